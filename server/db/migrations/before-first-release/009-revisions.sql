-- A revision draft is a row of its own that holds a whole new version of a published item, at most one an item, and goes
-- with it. `revision_base` is the item as it was when the draft was begun: what tells the draft's changes from later ones.
alter table contents
  add column revision_of integer constraint contents_revision_key unique references contents on delete cascade,
  add column revision_base jsonb,
  add constraint contents_revision_has_base check ((revision_of is null) = (revision_base is null));

-- Lists show items, not drafts of them: their order lies in indexes that hold nothing else.
drop index contents_area;
drop index contents_sort_title;
drop index contents_sort_date;
create index contents_area on contents (area, id) where revision_of is null;
create index contents_sort_title on contents (area, sort_title, id) where revision_of is null;
create index contents_sort_date on contents (area, sort_date, id) where revision_of is null;

-- `item_id` is the item that a language belongs to, as itself or as its draft: a status is looked for in both.
alter table translations add column revision_of integer;
alter table translations add column item_id integer generated always as (coalesce(revision_of, content_id)) stored;
drop index translations_status;
create index translations_status on translations (area, status, item_id);

-- A draft is in no total, but the version rises with it: what it shows of the item is part of the item's row.
create function count_items() returns trigger
  language plpgsql
  as $$
  begin
    insert into area_versions (area, version, total)
      select area, 1, count(*) filter (where revision_of is null)
               * case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end
        from changed group by area order by area
      on conflict (area) do update
        set version = area_versions.version + 1, total = area_versions.total + excluded.total;
    return null;
  end
  $$;
drop trigger contents_inserted on contents;
drop trigger contents_updated on contents;
drop trigger contents_deleted on contents;
create trigger contents_inserted after insert on contents
  referencing new table as changed for each statement execute function count_items();
create trigger contents_updated after update on contents
  referencing new table as changed for each statement execute function count_items();
create trigger contents_deleted after delete on contents
  referencing old table as changed for each statement execute function count_items();
