CREATE TABLE house (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  currency VARCHAR NOT NULL,
  paper VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT one_house CHECK (id = 'house')
);

CREATE TABLE player (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  nickname VARCHAR NOT NULL,
  member VARCHAR NOT NULL,
  note VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT player_has_a_name CHECK (length(trim(name)) > 0)
);

CREATE TABLE tournament (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  created INTEGER NOT NULL,
  game VARCHAR NOT NULL,
  currency VARCHAR NOT NULL,
  buy_in INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  stack INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  guarantee INTEGER NOT NULL,
  late_until_level INTEGER NOT NULL,
  profile VARCHAR NOT NULL,
  house_rules VARCHAR NOT NULL,
  finished INTEGER,
  PRIMARY KEY (id),
  CONSTRAINT money_is_not_negative CHECK (buy_in >= 0 AND fee >= 0 AND guarantee >= 0),
  CONSTRAINT terms_make_sense CHECK (stack > 0 AND seats > 1 AND late_until_level >= 0)
);

CREATE TABLE stretch (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  is_break BOOLEAN NOT NULL,
  small_blind INTEGER NOT NULL,
  big_blind INTEGER NOT NULL,
  ante INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT stretch_makes_sense CHECK (seconds > 0 AND small_blind >= 0 AND big_blind >= 0 AND ante >= 0)
);

CREATE TABLE chip (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  worth INTEGER NOT NULL,
  color VARCHAR NOT NULL,
  "each" INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT chip_makes_sense CHECK (worth > 0 AND each >= 0)
);

CREATE TABLE clock (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  stretch INTEGER NOT NULL,
  ends INTEGER,
  remains INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT runs_or_stands CHECK ((ends IS NULL) <> (remains IS NULL))
);

CREATE TABLE entry (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  player VARCHAR NOT NULL,
  registered INTEGER NOT NULL,
  has_arrived BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(player) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE presence (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  player VARCHAR NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_presence_a_player UNIQUE (tournament, player)
);

CREATE TABLE purchase (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  kind VARCHAR NOT NULL,
  price INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  at INTEGER NOT NULL,
  reverses INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, reverses) REFERENCES purchase (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT purchase_reversed_once UNIQUE (tournament, reverses),
  CONSTRAINT purchase_is_not_negative CHECK (price >= 0 AND fee >= 0 AND chips >= 0)
);

CREATE TABLE payment (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER,
  kind VARCHAR NOT NULL,
  method VARCHAR NOT NULL,
  is_incoming BOOLEAN NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL,
  reverses INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, reverses) REFERENCES payment (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT payment_reversed_once UNIQUE (tournament, reverses),
  CONSTRAINT payment_is_positive CHECK (amount > 0)
);

CREATE TABLE poker_table (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  unavailable VARCHAR NOT NULL,
  breaks INTEGER NOT NULL,
  is_open BOOLEAN NOT NULL,
  button INTEGER,
  small_blind INTEGER,
  big_blind INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT table_makes_sense CHECK (seats > 0 AND n > 0)
);

CREATE TABLE seating (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  "table" INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES presence (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, "table") REFERENCES poker_table (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_player_a_seat UNIQUE (tournament, "table", seat),
  CONSTRAINT seats_count_from_1 CHECK (seat > 0)
);

CREATE TABLE moved (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  from_table INTEGER NOT NULL,
  from_seat INTEGER NOT NULL,
  to_table INTEGER NOT NULL,
  to_seat INTEGER NOT NULL,
  waits BOOLEAN NOT NULL,
  at INTEGER NOT NULL,
  why VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  is_seated BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE elimination (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  stack INTEGER,
  "table" INTEGER,
  seat INTEGER,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT stack_is_not_negative CHECK (stack IS NULL OR stack >= 0)
);

CREATE TABLE prize (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT prize_makes_sense CHECK (amount >= 0 AND n > 0)
);

CREATE TABLE draw (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  seed VARCHAR NOT NULL,
  room VARCHAR NOT NULL,
  commitment VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE change (
  stream VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  who VARCHAR NOT NULL,
  desk VARCHAR NOT NULL,
  kind VARCHAR NOT NULL,
  sentence VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  undoes INTEGER,
  rows BLOB NOT NULL,
  hash BLOB NOT NULL,
  PRIMARY KEY (stream, n)
);
