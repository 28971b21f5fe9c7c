-- Days on which an item takes place, of content types that say so; null for none. A list asks which items have a day or a
-- range of days.
alter table contents
  add column days datemultirange,
  -- What tells places apart: street and number by municipality, and the part of a small grid over the map.
  add column place_keys text[];
create index contents_days on contents using gist (days) where days is not null;
create index contents_place_keys on contents using gin (place_keys) where place_keys is not null;

-- The shared fields of such an item are long: they lie apart, its days stay with what lists filter and sort by.
alter table contents alter column days set storage main, set (toast_tuple_target = 256);
