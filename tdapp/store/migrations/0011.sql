CREATE TABLE new_house (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  currency VARCHAR NOT NULL,
  paper VARCHAR NOT NULL,
  logo VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT one_house CHECK (id = 'house')
);
INSERT INTO new_house SELECT id, name, currency, paper, '' FROM house;
DROP TABLE house;
ALTER TABLE new_house RENAME TO house;
