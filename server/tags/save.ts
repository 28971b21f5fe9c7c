import { displayText } from '../../src/content/kinds/displayText';
import { TAG_GROUP } from '../../src/content/lists/categories';
import { slugOf } from '../../src/content/text/slug';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { LONGEST_TAG, type Tag, type TagBody } from '../../src/contract/tags';
import { validationTexts } from '../../src/messages/screens/validation';
import { tagServerTexts } from '../../src/messages/server/categories';
import { recordAct } from '../audit/record';
import { onOneLine } from '../categories/change';
import { outdateAnswers } from '../categories/fields';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseProblems, versionProblem } from '../http/fields';
import { type Attempt, once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import { TAG_NAME } from '../search/sources';
import type { SignedInCall } from '../services';
import { TAG_COUNT } from './list';

/** Entity of the tags in the log. */
const TAG_ENTITY = 'tag';

type SentTag = TagBody & { readonly updated_at?: string | null | undefined };
type StoredTag = Tag & { readonly count: number; readonly updated_at: string };

const TAG = `
  select named.id, named.name, named.updated_at, ${TAG_COUNT} as count
    from (select c.id, c.updated_at, ${TAG_NAME} as name from categories c where c.id = $1 and c.main = ${TAG_GROUP}) named`;

/** A tag with how many contents have it; refuses with 404 what is none. */
export async function readTag(db: Queryable, id: number): Promise<StoredTag> {
  const { rows } = isPossibleId(id)
    ? await db.query<StoredTag>({ name: 'tag-read', text: TAG, values: [id] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, tagServerTexts.missing(id));
  return row;
}

const DOUBLE = `
  select id, name from (select c.id, ${TAG_NAME} as name from categories c where c.main = ${TAG_GROUP} and c.id <> $2) named
   where fold(name) = fold($1) order by id limit 1`;

/** What is wrong with a name: it is empty, too long, or another tag's but for accents and case. */
async function nameProblem(tx: Queryable, name: string, id: number): Promise<string | null> {
  if (name === '') return validationTexts.required;
  if (name.length > LONGEST_TAG) return validationTexts.tooLong(LONGEST_TAG, name.length);
  const { rows } = await tx.query<{ id: number; name: string }>({
    name: 'tag-double',
    text: DOUBLE,
    values: [name, id],
  });
  return rows[0] === undefined ? null : tagServerTexts.double(rows[0].id, rows[0].name);
}

const PUT_NAME = `
  insert into category_contents (category_id, lang, title, slug) values ($1, '${INTERFACE_LANGUAGE}', $2, $3)
  on conflict (category_id, lang) do update set title = excluded.title, slug = excluded.slug`;

const putName = (tx: Queryable, id: number, name: string) =>
  tx.query({ name: 'tag-name', text: PUT_NAME, values: [id, name, slugOf(name)] });

const INSERT = `
  insert into categories (main, position, updated_at, updated_by)
  select $1, 1 + coalesce(max(position), 0), $2::timestamptz, $3::integer from categories where main = $1 returning id`;

async function insertTag(tx: Queryable, { services, user }: SignedInCall, name: string) {
  await takeLock(tx, 'categories');
  refuseProblems({ name: await nameProblem(tx, name, 0) });
  const now = services.clock();
  const { rows } = await tx.query<{ id: number }>({
    name: 'tag-create',
    text: INSERT,
    values: [TAG_GROUP, now, user.id],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new tag');
  await putName(tx, id, name);
  await recordAct(tx, { actor: user, action: 'create', entity: TAG_ENTITY, id, now, details: { name } });
  return { id, message: tagServerTexts.created(name) };
}

/**
 * Creates a tag. Refuses with 422 on `name` an empty one and a double. The same Idempotency-Key creates once. Source:
 * document 3, sections 5 and 7; contract, 'operations/tags/{id}'.
 */
export function createTag(call: SignedInCall, { name }: TagBody, key: string | null) {
  const attempt: Attempt = { userId: call.user.id, area: TAG_ENTITY, key };
  return call.services.db.transaction((tx) => once(tx, attempt, () => insertTag(tx, call, onOneLine(name))));
}

/**
 * Gives a tag another Italian name; those in other languages stay. Refuses with 404 what is no tag, with 409 an outdated
 * version, with 422 on `name` an empty one and a double.
 */
export async function updateTag({ services, user }: SignedInCall, id: number, sent: SentTag) {
  const name = onOneLine(sent.name);
  return services.db.transaction(async (tx) => {
    await takeLock(tx, 'categories');
    const stored = await readTag(tx, id);
    const version = { table: 'categories', id, stored: stored.updated_at, sent: sent.updated_at } as const;
    await assertCurrentRecord(tx, { ...version, message: tagServerTexts.conflict });
    const problem = name === stored.name ? null : await nameProblem(tx, name, id);
    refuseProblems({ name: problem, updated_at: versionProblem(sent.updated_at) });
    if (name === stored.name) return { id, message: tagServerTexts.unchanged(name) };
    const now = services.clock();
    const text = `update categories set updated_by = $2, updated_at = ${nextVersion('$3')} where id = $1`;
    await tx.query({ name: 'tag-update', text, values: [id, user.id, now] });
    await putName(tx, id, name);
    await outdateAnswers(tx, TAG_GROUP);
    const values = { name: [displayText(stored.name), displayText(name)] };
    const details = { changed: ['name'], values };
    await recordAct(tx, { actor: user, action: 'update', entity: TAG_ENTITY, id, now, details });
    return { id, message: tagServerTexts.saved(name) };
  });
}
