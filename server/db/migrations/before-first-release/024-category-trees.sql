-- A category is edited like any record, and has a picture out of the media, which can't be deleted while it is one.
alter table categories
  drop column cover,
  add column cover_id integer references files,
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by integer references users on delete set null;
create index categories_cover on categories (cover_id) where cover_id is not null;
create index categories_parent on categories (parent_id) where parent_id is not null;
create index categories_editor on categories (updated_by) where updated_by is not null;

-- Positions count from 1 on each level.
update categories c set position = placed.position
  from (select id, row_number() over (partition by main, parent_id order by position, id) as position
          from categories) as placed
 where c.id = placed.id;
