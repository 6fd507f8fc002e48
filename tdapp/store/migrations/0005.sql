CREATE TABLE new_elimination (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  stack INTEGER,
  "table" INTEGER,
  seat INTEGER,
  at INTEGER NOT NULL,
  hand_for_hand BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT stack_is_not_negative CHECK (stack IS NULL OR stack >= 0)
);
INSERT INTO new_elimination SELECT tournament, n, hand, stack, "table", seat, at, 0 FROM elimination;
DROP TABLE elimination;
ALTER TABLE new_elimination RENAME TO elimination;

CREATE TABLE nameless (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  "table" INTEGER,
  at INTEGER NOT NULL,
  hand_for_hand BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE hand_for_hand (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE knockout (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  "by" VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE opened (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  knockout INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  seed VARCHAR NOT NULL,
  room VARCHAR NOT NULL,
  commitment VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, knockout) REFERENCES knockout (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_envelope_a_knockout UNIQUE (tournament, knockout),
  CONSTRAINT opened_makes_sense CHECK (amount > 0)
);

CREATE TABLE penalty (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  step VARCHAR NOT NULL,
  reason VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  unit VARCHAR NOT NULL,
  until INTEGER,
  hands INTEGER,
  is_over BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT penalty_makes_sense CHECK (amount >= 0 AND (hands IS NULL OR hands >= 0))
);

CREATE TABLE note (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER,
  "table" INTEGER,
  is_ruling BOOLEAN NOT NULL,
  text VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  who VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT note_says_something CHECK (length(trim(text)) > 0)
);

CREATE TABLE stack (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT counted_stack_is_not_negative CHECK (chips >= 0)
);

CREATE TABLE table_count (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  players VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT counted_table_is_not_negative CHECK (chips >= 0)
);
