CREATE TABLE projector (
  id VARCHAR NOT NULL,
  theme VARCHAR NOT NULL,
  has_full_names BOOLEAN NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT one_projector CHECK (id = 'projector')
);

CREATE TABLE panel (
  id VARCHAR NOT NULL,
  turn INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT panel_makes_sense CHECK (turn > 0 AND seconds >= 0)
);

CREATE TABLE message (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  text VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  takes_turns BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT message_says_something CHECK (length(trim(text)) > 0)
);
