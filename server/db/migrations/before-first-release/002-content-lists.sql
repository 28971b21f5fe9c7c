-- What lists sort by, kept on the item so that a page is one index scan: the Italian title and date, or the first language's.
alter table contents
  add column sort_title text collate "C" not null default '',
  add column sort_date timestamp(0) not null default '-infinity';
create index contents_sort_title on contents (area, sort_title, id);
create index contents_sort_date on contents (area, sort_date, id);

-- Folded once at write time: folding at every comparison costs more than the comparison.
alter table translations add column folded text generated always as (fold(title)) stored;
drop index translations_title_search;
create index translations_title_search on translations using gin (folded gin_trgm_ops);

create index idempotency_keys_age on idempotency_keys (created_at);

-- Random keys of this database, e.g. what signs the preview links.
create table secrets (
  name text primary key,
  value text not null
);
