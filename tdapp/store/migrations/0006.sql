CREATE TABLE table_race (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  chip INTEGER NOT NULL,
  "into" INTEGER NOT NULL,
  "table" INTEGER,
  odd INTEGER NOT NULL,
  given INTEGER NOT NULL,
  delta INTEGER NOT NULL,
  dealt VARCHAR NOT NULL,
  seed VARCHAR NOT NULL,
  why VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  at INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT a_table_races_a_chip_once UNIQUE (tournament, chip, "table"),
  CONSTRAINT table_race_makes_sense CHECK (chip > 0 AND "into" > chip AND odd >= 0 AND given >= 0)
);

CREATE TABLE race_hand (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  race INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  is_all BOOLEAN NOT NULL,
  cards VARCHAR NOT NULL,
  won INTEGER NOT NULL,
  got INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, race) REFERENCES table_race (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_hand_a_seat UNIQUE (tournament, race, seat),
  CONSTRAINT race_hand_makes_sense CHECK (seat > 0 AND chips >= 0 AND won >= 0 AND got >= won)
);

CREATE TABLE color_up (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  chip INTEGER NOT NULL,
  "into" INTEGER NOT NULL,
  tables INTEGER NOT NULL,
  at INTEGER NOT NULL,
  rule VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT a_chip_leaves_once UNIQUE (tournament, chip),
  CONSTRAINT color_up_makes_sense CHECK (chip > 0 AND "into" > chip AND tables >= 0)
);
