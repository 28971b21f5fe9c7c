-- Templates are reference data (server/reference): a database in use keeps what it has, a new one gets them from there.
insert into reference_data (name) select 'templates' where exists (select from users);
delete from templates where not exists (select from users);
