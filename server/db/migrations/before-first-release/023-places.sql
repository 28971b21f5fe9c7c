-- A municipality of an item was chosen in a field of its own, or is where an address of the item lies. Content types that
-- have both say which ones count.
alter table content_municipalities
  add column is_chosen boolean not null default true,
  drop constraint content_municipalities_pkey,
  add primary key (content_id, municipality_id, is_chosen);
drop index content_municipalities_municipality;
create index content_municipalities_municipality
  on content_municipalities (municipality_id, content_id) include (is_chosen);

-- Until now addresses counted only where there was no field: those of events. The addresses of news were left out.
update content_municipalities m set is_chosen = false from contents c where c.id = m.content_id and c.area = 'event';
insert into content_municipalities (content_id, municipality_id, is_chosen)
  select c.id, m.id, false
    from contents c
    join municipalities m on m.id::text = c.shared #>> '{locations,location,city,id}'
   where c.area = 'news';

-- What lists sort by, of the first address: the province with the municipality in it, and the municipality.
alter table contents
  add column sort_province text collate "C" not null default '',
  add column sort_city text collate "C" not null default '';
update contents c
   set sort_province = fold(p.nome) || chr(1) || fold(m.city), sort_city = fold(m.city)
  from (select distinct on (content_id) content_id, municipality_id from content_municipalities
         where not is_chosen order by content_id, position) first
  join municipalities m on m.id = first.municipality_id
  join provinces p on p.id = m.province_id
 where c.id = first.content_id;
create index contents_sort_province on contents (area, sort_province, id);
create index contents_sort_city on contents (area, sort_city, id);
