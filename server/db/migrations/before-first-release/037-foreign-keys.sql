-- Whoever deletes a user or a desk is asked for every row that points to it: without an index each table is read whole.
create index contents_created_by on contents (created_by);
create index contents_desk on contents (desk_id);
create index contents_updated_by on contents (updated_by);
create index desks_updated_by on desks (updated_by);
create index files_created_by on files (created_by);
create index files_updated_by on files (updated_by);
create index place_types_created_by on place_types (created_by);
create index place_types_updated_by on place_types (updated_by);
create index places_created_by on places (created_by);
create index places_updated_by on places (updated_by);
create index redirects_created_by on redirects (created_by);
create index redirects_updated_by on redirects (updated_by);
create index roles_updated_by on roles (updated_by);
create index users_updated_by on users (updated_by);
