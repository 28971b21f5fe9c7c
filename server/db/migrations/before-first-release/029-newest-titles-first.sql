-- A search over everything shows few of many. In these indexes, which hold texts side by side, a word that many rows hold
-- is found among the newest few hundred, however many they are.
create index translations_newest on translations (content_id) include (area, folded) where revision_of is null;
create index users_newest on users (id) include (folded);
create index places_newest on places (id) include (folded);

-- A title stays in the row of a long text, so that comparing it fetches nothing from where the long values lie.
alter table translations alter column title set storage main, alter column folded set storage main;
