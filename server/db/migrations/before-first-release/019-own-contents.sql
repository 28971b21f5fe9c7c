-- Whose languages wait in which status is answered from the index alone, and still by author where one is deleted.
drop index translations_author;
create index translations_author on translations (author_id, area, status, item_id);
