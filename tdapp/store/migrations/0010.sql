CREATE TABLE league (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  formula VARCHAR NOT NULL,
  decimals INTEGER NOT NULL,
  ties VARCHAR NOT NULL,
  best INTEGER,
  dropped INTEGER NOT NULL,
  minimum INTEGER NOT NULL,
  tie_breaks VARCHAR NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT league_has_a_name CHECK (length(trim(name)) > 0),
  CONSTRAINT league_makes_sense CHECK (decimals >= 0 AND (best IS NULL OR best > 0) AND dropped >= 0 AND minimum >= 0)
);

CREATE TABLE league_event (
  id VARCHAR NOT NULL,
  league VARCHAR NOT NULL,
  event VARCHAR NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(league) REFERENCES league (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(event) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT an_event_counts_once UNIQUE (league, event)
);
