ALTER TABLE poker_table ADD COLUMN said INTEGER;
ALTER TABLE poker_table ADD COLUMN card VARCHAR;
ALTER TABLE poker_table ADD COLUMN first_button INTEGER;

CREATE TABLE new_draw (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  seed VARCHAR NOT NULL,
  room VARCHAR NOT NULL,
  commitment VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  why VARCHAR NOT NULL,
  asked VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO new_draw SELECT tournament, n, seed, room, commitment, at, '', '' FROM draw;
DROP TABLE draw;
ALTER TABLE new_draw RENAME TO draw;

CREATE TABLE seat_wish (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  "table" INTEGER,
  seat INTEGER,
  deals BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_wish_a_seat UNIQUE (tournament, "table", seat),
  CONSTRAINT a_seat_is_whole CHECK (("table" IS NULL) = (seat IS NULL))
);
