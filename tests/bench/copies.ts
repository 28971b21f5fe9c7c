import type { Queryable } from '../../server/db/types';

/** Each copy lies so many days behind the one before it, where a content takes place on days. */
const STEP = 17;

const COPIES = `
  with copy as materialized (
    select c.*, k, nextval(pg_get_serial_sequence('contents', 'id'))::integer as new_id
      from contents c, generate_series(1, $2::integer) k where c.area = $1 and c.revision_of is null),
  items as (
    insert into contents (id, area, desk_id, shared, sort_title, sort_date, sort_province, sort_city, days, place_keys)
    select new_id, area, desk_id, shared, sort_title || ' ' || k, sort_date, sort_province, sort_city,
           (select range_agg(daterange(lower(r) + (k - $2 / 2) * ${STEP}, upper(r) + (k - $2 / 2) * ${STEP}))
              from unnest(days) r),
           place_keys
      from copy),
  towns as (
    insert into content_municipalities (content_id, municipality_id, is_chosen, position)
    select new_id, m.municipality_id, m.is_chosen, m.position from copy join content_municipalities m on m.content_id = copy.id),
  choices as (
    insert into content_categories (content_id, field, lang, category_id, position)
    select new_id, o.field, o.lang, o.category_id, o.position from copy join content_categories o on o.content_id = copy.id),
  links as (
    insert into content_links (content_id, field, lang, target_id)
    select new_id, l.field, l.lang, l.target_id from copy join content_links l on l.content_id = copy.id),
  place_uses as (
    insert into place_links (content_id, field, lang, place_id)
    select new_id, p.field, p.lang, p.place_id from copy join place_links p on p.content_id = copy.id)
  insert into translations (content_id, area, lang, title, slug, status, author_id, pub_date, body)
  select new_id, t.area, t.lang, t.title || ' ' || k, t.slug, t.status, t.author_id, t.pub_date, t.body
    from copy join translations t on t.content_id = copy.id`;

/** Adds copies of every content of an area until there are about `count`; those with days lie apart in time. */
export async function copyContents(tx: Queryable, area: string, count: number): Promise<void> {
  const { rows } = await tx.query<{ total: number }>(
    'select count(*)::integer as total from contents where area = $1 and revision_of is null',
    [area],
  );
  const written = rows[0]?.total ?? 0;
  const copies = written === 0 ? 0 : Math.floor(count / written) - 1;
  if (copies <= 0) return;
  await tx.query('set local statement_timeout = 0');
  await tx.query(COPIES, [area, copies]);
}
