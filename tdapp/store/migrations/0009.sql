CREATE TABLE new_clock (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  stretch INTEGER NOT NULL,
  ends INTEGER,
  remains INTEGER,
  started INTEGER,
  begins INTEGER,
  why VARCHAR NOT NULL,
  last_hand INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT runs_or_stands CHECK ((ends IS NULL) <> (remains IS NULL)),
  CONSTRAINT begins_before_it_ends CHECK (begins IS NULL OR (ends IS NOT NULL AND ends >= begins))
);
INSERT INTO new_clock
  SELECT clock.tournament, clock.n, clock.stretch, clock.ends, clock.remains * 1000,
    CASE WHEN clock.ends IS NULL AND clock.stretch = 1 AND clock.remains = first.seconds THEN NULL ELSE tournament.created END,
    NULL, '', NULL
  FROM clock
  JOIN tournament ON tournament.id = clock.tournament
  LEFT JOIN stretch AS first ON first.tournament = clock.tournament AND first.n = 1;
DROP TABLE clock;
ALTER TABLE new_clock RENAME TO clock;

CREATE TABLE new_hand_for_hand (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER,
  played INTEGER NOT NULL,
  done VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO new_hand_for_hand SELECT tournament, n, hand, began, ended, 0, '' FROM hand_for_hand;
DROP TABLE hand_for_hand;
ALTER TABLE new_hand_for_hand RENAME TO hand_for_hand;
