-- Contents that a content points to, by field; `lang` is '' for a field shared by all languages. What somebody points to
-- can't be deleted, be it by a revision draft: its links go with their own content alone. Nobody points to a draft.
create table content_links (
  content_id integer not null references contents on delete cascade,
  field text not null,
  lang text not null default '',
  target_id integer not null references contents,
  primary key (content_id, field, lang, target_id)
);
create index content_links_target on content_links (target_id, content_id);

-- What is stored: the offices of an event, and the localities of its stops. What points to nothing any more has no link.
insert into content_links (content_id, field, target_id)
select distinct source.id, pointer.field, target.id
  from contents source
 cross join lateral (
        select 'iat' as field, 'iat' as area, office -> 'id' as id
          from jsonb_path_query(source.shared, 'lax $.iat[*]') office
        union all
        select 'locations', 'localita', locality -> 'id'
          from jsonb_path_query(source.shared, 'lax $.locations[*].localita') locality) pointer
  join contents target
    on target.area = pointer.area and target.revision_of is null and to_jsonb(target.id) = pointer.id
 where source.area = 'event';
analyze content_links;
