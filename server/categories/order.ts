import { displayText } from '../../src/content/kinds/displayText';
import { orderVersion, TAG_GROUP } from '../../src/content/lists/categories';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { SignedInCall } from '../services';

const texts = categoryServerTexts.order;

/** Entity of a whole tree in the log; its id is the group's. */
const TREE_ENTITY = 'categoryTree';

type Problems = Record<string, string>;

interface Row {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly main: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly title: string | null;
}

const nameOf = ({ id, title }: Row): string => title || `n. ${id}`;

const COLUMNS = `c.id, c.main, c.parent_id, c.position,
  (select t.title from category_contents t where t.category_id = c.id
    order by t.lang <> '${INTERFACE_LANGUAGE}', t.lang limit 1) as title`;

const NAMED = `select ${COLUMNS} from categories c where c.id = any($1::integer[])`;
const LEVEL = `
  select ${COLUMNS} from categories c where c.main = $1 and c.parent_id is not distinct from $2::integer
   order by c.position, c.id`;

/** The id that a key is, written as ids are: `01` and `1.0` would name one twice that `1` names already. */
const idOfKey = (key: string): number | null => {
  const id = Number(key);
  return /^[1-9]\d{0,9}$/.test(key) && isPossibleId(id) ? id : null;
};

const refuse = (problems: Problems): never => {
  throw new HttpError(422, texts.refused, { fields: problems });
};
const refuseAny = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) refuse(problems);
};

/** The ids in the requested order; refuses keys that are no ids. */
function idsOf(sent: Readonly<Record<string, number>>): number[] {
  const keys = Object.keys(sent);
  if (keys.length === 0) throw new HttpError(422, texts.empty);
  refuseAny(Object.fromEntries(keys.filter((key) => idOfKey(key) === null).map((key) => [key, texts.noId])));
  return keys.map(Number);
}

/** The level that the ids are of, in its present order; refuses ids of several, and a level that is not whole. */
async function levelOf(tx: Queryable, ids: readonly number[]): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>({ name: 'categories-named', text: NAMED, values: [ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const first = ids.map((id) => byId.get(id)).find((row) => row !== undefined && row.main !== TAG_GROUP);
  const problemOf = (row: Row | undefined): string | null => {
    if (row === undefined) return texts.unknown;
    if (row.main === TAG_GROUP) return texts.tag;
    return row.main === first?.main && row.parent_id === first.parent_id ? null : texts.otherLevel;
  };
  const problems: Problems = {};
  for (const id of ids) {
    const problem = problemOf(byId.get(id));
    if (problem !== null) problems[id] = problem;
  }
  if (first === undefined) return refuse(problems);
  const level = await tx.query<Row>({ name: 'category-level', text: LEVEL, values: [first.main, first.parent_id] });
  const named = new Set(ids);
  for (const row of level.rows) if (!named.has(row.id)) problems[row.id] = texts.missing(nameOf(row));
  refuseAny(problems);
  return level.rows;
}

/** Refuses positions that are not 1 to the number of ids, each once. */
function assertPositions(sent: Readonly<Record<string, number>>): void {
  const entries = Object.entries(sent);
  const problems: Problems = {};
  const taken = new Set<number>();
  for (const [id, position] of entries) {
    if (!Number.isInteger(position) || position < 1 || position > entries.length)
      problems[id] = texts.position(entries.length);
    else if (taken.has(position)) problems[id] = texts.taken;
    taken.add(position);
  }
  refuseAny(problems);
}

const MOVE = `
  update categories c set position = wanted.position
    from jsonb_each_text($1::jsonb) as sent(id, at), lateral (select sent.at::integer as position) as wanted
   where c.id = sent.id::integer and c.position <> wanted.position`;

/**
 * Orders one level: `sent` gives every category of it its position, from 1. Refuses with 422, by id, what is unknown, of
 * another level or missing, and positions that are none; with 409 an order that was made from another one (`madeFrom`, as
 * `orderVersion` names it) than the level has by now. Without `madeFrom`, the last one stays. Source: contract, 'category
 * tree'.
 */
export async function orderCategories(
  call: SignedInCall,
  sent: Readonly<Record<string, number>>,
  madeFrom: string | null,
): Promise<void> {
  const ids = idsOf(sent);
  const { services, user } = call;
  await services.db.transaction(async (tx) => {
    await takeLock(tx, 'categories');
    const level = await levelOf(tx, ids);
    assertPositions(sent);
    const ordered = [...level].sort((one, other) => (sent[one.id] ?? 0) - (sent[other.id] ?? 0));
    const isOther = ordered.some(({ id }, index) => id !== level[index]?.id);
    if (isOther && madeFrom !== null && madeFrom !== orderVersion(level.map(({ id }) => id)))
      throw new HttpError(409, texts.overtaken);
    await tx.query({ name: 'category-order', text: MOVE, values: [JSON.stringify(sent)] });
    const [first] = level;
    if (!isOther || first === undefined) return;
    const order = [level, ordered].map((rows) => displayText(rows.map(nameOf).join(', ')));
    const details = { parent: first.parent_id, changed: ['order'], values: { order } };
    const act = { actor: user, action: 'order', entity: TREE_ENTITY, id: first.main, now: services.clock() };
    await recordAct(tx, { ...act, details });
  });
}
