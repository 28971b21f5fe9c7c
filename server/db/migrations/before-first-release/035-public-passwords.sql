-- The password of a user who came with example contents, which everybody can read: known as such for as long as it opens
-- the account, whatever wrote the user.
alter table users add column public_password text;
update users set public_password = username || '-demo-2026'
 where username in ('admin', 'regionale', 'redazione', 'turistica', 'editor', 'lettore');
