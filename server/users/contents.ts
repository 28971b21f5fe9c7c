import { permissionName } from '../../src/content/permissions';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { userServerTexts } from '../../src/messages/server/administration';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import { type Rights, rightsOf } from '../http/caller';
import { refused } from '../http/paging';
import type { Services } from '../services';
import { roleOfUser } from './permissions';

/** How many contents of a type have a user as author in a language; places are in the interface's alone. */
export interface Owned {
  readonly area: string;
  readonly lang: string;
  readonly count: number;
}

const OWNED = `
  select * from (
    select area, lang, count(distinct item_id) as count from translations where author_id = $1 group by area, lang
    union all
    select area, '${INTERFACE_LANGUAGE}', count(*) from places where author_id = $1 group by area) owned
   order by area, ${languageOrder('$2', 'lang')}`;

/** Contents of each type in whatever language: one in two languages counts once. */
const TOTALS = `
  select * from (
    select area, count(distinct item_id) as count from translations where author_id = $1 group by area
    union all
    select area, count(*) from places where author_id = $1 group by area) owned
   order by area`;

/** Ability prefixes of a content type, of which any grants, by its area. */
const prefixesOf = (area: string): readonly string[] =>
  [...contents, ...listings].find((one) => one.area === area)?.abilities ?? [area];

/** Italian name of a content type by its area. */
const nameOf = (area: string): string => permissionName(prefixesOf(area)[0] ?? area);

/** What somebody may do who would get the contents; refuses with 400 who does not exist. */
async function rightsOfSuccessor(db: Queryable, id: number): Promise<Rights> {
  const role = await roleOfUser(db, id);
  if (role === undefined) throw refused('successor', userServerTexts.successor.unknown);
  return rightsOf({ role: role.name, abilities: new Set(role.abilities) });
}

/**
 * What a user has written, by type and language, and how many contents that is in all; beside a successor also what of it
 * they may not view.
 */
export async function ownedBy(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  id: number,
  successor: number | undefined,
) {
  const { rows } = await db.query<Owned>({ name: 'user-contents', text: OWNED, values: [id, languages] });
  const totals = await db.query<Omit<Owned, 'lang'>>({ name: 'user-contents-totals', text: TOTALS, values: [id] });
  const rights = successor === undefined ? null : await rightsOfSuccessor(db, successor);
  const named = <T extends Pick<Owned, 'area'>>(row: T) => ({ ...row, name: nameOf(row.area) });
  const hidden = totals.rows.filter(({ area }) => rights?.mayAny(prefixesOf(area), 'view') === false).map(named);
  return {
    total: totals.rows.reduce((sum, { count }) => sum + count, 0),
    counts: rows.map(named),
    ...(rights === null ? {} : { hidden }),
  };
}
