-- The register of all operations, narrowed by area, kind or day; by person is 006's.
create index audit_area on audit (entity, id);
create index audit_action on audit (action, id);
create index audit_moment on audit (at);
