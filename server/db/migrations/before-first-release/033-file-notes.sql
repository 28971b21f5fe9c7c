-- What would help the readers of a file, as it was found when it was uploaded: [{code, …}].
alter table files add column notes jsonb not null default '[]';
