CREATE TABLE pin (
  id VARCHAR NOT NULL,
  holder VARCHAR NOT NULL,
  salt VARCHAR NOT NULL,
  digest VARCHAR NOT NULL,
  minutes INTEGER NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT one_pin_each UNIQUE (holder),
  CONSTRAINT a_pin_has_a_holder CHECK (length(trim(holder)) > 0 AND minutes >= 0)
);

CREATE TABLE put_away (
  id VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(id) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);
