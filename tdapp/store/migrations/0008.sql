CREATE TABLE new_prize (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  what VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT prize_makes_sense CHECK (amount >= 0 AND n > 0)
);
INSERT INTO new_prize SELECT tournament, n, amount, '' FROM prize;
DROP TABLE prize;
ALTER TABLE new_prize RENAME TO prize;

CREATE TABLE prize_plan (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  way VARCHAR NOT NULL,
  wish VARCHAR NOT NULL,
  unit INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT prize_plan_makes_sense CHECK (n = 1 AND unit > 0)
);

CREATE TABLE pool_line (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  name VARCHAR NOT NULL,
  is_added BOOLEAN NOT NULL,
  percent INTEGER,
  amount INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT pool_line_has_a_name CHECK (length(trim(name)) > 0),
  CONSTRAINT a_share_or_an_amount CHECK ((percent IS NULL) <> (amount IS NULL)),
  CONSTRAINT pool_line_is_more CHECK ((percent IS NULL OR percent > 0) AND (amount IS NULL OR amount > 0))
);

CREATE TABLE deal (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  method VARCHAR NOT NULL,
  reserve INTEGER NOT NULL,
  at INTEGER NOT NULL,
  is_the_end BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT deal_makes_sense CHECK (n = 1 AND reserve >= 0)
);

CREATE TABLE deal_share (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  stack INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT deal_share_is_not_negative CHECK (stack >= 0 AND amount >= 0)
);
