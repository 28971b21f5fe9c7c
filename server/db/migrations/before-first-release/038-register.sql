-- Files that the oldest rows of the log were moved out to: the log and these files are the whole of it.
create table register_files (
  name text primary key,
  first_id bigint not null,
  last_id bigint not null,
  row_count integer not null,
  -- SHA-256 of the rows as they are in the file, unpacked.
  checksum text not null,
  moved_at timestamptz(3) not null default now()
);

-- A deletion is judged once it is known what went.
create or replace function refuse_audit_change() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'DELETE' then
      raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
    end if;
    return null;
  end
  $$;

-- What went must be all rows up to one, as many as a file has that the same transaction recorded.
create function refuse_audit_loss() returns trigger
  language plpgsql
  as $$
  begin
    if not exists (select from register_files f
                    where f.xmin = pg_current_xact_id()::xid
                      and (f.first_id, f.last_id, f.row_count) = (select min(id), max(id), count(*) from removed)
                      and not exists (select from audit where id <= f.last_id)) then
      raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
    end if;
    return null;
  end
  $$;
create trigger audit_moved_out after delete on audit
  referencing old table as removed for each statement execute function refuse_audit_loss();
