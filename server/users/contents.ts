import { permissionName } from '../../src/content/model/permissions';
import { contents } from '../../src/content/whole';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { languageOrder } from '../db/languageOrder';
import type { Services } from '../services';

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

const TOTAL = `
  select (select count(distinct item_id) from translations where author_id = $1)
       + (select count(*) from places where author_id = $1) as total`;

/** Italian name of a content type by its area. */
function nameOf(area: string): string {
  return permissionName(contents.find((content) => content.area === area)?.abilities[0] ?? area);
}

/** What a user has written, by type and language, and how many contents that is in all. */
export async function ownedBy({ db, languages }: Pick<Services, 'db' | 'languages'>, id: number) {
  const { rows } = await db.query<Owned>({ name: 'user-contents', text: OWNED, values: [id, languages] });
  const counted = await db.query<{ total: number }>({ name: 'user-contents-total', text: TOTAL, values: [id] });
  const counts = rows.map((row) => ({ ...row, name: nameOf(row.area) }));
  return { total: counted.rows[0]?.total ?? 0, counts };
}
