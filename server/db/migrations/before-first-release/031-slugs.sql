-- Whether another item has an address is asked at each save that changes one.
create index translations_slug on translations (area, slug, lang) where slug <> '' and revision_of is null;
