import { displayText } from '../../src/content/kinds/displayText';
import { CATEGORY_AREA, DESTINATION_GROUP } from '../../src/content/lists/categories';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { loadNames } from '../audit/names';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { storedCategory, titleOf } from './stored';

const { provinces: texts } = categoryServerTexts;

type Ids = readonly number[];

/** Why these provinces can't lie in a category of a group; null for nothing. */
export async function provincesProblem(tx: Queryable, main: number, ids: Ids): Promise<string | null> {
  if (ids.length === 0) return null;
  if (main !== DESTINATION_GROUP) return texts.otherGroup;
  const text = 'select id from provinces where id = any($1::integer[])';
  const { rows } = await tx.query<{ id: number }>(text, [ids.filter(isPossibleId)]);
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  return unknown.length === 0 ? null : texts.unknown(unknown);
}

/** The provinces of a category before and after, as its log tells them. */
export async function loggedProvinces(tx: Queryable, before: Ids, after: Ids): Promise<[string, string]> {
  const both = [before, after].map((ids) => ({ table: 'provinces' as const, ids }));
  const namesOf = await loadNames(tx, both);
  const [was = '', is = ''] = both.map((named) => displayText(namesOf(named).join(', ')));
  return [was, is];
}

/** Those of them that lie in another destination give it a new version: whoever has it open would take them back. */
async function leave(tx: Queryable, { services, user }: SignedInCall, id: number, ids: Ids): Promise<void> {
  const left =
    'select distinct destination_id as id from provinces where id = any($1::integer[]) and destination_id <> $2';
  const { rows } = await tx.query<{ id: number }>(left, [ids, id]);
  const now = services.clock();
  for (const other of rows) {
    const stored = await storedCategory(tx, other.id);
    const kept = stored.provinces.filter((province) => !ids.includes(province));
    const text = `update categories set updated_by = $2, updated_at = ${nextVersion('$3')} where id = $1`;
    await tx.query(text, [other.id, user.id, now]);
    const values = { provinces: await loggedProvinces(tx, stored.provinces, kept) };
    const details = { main: stored.main, title: titleOf(stored), changed: ['provinces'], values };
    await recordAct(tx, { actor: user, action: 'update', entity: CATEGORY_AREA, id: other.id, now, details });
  }
}

/**
 * Lets these provinces and no others lie in a destination; they leave the one in which they were, which gets a new version
 * and a line in its log. The caller has the lock of all categories.
 */
export async function writeProvinces(tx: Queryable, call: SignedInCall, id: number, ids: Ids): Promise<void> {
  await leave(tx, call, id, ids);
  const text = `
    update provinces set destination_id = case when id = any($2::integer[]) then $1::integer end
     where destination_id = $1 or id = any($2::integer[])`;
  await tx.query({ name: 'category-provinces-write', text, values: [id, ids] });
}
