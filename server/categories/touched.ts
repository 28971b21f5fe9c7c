import type { Queryable } from '../db/types';
import { nextVersion } from '../http/versions';
import { choiceFieldsOf } from './fields';

/** Whether a revision draft's base chooses one of the ids in $1 in one of the fields in $2. */
const BASE_CHOOSES = `
  exists (
    select from unnest($2::text[]) as field(path),
           jsonb_array_elements(case jsonb_typeof(c.revision_base #> string_to_array(field.path, '.'))
                                     when 'array' then c.revision_base #> string_to_array(field.path, '.')
                                     else '[]' end) as entry
     where coalesce(entry -> 'id', entry) in (select to_jsonb(id) from unnest($1::integer[]) id))`;

const CONTENTS = `
  select 1 from contents c
   where c.id in (
         select content_id from content_categories where category_id = any($1::integer[])
         union all
         select c.id from contents c where c.revision_of is not null and ${BASE_CHOOSES})
   order by c.id for no key update`;
const USERS = `
  select 1 from users where id in (select user_id from user_destinations where category_id = any($1::integer[]))
   order by id for no key update`;
const CATEGORIES = 'select 1 from categories where id = any($1::integer[]) order by id for update';

const pathsOf = (main: number): string[] => [...new Set(choiceFieldsOf(main).map(({ path }) => path))];

/**
 * Locks the categories and all that chooses them. A save locks its content first and then what it chooses anew: the other
 * way round two would wait for each other. Whoever chose one meanwhile is locked too, before the areas' versions are.
 */
export async function lockTouched(tx: Queryable, main: number, ids: readonly number[]): Promise<void> {
  const contents = { name: 'category-contents', text: CONTENTS, values: [ids, pathsOf(main)] };
  await tx.query(contents);
  await tx.query({ name: 'category-users', text: USERS, values: [ids] });
  await tx.query({ name: 'category-lock', text: CATEGORIES, values: [ids] });
  await tx.query(contents);
}

/**
 * Takes the categories out of what the revision drafts were begun from: the choice that went has not been taken away by
 * the draft, and publishing it brings nothing back.
 */
export async function stripBases(tx: Queryable, main: number, ids: readonly number[]): Promise<void> {
  for (const path of pathsOf(main))
    await tx.query({
      name: 'category-bases',
      text: `
        update contents c
           set revision_base = jsonb_set(c.revision_base, string_to_array($2[1], '.'), (
                 select coalesce(jsonb_agg(entry order by place), '[]')
                   from jsonb_array_elements(c.revision_base #> string_to_array($2[1], '.')) with ordinality as e(entry, place)
                  where not coalesce(entry -> 'id', entry) in (select to_jsonb(id) from unnest($1::integer[]) id)))
         where c.revision_of is not null and ${BASE_CHOOSES}`,
      values: [ids, [path]],
    });
}

/** What takes something away, for the log. */
export interface TakingAway {
  /** Deleted categories, and how the log says that each is gone. */
  readonly gone: ReadonlyMap<number, string>;
  readonly user: { readonly id: number; readonly username: string };
  readonly now: Date;
}

/**
 * Takes the categories away from all contents, raises the versions of these, so that an editor that is open hears of it,
 * and writes it into the log of each. A revision draft is its item's part. One row with how many items.
 */
const FROM_CONTENTS = `
  with removed as (
    delete from content_categories cc using unnest($1::integer[], $2::text[]) as gone(id, said)
     where cc.category_id = gone.id
    returning cc.content_id, case cc.lang when '' then cc.field else 'contents.' || cc.lang || '.' || cc.field end as path,
              gone.said),
  raised as (
    update contents c set updated_by = $3, updated_at = ${nextVersion('$4', 'c.updated_at')}
     where c.id in (select content_id from removed)
    returning c.id, c.area, coalesce(c.revision_of, c.id) as item_id),
  fields as (
    select raised.item_id, raised.area, removed.path, left(string_agg(distinct removed.said, ', '), 200) as said
      from removed join raised on raised.id = removed.content_id group by 1, 2, 3),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $4, $3, $5, 'category.remove', area, item_id,
           jsonb_build_object('changed', json_agg(path order by path),
                              'values', json_object_agg(path, json_build_array('', said) order by path))
      from fields group by item_id, area)
  select count(distinct item_id) as total from raised`;

/** The same for the destinations of users. */
const FROM_USERS = `
  with removed as (
    delete from user_destinations d using unnest($1::integer[], $2::text[]) as gone(id, said)
     where d.category_id = gone.id returning d.user_id, gone.said),
  raised as (
    update users u set updated_by = $3, updated_at = ${nextVersion('$4', 'u.updated_at')}
     where u.id in (select user_id from removed))
  insert into audit (at, user_id, username, action, entity, entity_id, details)
  select $4, $3, $5, 'category.remove', 'user', user_id,
         jsonb_build_object('changed', json_build_array('destinations'),
                            'values', json_build_object('destinations', json_build_array('', left(string_agg(said, ', '), 200))))
    from removed group by user_id`;

/** Takes categories, which are locked with all that chooses them, away from contents and users. Gives how many contents. */
export async function takeAway(tx: Queryable, { gone, user, now }: TakingAway): Promise<number> {
  const values = [[...gone.keys()], [...gone.values()], user.id, now, user.username];
  await tx.query({ name: 'category-from-users', text: FROM_USERS, values });
  const { rows } = await tx.query<{ total: number }>({ name: 'category-from-contents', text: FROM_CONTENTS, values });
  return rows[0]?.total ?? 0;
}
