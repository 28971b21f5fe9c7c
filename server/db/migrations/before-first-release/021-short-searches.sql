-- One or two letters can't be looked up by trigrams: every title is compared, and reading them from the table fetches most
-- of them from where its long values lie. This index holds them side by side.
create index translations_titles on translations (area, content_id) include (folded);
