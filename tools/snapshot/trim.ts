import type { Db } from '../../server/db/types';

/** Rows of each kind that are enough. */
const ENOUGH = 5;
/** Of what is short, and of which one kind alone is there. */
const MANY = 100;

/** What nothing that stays points to, beyond the first of each kind. News keep all revision drafts, events some featured. */
const SUPERFLUOUS = [
  `delete from contents
    where id in (select id from (select id, row_number() over (partition by area order by id) as place
                                   from contents where revision_of is null) placed where place > ${ENOUGH})
      and not exists (select from content_links where target_id = contents.id)
      and not exists (select from places where locality_id = contents.id)
      and not exists (select from contents draft where draft.revision_of = contents.id and draft.area = 'news')
      and id not in (select event_id from featured_events order by event_id limit ${ENOUGH})`,
  `delete from places
    where id in (select id from (select id, row_number() over (partition by type_id order by id) as place
                                   from places) placed where place > ${ENOUGH})
      and not exists (select from place_links where place_id = places.id)`,
];

const FURTHER = [
  ...['reviewed_activities', 'bookable_activities', 'redirects'].map(
    (table) => `delete from ${table} where id not in (select id from ${table} order by id limit ${MANY})`,
  ),
  `delete from files where id > ${MANY} and id not in (select file_id from content_files)
      and id not in (select cover_id from categories where cover_id is not null)`,
  `delete from search_words where word not in (select word from search_words order by word limit ${MANY})`,
  'alter table audit disable trigger user',
  `delete from audit where id not in (select id from audit order by id limit ${MANY})`,
  'alter table audit enable trigger user',
];

/** Takes the most of a demo away: a few rows of everything stay, and whatever these point to. */
export async function trim(db: Db): Promise<void> {
  for (let deleted = 1; deleted > 0; ) {
    deleted = 0;
    for (const text of SUPERFLUOUS) deleted += (await db.query(text)).rowCount ?? 0;
  }
  for (const text of FURTHER) await db.query(text);
}
