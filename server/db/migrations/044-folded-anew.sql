-- What 041 left as it was folded before: the titles of place types, which no two types share, and those by which lists of
-- contents sort. Where two types become one and the same, the later one gets a number behind its title: both stay, with
-- their places, and somebody decides what they are called.
do $$
declare
  one record;
  free text;
  number integer;
begin
  for one in select id, title from place_types where folded <> fold(title) order by id loop
    free := one.title;
    number := 1;
    while exists (select from place_types where id <> one.id and folded = fold(free)) loop
      number := number + 1;
      free := one.title || ' (' || number || ')';
    end loop;
    update place_types
       set title = free,
           updated_at = case when free = title then updated_at else greatest(now(), updated_at + interval '1 millisecond') end
     where id = one.id;
  end loop;
end $$;

update contents c set sort_title = fold(t.title)
  from translations t
 where t.content_id = c.id and c.sort_title <> fold(t.title)
   and c.sort_title = lower(public.unaccent('public.unaccent'::regdictionary, t.title));
