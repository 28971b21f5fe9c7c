-- The hash of a password that was made for somebody and shown once. As long as it is the user's, it must be changed at
-- the sign-in; whatever sets another password has done that.
alter table users add column initial_password_hash text;
