-- What an administrator put off, or checked, of the first steps of a site. `about` is what was checked: a mail server, the
-- languages, the address of the map tiles. What the database or the settings say by themselves is not here.
create table first_steps (
  step text primary key,
  state text not null check (state in ('deferred', 'checked')),
  about text
);
