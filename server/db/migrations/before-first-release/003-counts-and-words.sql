-- Totals and versions of areas follow every write to `contents`, whoever makes it: a list reads both in one row.
alter table area_versions add column total integer not null default 0;
insert into area_versions (area, version, total)
  select area, 1, count(*) from contents group by area
  on conflict (area) do update set version = area_versions.version + 1, total = excluded.total;

create function count_contents() returns trigger
  language plpgsql
  as $$
  begin
    insert into area_versions (area, version, total)
      select area, 1, case tg_op when 'INSERT' then count(*) when 'DELETE' then -count(*) else 0 end
        from changed group by area order by area
      on conflict (area) do update
        set version = area_versions.version + 1, total = area_versions.total + excluded.total;
    return null;
  end
  $$;
create trigger contents_inserted after insert on contents
  referencing new table as changed for each statement execute function count_contents();
create trigger contents_updated after update on contents
  referencing new table as changed for each statement execute function count_contents();
create trigger contents_deleted after delete on contents
  referencing old table as changed for each statement execute function count_contents();

-- The text of a language lies apart from what lists filter, sort and search by: those rows stay narrow.
alter table translations set (toast_tuple_target = 256);

-- A category belongs to one group, a group nearly always to one field: without knowing it the planner expects far too few rows.
create statistics content_categories_by_field (dependencies) on category_id, field from content_categories;

-- Every word that a title ever had, folded: what a mistyped word is compared with. Words are never taken out; one that no
-- title has any more finds nothing. In order, so that two writers never wait for each other crosswise.
create table search_words (
  word text primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

create function learn_words() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_words
      select distinct word from changed, regexp_split_to_table(changed.folded, '[^[:alnum:]]+') as word
       where length(word) between 4 and 40 order by word
      on conflict do nothing;
    return null;
  end
  $$;
create trigger translations_inserted after insert on translations
  referencing new table as changed for each statement execute function learn_words();
create trigger translations_updated after update on translations
  referencing new table as changed for each statement execute function learn_words();
insert into search_words
  select distinct word from translations, regexp_split_to_table(translations.folded, '[^[:alnum:]]+') as word
   where length(word) between 4 and 40;
