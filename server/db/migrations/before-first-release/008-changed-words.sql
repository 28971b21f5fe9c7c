-- Words are learnt from titles that changed: a save of something else, of one row or of many thousands, learns none.
create function learn_changed_words() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_words
      select distinct word
        from changed join former using (content_id, lang), regexp_split_to_table(changed.folded, '[^[:alnum:]]+') as word
       where changed.folded <> former.folded and length(word) between 4 and 40 order by word
      on conflict do nothing;
    return null;
  end
  $$;
drop trigger translations_updated on translations;
create trigger translations_updated after update on translations
  referencing old table as former new table as changed for each statement execute function learn_changed_words();
