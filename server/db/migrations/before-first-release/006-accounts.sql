-- Who saved a record last, and the version that a save must start from.
alter table users add column updated_by integer references users on delete set null;
alter table roles
  add column created_at timestamptz(3) not null default now(),
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by integer references users on delete set null;
alter table desks
  add column created_at timestamptz(3) not null default now(),
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by integer references users on delete set null;

-- What a search looks through, folded once at write time.
alter table users add column folded text generated always as
  (fold(first_name || ' ' || last_name || ' ' || first_name || ' ' || username || ' ' || email || ' ' || company)) stored;
create index users_search on users using gin (folded gin_trgm_ops);
create index users_role on users (role_id);
create index users_desk on users (desk_id);

-- Destinations are categories of group 2.
create table user_destinations (
  user_id integer not null references users on delete cascade,
  category_id integer not null references categories on delete cascade,
  primary key (user_id, category_id)
);
create index user_destinations_category on user_destinations (category_id);

create table desk_municipalities (
  desk_id integer not null references desks on delete cascade,
  municipality_id integer not null references municipalities,
  primary key (desk_id, municipality_id)
);
create index desk_municipalities_municipality on desk_municipalities (municipality_id);

-- The log outlives whom it tells of: their id stays as it was, and no row is ever changed or taken away.
alter table audit drop constraint audit_user_id_fkey;
create index audit_user on audit (user_id, id);
create function refuse_audit_change() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
  end
  $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
