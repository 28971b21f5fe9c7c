import { referredTable } from '../../src/content/field/areas';
import type { NameOf, ReferredTable } from '../../src/content/field/kind';
import { fieldPath, valueAt, withValueAt } from '../../src/content/field/path';
import { kindOf } from '../../src/content/kinds/table';
import type { Content, ContentItem } from '../../src/content/model/content';
import type { ContentLanguages } from '../../src/contract/languages';
import { displayTexts } from '../../src/messages/screens/displayText';
import { isTold, type Reader } from '../auth/told';
import { isPossibleId } from '../db/ids';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import type { Services } from '../services';
import { pointersOf } from './pointers';

/** What contents are called: in the primary language, else in the first whose title the reader of the areas $3 is told. */
const NAMES = `
  select distinct on (t.content_id) t.content_id as id, t.title
    from translations t
   where t.content_id = any($1::integer[]) and t.title <> '' and ${isTold('t', '$3')}
   order by t.content_id, ${languageOrder('$2')}`;

/** What places are called: they are not translated. */
const PLACE_NAMES = `
  select p.id, p.nome as title from places p where p.id = any($1::integer[]) and ${isTold('p', '$2')}`;

async function namesOf(
  db: Queryable,
  languages: ContentLanguages,
  ids: readonly number[],
  { areas }: Reader,
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; title: string }>({
    name: 'content-reference-names',
    text: NAMES,
    values: [[...new Set(ids)], languages, areas],
  });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function placeNames(
  db: Queryable,
  ids: readonly number[],
  { areas }: Reader,
): Promise<ReadonlyMap<number, string>> {
  const values = [[...new Set(ids)], areas];
  const { rows } = await db.query<{ id: number; title: string }>({ name: 'place-names', text: PLACE_NAMES, values });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** What a content is called, for a reader; its number where it has no title that they are told. */
export const titleOf = async (
  db: Queryable,
  languages: ContentLanguages,
  id: number,
  reader: Reader,
): Promise<string> => (await namesOf(db, languages, [id], reader)).get(id) ?? displayTexts.numbered(id);

/** Paths of the values that can show names of other contents. */
const namedPaths = ({ fields }: Pick<Content, 'fields'>, item: ContentItem) =>
  fields
    .filter((field) => kindOf(field).named !== undefined)
    .flatMap((field) =>
      (field.localized ? Object.keys(item.contents) : ['']).map((language) => ({
        field,
        path: fieldPath(field, language),
      })),
    );

/** Names by id, of each table that fields show names of. */
type Names = Readonly<Record<ReturnType<typeof referredTable>, ReadonlyMap<number, string>>>;

/** An item with these names of what it points to; what the reader may not see is withheld. */
export function withNames(
  content: Pick<Content, 'fields'>,
  item: ContentItem,
  names: Names,
  { areas }: Reader,
): ContentItem {
  const nameOf: NameOf = (area = '', id) =>
    names[referredTable(area)].get(id) ?? (areas.includes(area) ? undefined : null);
  return namedPaths(content, item).reduce((named, { field, path }) => {
    const value = valueAt(named, path);
    return withValueAt(named, path, kindOf(field).named?.(value, nameOf, field) ?? value);
  }, item);
}

/**
 * An item with the present names of the contents and places that it points to, for a reader: what is stored is their ids,
 * for a name may change. Takes the item as read; gives it unchanged, without a query, where it points to none.
 */
export async function withReferenceNames(
  { db, languages }: Pick<Services, 'languages'> & { readonly db: Queryable },
  content: Pick<Content, 'fields'>,
  item: ContentItem,
  reader: Reader,
): Promise<ContentItem> {
  const pointers = pointersOf(content, item);
  const idsIn = (named: ReferredTable) =>
    pointers.filter(({ table }) => table === named).flatMap((reference) => reference.ids.filter(isPossibleId));
  const [contents, places] = [idsIn('contents'), idsIn('places')];
  if (contents.length + places.length === 0) return item;
  const names = {
    contents: contents.length === 0 ? NO_NAMES : await namesOf(db, languages, contents, reader),
    places: places.length === 0 ? NO_NAMES : await placeNames(db, places, reader),
  };
  return withNames(content, item, names, reader);
}
