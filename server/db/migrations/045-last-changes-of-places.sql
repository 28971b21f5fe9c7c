-- A list of places by who changed what last is one index scan, like its other orders.
create index places_updated on places (updated_at, id);
