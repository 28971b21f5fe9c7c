-- One row that is written whenever somebody asks whether the server can work: a database that can only be read is not ready.
create table readiness (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);
insert into readiness (checked_at) values (now());
