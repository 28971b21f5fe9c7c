-- Networks from which an account signed in: a hash of both, like the keys of sign_in_attempts.
create table known_networks (
  key text primary key,
  last_used timestamptz not null
);
create index known_networks_last_used on known_networks (last_used);
