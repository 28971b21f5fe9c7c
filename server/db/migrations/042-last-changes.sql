-- A list by who changed what last is one index scan, like its other orders.
create index contents_updated on contents (area, updated_at, id);
