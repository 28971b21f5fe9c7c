import { displayText } from '../../src/content/kinds/displayText';
import { CATEGORY_AREA, groupTitle, TAG_GROUP } from '../../src/content/lists/categories';
import type { NodeBody } from '../../src/contract/categories';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { loadNames } from '../audit/names';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import { isForeignKeyViolation } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import { type FieldTexts, refuseProblems, versionProblem } from '../http/fields';
import { type Attempt, once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { type CategoryChange, changedTexts, changeOf, textProblems } from './change';
import { outdateAnswers } from './fields';
import { loggedProvinces, provincesProblem, writeProvinces } from './provinces';
import { type StoredCategory, storedCategory, titleOf } from './stored';
import type { CategoryTexts } from './tree';

/** What PUT categories/:id takes. */
export type SentCategory = NodeBody & { readonly updated_at?: string | null | undefined };

interface Written {
  readonly id: number;
  readonly message: string;
}

/** Where a category stands: its group, and the category above it. */
interface Place {
  readonly main: number;
  readonly parentId: number | null;
}

function mainProblem(main: number): string | null {
  if (main === TAG_GROUP) return categoryServerTexts.tagGroup;
  return groupTitle(main) === null ? categoryServerTexts.unknownMain : null;
}

/** Why a new category can't stand there: what is above it must be on the top level of the same group. */
async function parentProblem(tx: Queryable, { main, parentId }: Place): Promise<string | null> {
  const { parent } = categoryServerTexts;
  if (parentId === null) return null;
  const text = 'select main, parent_id from categories where id = $1';
  const { rows } = isPossibleId(parentId)
    ? await tx.query<{ main: number; parent_id: number | null }>(text, [parentId])
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) return parent.unknown;
  if (row.main !== main) return parent.otherGroup;
  return row.parent_id === null ? null : parent.deep;
}

/** Why a category can't go to another place: none ever does. */
function moveProblems(sent: SentCategory, { id, main, parent_id }: StoredCategory): FieldTexts {
  const { parent } = categoryServerTexts;
  const isMoved = sent.parent_id !== undefined && sent.parent_id !== parent_id;
  return {
    main: sent.main === main ? null : categoryServerTexts.main,
    parent_id: isMoved ? (sent.parent_id === id ? parent.self : parent.moved) : null,
  };
}

/** The title of another category of the group that has one of the slugs, by language. */
const TAKEN = `
  select t.lang, coalesce(nullif(it.title, ''), t.title) as title
    from jsonb_each_text($3::jsonb) as wanted(lang, slug)
    join category_contents t on t.lang = wanted.lang and t.slug = wanted.slug
    join categories c on c.id = t.category_id and c.main = $1 and c.id <> $2
    left join category_contents it on it.category_id = c.id and it.lang = 'it'
   order by c.id`;

/** Slugs that another category of the group has already; those that stay as they were are left alone. */
async function slugProblems(
  tx: Queryable,
  main: number,
  { contents }: CategoryChange,
  stored: StoredCategory | null,
): Promise<FieldTexts> {
  const wanted = Object.entries(contents)
    .filter(([language, { slug }]) => slug !== '' && slug !== stored?.contents[language]?.slug)
    .map(([language, { slug }]) => [language, slug]);
  if (wanted.length === 0) return {};
  const values = [main, stored?.id ?? 0, JSON.stringify(Object.fromEntries(wanted))];
  const { rows } = await tx.query<{ lang: string; title: string }>({ name: 'category-slugs', text: TAKEN, values });
  return Object.fromEntries(
    rows.map(({ lang, title }) => [`contents.${lang}.slug`, categoryServerTexts.contents.slugTaken(title)]),
  );
}

/** Refuses a cover that is no image of the media. */
async function coverProblem(tx: Queryable, { cover }: CategoryChange, stored: StoredCategory | null) {
  if (cover === null || cover === stored?.cover_id) return null;
  const text = `select 1 from files where id = $1 and area = 'images'`;
  const { rowCount } = isPossibleId(cover) ? await tx.query(text, [cover]) : { rowCount: 0 };
  return rowCount === 0 ? categoryServerTexts.cover : null;
}

/** Refuses with 422 what is wrong with a category, `errors` by field path. */
async function assertCategory(
  tx: Queryable,
  { services }: SignedInCall,
  {
    change,
    stored,
    main,
    place,
  }: {
    change: CategoryChange;
    stored: StoredCategory | null;
    main: number;
    place: FieldTexts;
  },
): Promise<void> {
  refuseProblems({
    ...place,
    ...(await slugProblems(tx, main, change, stored)),
    ...Object.fromEntries(
      Object.entries(textProblems(change, stored, services.languages)).filter(([, problem]) => problem !== null),
    ),
    cover: await coverProblem(tx, change, stored),
    provinces: await provincesProblem(tx, main, change.provinces),
  });
}

async function writeTexts(tx: Queryable, id: number, contents: CategoryTexts): Promise<void> {
  const rows = Object.entries(contents).map(([lang, text]) => ({ lang, ...text }));
  await tx.query({
    name: 'category-texts-gone',
    text: 'delete from category_contents where category_id = $1 and lang <> all($2::text[])',
    values: [id, Object.keys(contents)],
  });
  await tx.query({
    name: 'category-texts',
    text: `
      insert into category_contents (category_id, lang, title, subtitle, slug)
      select $1, lang, title, subtitle, slug
        from jsonb_to_recordset($2::jsonb) as r(lang text, title text, subtitle text, slug text)
      on conflict (category_id, lang) do update
         set title = excluded.title, subtitle = excluded.subtitle, slug = excluded.slug`,
    values: [id, JSON.stringify(rows)],
  });
}

/** A new category stands behind the others of its level. */
const INSERT = `
  insert into categories (main, parent_id, position, cover_id, updated_at, updated_by)
  values ($1, $2::integer, 1 + (select coalesce(max(position), 0) from categories
                         where main = $1 and parent_id is not distinct from $2::integer), $3, $4, $5)
  returning id`;

async function insertCategory(tx: Queryable, call: SignedInCall, sent: NodeBody, change: CategoryChange) {
  const { services, user } = call;
  const { main } = sent;
  const place = { main, parentId: sent.parent_id ?? null };
  await takeLock(tx, 'categories');
  const problems = { main: mainProblem(main), parent_id: await parentProblem(tx, place) };
  await assertCategory(tx, call, { change, stored: null, main, place: problems });
  const now = services.clock();
  const values = [main, place.parentId, change.cover, now, user.id];
  const { rows } = await tx.query<{ id: number }>({ name: 'category-create', text: INSERT, values });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new category');
  await writeTexts(tx, id, change.contents);
  if (change.provinces.length > 0) await writeProvinces(tx, call, id, change.provinces);
  const title = titleOf({ id, contents: change.contents });
  const details = { main, parent: place.parentId, title };
  await recordAct(tx, { actor: user, action: 'create', entity: CATEGORY_AREA, id, now, details });
  return { id, message: categoryServerTexts.created(title) };
}

/** A save in which the cover vanished after it was looked up: the caller's problem, not a fault. */
async function withCover<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) refuseProblems({ cover: categoryServerTexts.cover });
    throw error;
  }
}

/**
 * Creates a category at the end of its level. Refuses with 422, by field, a group that is none, a place on a third level
 * or in another group, and texts that are wrong. The same Idempotency-Key creates once. Source: contract, 'category tree'.
 */
export function createCategory(call: SignedInCall, sent: NodeBody, key: string | null): Promise<Written> {
  const change = changeOf(sent, null);
  const attempt: Attempt = { userId: call.user.id, area: CATEGORY_AREA, key };
  return withCover(() =>
    call.services.db.transaction((tx) => once(tx, attempt, () => insertCategory(tx, call, sent, change))),
  );
}

/** What changes, as the log keeps it. */
async function loggedChanges(tx: Queryable, stored: StoredCategory, change: CategoryChange) {
  const texts = changedTexts(stored.contents, change.contents);
  const values: Record<string, [string, string]> = {};
  for (const [path, [before, after]] of texts) values[path] = [displayText(before), displayText(after)];
  if (change.cover !== stored.cover_id) {
    const ids = (id: number | null) => (id === null ? [] : [id]);
    const both = [stored.cover_id, change.cover].map((id) => ({ table: 'files' as const, ids: ids(id) }));
    const namesOf = await loadNames(tx, both);
    const [before = '', after = ''] = both.map((named) => displayText(namesOf(named).join(', ')));
    values.cover = [before, after];
  }
  if (change.provinces.join() !== stored.provinces.join())
    values.provinces = await loggedProvinces(tx, stored.provinces, change.provinces);
  return { changed: Object.keys(values), values };
}

async function writeCategory(tx: Queryable, call: SignedInCall, stored: StoredCategory, change: CategoryChange) {
  const { id, main } = stored;
  const { services, user } = call;
  const title = titleOf({ id, contents: change.contents });
  const details = await loggedChanges(tx, stored, change);
  if (details.changed.length === 0) return { id, message: categoryServerTexts.unchanged(title) };
  const now = services.clock();
  const text = `update categories set cover_id = $2, updated_by = $3, updated_at = ${nextVersion('$4')} where id = $1`;
  await tx.query({ name: 'category-update', text, values: [id, change.cover, user.id, now] });
  await writeTexts(tx, id, change.contents);
  if (details.changed.includes('provinces')) await writeProvinces(tx, call, id, change.provinces);
  await outdateAnswers(tx, main);
  await recordAct(tx, { actor: user, action: 'update', entity: CATEGORY_AREA, id, now, details });
  return { id, message: categoryServerTexts.saved(title) };
}

/**
 * Writes a category's texts and cover, and a destination's provinces. Refuses with 404 one that is gone, with 409 an
 * outdated version, with 422, by field, another place and what is wrong. Source: contract, 'category tree', 'no lost update'.
 */
export function updateCategory(call: SignedInCall, id: number, sent: SentCategory): Promise<Written> {
  return withCover(() =>
    call.services.db.transaction(async (tx) => {
      await takeLock(tx, 'categories');
      const stored = await storedCategory(tx, id);
      const version = { table: 'categories', id, stored: stored.updated_at, sent: sent.updated_at } as const;
      const isWithheld = !call.user.may('category-view');
      await assertCurrentRecord(tx, { ...version, message: categoryServerTexts.conflict, isWithheld });
      const change = changeOf(sent, stored);
      const place = { ...moveProblems(sent, stored), updated_at: versionProblem(sent.updated_at) };
      await assertCategory(tx, call, { change, stored, main: stored.main, place });
      return writeCategory(tx, call, stored, change);
    }),
  );
}
