-- Which form the keys of a redirect have: rules with an earlier one get new ones when a server starts, since the form is
-- not SQL's to know. `readable` is what the two addresses read without percent codes, where that is something else.
alter table redirects add column key_form smallint not null default 0, add column readable text not null default '';
create index redirects_readable on redirects using gin (fold(readable) gin_trgm_ops);
