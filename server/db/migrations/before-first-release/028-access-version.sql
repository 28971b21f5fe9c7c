-- Version of who may do what: raised in every transaction after which a session may have to be resolved anew, so that
-- processes know when what they keep of sessions is old. A use that prolongs a session changes nothing of it, nor does a
-- new one.
create table access_version (
  version bigint not null
);
insert into access_version (version) values (0);

-- Put off until the transaction commits: then it has all other locks that it needs, and whoever waits for this row waits
-- for a commit alone.
create function raise_access_version() returns trigger
  language plpgsql
  as $$
  begin
    update access_version set version = version + 1;
    return null;
  end
  $$;
create constraint trigger users_access_changed after update on users
  deferrable initially deferred for each row
  when ((old.username, old.first_name, old.last_name, old.email, old.role_id, old.desk_id, old.active)
        is distinct from
        (new.username, new.first_name, new.last_name, new.email, new.role_id, new.desk_id, new.active))
  execute function raise_access_version();
create constraint trigger roles_access_changed after update on roles
  deferrable initially deferred for each row
  when ((old.name, old.title) is distinct from (new.name, new.title))
  execute function raise_access_version();
create constraint trigger role_abilities_access_changed after insert or update or delete on role_abilities
  deferrable initially deferred for each row execute function raise_access_version();
-- Those of a deleted user go with them.
create constraint trigger sessions_access_ended after delete on sessions
  deferrable initially deferred for each row execute function raise_access_version();
create constraint trigger sessions_access_shortened after update on sessions
  deferrable initially deferred for each row
  when (new.expires_at < old.expires_at or (old.token_hash, old.user_id, old.created_at)
        is distinct from (new.token_hash, new.user_id, new.created_at))
  execute function raise_access_version();
