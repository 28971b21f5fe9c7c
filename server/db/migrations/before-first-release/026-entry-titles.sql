-- What the entries of an item are called in a language, such as an itinerary's stops: its searches find them too. The
-- server keeps it short enough for an index with the title.
alter table translations add column entry_titles text not null default '';

-- A generated column takes no other expression: it is made anew, and its indexes with it.
alter table translations drop column folded;
alter table translations add column folded text generated always as
  (fold(case entry_titles when '' then title else title || ' ' || entry_titles end)) stored;
create index translations_title_search on translations using gin (folded gin_trgm_ops);
create index translations_title_start on translations (left(folded, 40) text_pattern_ops);
create index translations_titles on translations (area, content_id) include (folded);
