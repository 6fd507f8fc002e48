CREATE TABLE spot (
  n INTEGER NOT NULL,
  across INTEGER NOT NULL,
  down INTEGER NOT NULL,
  PRIMARY KEY (n),
  CONSTRAINT spot_makes_sense CHECK (n > 0)
);
