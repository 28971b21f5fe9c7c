-- What nobody sees is no part of what is compared (soft hyphens, zero-width characters, direction marks), and every blank
-- is one: a title that was copied with them is found by what is read in it. The same characters as the client's `fold()`.
create or replace function fold(text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, pg_catalog.translate($1,
    U&'\00A0\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\202F\205F\3000\2028\2029\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\FE0E\FE0F\FEFF',
    '                 '))) $$;

-- What was folded before, where it differs now.
update translations set title = title
 where folded <> fold(case entry_titles when '' then title else title || ' ' || entry_titles end);
update places set nome = nome where folded <> fold(nome);
update users set first_name = first_name
 where folded <> fold(first_name || ' ' || last_name || ' ' || first_name || ' ' || username || ' ' || email || ' ' || company);
update files set name = name where folded <> fold(name || ' ' || title || ' ' || copyright);
update redirects set old_url = old_url where folded <> fold(old_url || ' ' || new_url);
update reviewed_activities set title = title where folded <> fold(title);
update bookable_activities set title = title where folded <> fold(title);
reindex index municipalities_city;
reindex index files_name;
