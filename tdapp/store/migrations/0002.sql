CREATE TABLE new_player (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  nickname VARCHAR NOT NULL,
  member VARCHAR NOT NULL,
  note VARCHAR NOT NULL,
  barred VARCHAR NOT NULL,
  is_of_age BOOLEAN NOT NULL,
  merged_into VARCHAR,
  PRIMARY KEY (id),
  FOREIGN KEY(merged_into) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT player_has_a_name CHECK (length(trim(name)) > 0),
  CONSTRAINT player_is_no_other_than_himself CHECK (merged_into IS NULL OR merged_into <> id)
);
INSERT INTO new_player SELECT id, name, nickname, member, note, '', 0, NULL FROM player;
DROP TABLE player;
ALTER TABLE new_player RENAME TO player;

CREATE TABLE new_tournament (
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
  starts INTEGER,
  late_ends VARCHAR NOT NULL,
  late_until INTEGER,
  is_closed BOOLEAN NOT NULL,
  draws_at_once BOOLEAN NOT NULL,
  has_names BOOLEAN NOT NULL,
  most_players INTEGER NOT NULL,
  bounty INTEGER NOT NULL,
  bounty_kind VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT money_is_not_negative CHECK (buy_in >= 0 AND fee >= 0 AND guarantee >= 0 AND bounty >= 0),
  CONSTRAINT terms_make_sense CHECK (stack > 0 AND seats > 1 AND late_until_level >= 0 AND most_players >= 0)
);
INSERT INTO new_tournament SELECT id, name, created, game, currency, buy_in, fee, stack, seats, guarantee, late_until_level, profile, house_rules, finished, NULL, 'level', NULL, 0, 0, 1, 0, 0, '' FROM tournament;
DROP TABLE tournament;
ALTER TABLE new_tournament RENAME TO tournament;

CREATE TABLE new_stretch (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  is_break BOOLEAN NOT NULL,
  small_blind INTEGER NOT NULL,
  big_blind INTEGER NOT NULL,
  ante INTEGER NOT NULL,
  ante_kind VARCHAR NOT NULL,
  game VARCHAR NOT NULL,
  bring_in INTEGER NOT NULL,
  small_bet INTEGER NOT NULL,
  big_bet INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT stretch_makes_sense CHECK (seconds > 0 AND small_blind >= 0 AND big_blind >= 0 AND ante >= 0 AND bring_in >= 0 AND small_bet >= 0 AND big_bet >= 0)
);
INSERT INTO new_stretch SELECT tournament, n, seconds, is_break, small_blind, big_blind, ante, 'each', '', 0, 0, 0 FROM stretch;
DROP TABLE stretch;
ALTER TABLE new_stretch RENAME TO stretch;

CREATE TABLE new_chip (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  worth INTEGER NOT NULL,
  color VARCHAR NOT NULL,
  "each" INTEGER NOT NULL,
  box INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT chip_makes_sense CHECK (worth > 0 AND each >= 0 AND box >= 0)
);
INSERT INTO new_chip SELECT tournament, n, worth, color, "each", 0 FROM chip;
DROP TABLE chip;
ALTER TABLE new_chip RENAME TO chip;

CREATE TABLE new_entry (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  player VARCHAR,
  registered INTEGER NOT NULL,
  has_arrived BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(player) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO new_entry SELECT tournament, n, player, registered, has_arrived FROM entry;
DROP TABLE entry;
ALTER TABLE new_entry RENAME TO entry;

CREATE TABLE new_presence (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  player VARCHAR,
  away_since INTEGER,
  is_held BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, n) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_presence_a_player UNIQUE (tournament, player)
);
INSERT INTO new_presence SELECT tournament, n, player, NULL, 0 FROM presence;
DROP TABLE presence;
ALTER TABLE new_presence RENAME TO presence;

CREATE TABLE new_purchase (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  kind VARCHAR NOT NULL,
  price INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  at INTEGER NOT NULL,
  reverses INTEGER,
  bounty INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, reverses) REFERENCES purchase (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT purchase_reversed_once UNIQUE (tournament, reverses),
  CONSTRAINT purchase_is_not_negative CHECK (price >= 0 AND fee >= 0 AND chips >= 0 AND bounty >= 0)
);
INSERT INTO new_purchase SELECT tournament, n, entry, kind, price, fee, chips, at, reverses, 0 FROM purchase;
DROP TABLE purchase;
ALTER TABLE new_purchase RENAME TO purchase;

CREATE TABLE new_payment (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER,
  kind VARCHAR NOT NULL,
  method VARCHAR NOT NULL,
  is_incoming BOOLEAN NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL,
  reverses INTEGER,
  purchase INTEGER,
  clerk VARCHAR NOT NULL,
  received INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, reverses) REFERENCES payment (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, purchase) REFERENCES purchase (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT payment_reversed_once UNIQUE (tournament, reverses),
  CONSTRAINT payment_is_positive CHECK (amount > 0),
  CONSTRAINT enough_was_received CHECK (received IS NULL OR received >= amount)
);
INSERT INTO new_payment SELECT tournament, n, entry, kind, method, is_incoming, amount, at, reverses, NULL, '', NULL FROM payment;
DROP TABLE payment;
ALTER TABLE new_payment RENAME TO payment;

CREATE TABLE offer (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  kind VARCHAR NOT NULL,
  price INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  bounty INTEGER NOT NULL,
  chips INTEGER NOT NULL,
  "each" INTEGER,
  in_all INTEGER,
  from_level INTEGER NOT NULL,
  until_level INTEGER,
  only_broke BOOLEAN NOT NULL,
  up_to_stack INTEGER,
  at_once INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_offer_a_kind UNIQUE (tournament, kind),
  CONSTRAINT offer_is_not_negative CHECK (price >= 0 AND fee >= 0 AND bounty >= 0 AND chips >= 0),
  CONSTRAINT offer_makes_sense CHECK (at_once > 0 AND from_level > 0)
);

CREATE TABLE envelope (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT envelope_makes_sense CHECK (amount > 0 AND number > 0)
);

CREATE TABLE booking (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  player VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  waits BOOLEAN NOT NULL,
  has_arrived BOOLEAN NOT NULL,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(player) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_booking_a_player UNIQUE (tournament, player)
);

CREATE TABLE chip_change (
  tournament VARCHAR NOT NULL,
  n INTEGER NOT NULL,
  entry INTEGER,
  delta INTEGER NOT NULL,
  why VARCHAR NOT NULL,
  rule VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  reverses INTEGER,
  PRIMARY KEY (tournament, n),
  FOREIGN KEY(tournament) REFERENCES tournament (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, entry) REFERENCES entry (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(tournament, reverses) REFERENCES chip_change (tournament, n) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT chip_change_reversed_once UNIQUE (tournament, reverses),
  CONSTRAINT chips_change CHECK (delta <> 0)
);

CREATE TABLE apart (
  id VARCHAR NOT NULL,
  player VARCHAR NOT NULL,
  other VARCHAR NOT NULL,
  why VARCHAR NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(player) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY(other) REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT two_people CHECK (player < other)
);

CREATE TABLE template (
  id VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  content VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT template_has_a_name CHECK (length(trim(name)) > 0)
);

CREATE TABLE till (
  id VARCHAR NOT NULL,
  clerk VARCHAR NOT NULL,
  at INTEGER NOT NULL,
  began_with INTEGER NOT NULL,
  expected INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  note VARCHAR NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT till_makes_sense CHECK (counted >= 0)
);
