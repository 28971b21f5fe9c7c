-- One reset code a user at most: a new request replaces the older code. The code itself is only in the mail.
create table password_resets (
  user_id integer primary key references users on delete cascade,
  code_hash bytea not null constraint password_resets_code_key unique,
  expires_at timestamptz not null
);
create index password_resets_expiry on password_resets (expires_at);
