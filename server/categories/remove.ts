import { displayText } from '../../src/content/kinds/displayText';
import { CATEGORY_AREA, DESTINATION_GROUP, TAG_GROUP } from '../../src/content/lists/categories';
import { ROUTES, sectionsOf } from '../../src/machines/access/routes';
import { displayTexts } from '../../src/messages/screens/displayText';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseUsed } from '../http/removal';
import { REFERENCE_CATEGORIES } from '../reference/categories';
import type { SignedInCall } from '../services';
import { storedCategory, titleOf } from './stored';
import { lockTouched, stripBases, takeAway } from './touched';
import { type CategoryTexts, TEXTS } from './tree';

/** Files named in a refusal, and where the client shows them. */
const NAMED = 20;
const GALLERY = sectionsOf(ROUTES).find(({ area }) => area === 'media');

interface Going {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly contents: CategoryTexts;
}

const SUBTREE = `
  select c.id, coalesce(${TEXTS}, '{}') as contents from categories c
   where c.id = $1 or c.parent_id = $1 order by c.id`;

const FILES = `
  select f.id, coalesce(nullif(f.title, ''), f.name) as title, count(*) over () as total from files f
   where f.license_id = any($1::integer[]) or f.version_id = any($1::integer[]) order by f.id desc limit $2`;

const isReferenceDestination = (id: number): boolean =>
  REFERENCE_CATEGORIES.some((one) => one.id === id && one.main === DESTINATION_GROUP);

/**
 * Refuses with 409 the destinations that every site has, and one that provinces lie in: lists are narrowed by it. Source:
 * contract, 'category tree'.
 */
async function refuseDestination(tx: Queryable, title: string, ids: readonly number[]) {
  const text = 'select nome from provinces where destination_id = any($1::integer[]) order by fold(nome)';
  const { rows } = await tx.query<{ nome: string }>({ name: 'category-provinces', text, values: [ids] });
  if (rows.length > 0 || ids.some(isReferenceDestination))
    throw new HttpError(
      409,
      categoryServerTexts.keptDestination(
        title,
        rows.map(({ nome }) => nome),
      ),
    );
}

/** Refuses with 409 a licence, or the version of one, that files have: `data.contents` are the newest of these. */
async function refuseUsedByFiles(tx: Queryable, { user }: SignedInCall, title: string, ids: readonly number[]) {
  const { rows } = await tx.query<{ id: number; title: string; total: number }>({
    name: 'category-files',
    text: FILES,
    values: [ids, NAMED],
  });
  const [first] = rows;
  if (first === undefined) return;
  const shown = user.may('media-view') ? rows : [];
  const files = shown.map((file) => ({ area: 'media', id: file.id, title: file.title, route: GALLERY?.route }));
  const message = categoryServerTexts.usedByFiles(title, files[0]?.title ?? null, first.total);
  throw new HttpError(409, message, { data: { message, contents: files, total: first.total } });
}

/** What the log says of a choice that went with its category. */
const goneWords = ({ id, contents }: Going): string => displayText(displayTexts.removed(titleOf({ id, contents })));

/**
 * Deletes a category with its children, and takes them away from every content, revision drafts and their bases included;
 * the contents get a new version and a line in the log. Refuses with 404 one that is gone, with 409 a fixed destination
 * and a licence in use. Gives the text that says what was done. Source: contract, 'category tree'.
 */
export async function removeCategory(call: SignedInCall, id: number): Promise<string> {
  const { services, user } = call;
  const now = services.clock();
  return refuseUsed(categoryServerTexts.justUsed, () =>
    services.db.transaction(async (tx) => {
      await takeLock(tx, 'categories');
      const stored = await storedCategory(tx, id);
      const title = titleOf(stored);
      const { rows } = await tx.query<Going>({ name: 'category-subtree', text: SUBTREE, values: [id] });
      const ids = rows.map((going) => going.id);
      await refuseDestination(tx, title, ids);
      await refuseUsedByFiles(tx, call, title, ids);
      await lockTouched(tx, stored.main, ids);
      await stripBases(tx, stored.main, ids);
      const gone = new Map(rows.map((going) => [going.id, goneWords(going)]));
      const contents = await takeAway(tx, { gone, user, now });
      await tx.query({ name: 'category-remove', text: 'delete from categories where id = $1', values: [id] });
      const children = rows.length - 1;
      const details = {
        main: stored.main,
        title,
        children: rows.filter((one) => one.id !== id).map(titleOf),
        contents,
      };
      await recordAct(tx, { actor: user, action: 'delete', entity: CATEGORY_AREA, id, now, details });
      return categoryServerTexts.removed(title, children, contents);
    }),
  );
}

const USES = `
  with going as (select id from categories where (id = $1 or parent_id = $1) and main <> ${TAG_GROUP})
  select (select count(distinct coalesce(c.revision_of, c.id)) from content_categories cc
            join contents c on c.id = cc.content_id where cc.category_id in (select id from going)) as contents,
         greatest((select count(*) from going) - 1, 0) as children`;

/** What the deletion of a category changes: contents that choose it or a child, and children. Zeros for one that is gone. */
export async function usesOfCategory(db: Queryable, id: number): Promise<{ contents: number; children: number }> {
  const { rows } = isPossibleId(id)
    ? await db.query<{ contents: number; children: number }>({ name: 'category-uses', text: USES, values: [id] })
    : { rows: [] };
  return rows[0] ?? { contents: 0, children: 0 };
}
