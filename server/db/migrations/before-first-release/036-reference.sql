-- Which parts of the product's reference data (server/reference) were written here: each once, so that what a site makes of
-- it stays.
create table reference_data (
  name text primary key,
  written_at timestamptz not null default now()
);

-- Of the town hall, in degrees, WGS 84.
alter table municipalities
  add column lat double precision,
  add column lng double precision;
-- The tourist destination that a province lies in: one that has provinces can't be deleted.
alter table provinces add column destination_id integer references categories;
create index provinces_destination on provinces (destination_id) where destination_id is not null;
