import { entriesOf } from '../../../src/content/field/collection';
import { isNested, type NestedField, saidWithin } from '../../../src/content/field/entries';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../../src/content/field/path';
import { saidBy } from '../../../src/content/item/merge';
import { daysOf, hasDays, venuesOf } from '../../../src/content/item/occurrence';
import type { Content } from '../../../src/content/model/content';
import { DRAFT_STATUS } from '../../../src/content/publication/status';
import { isCivilDate } from '../../../src/content/when/civil';
import { isPossibleId } from '../../db/ids';
import { linkedKeys } from '../../media/names';
import { pointersOf } from '../../references/pointers';
import { type Item, storageOf } from '../names';
import { comparableVenues, storedKeys } from '../read/venues';

interface TranslationRow {
  lang: string;
  title: string;
  /** What the entries of the item are called in this language, for searches. */
  entry_titles: string;
  slug: string;
  status: number;
  author_id: number | null;
  pub_date: string | null;
  body: Json;
}
interface ChoiceRow {
  field: string;
  lang: string;
  category_id: number;
  position: number;
}

/** An image, by its id, or a file that a rich text links to, by its key and without a position. */
interface FileUseRow {
  field: string;
  lang: string;
  file_id: number | null;
  key: string | null;
  position: number;
  is_primary: boolean;
  description: string | null;
}

/** A municipality that a field of its own chooses, or that an address lies in. */
interface MunicipalityRow {
  municipality_id: number;
  is_chosen: boolean;
  position: number;
}

/** A content that a field points to. */
interface LinkRow {
  field: string;
  lang: string;
  target_id: number;
}

/** A place that a field points to. */
interface PlaceLinkRow {
  field: string;
  lang: string;
  place_id: number;
}

/** An item as rows of the tables. */
export interface Rows {
  readonly shared: Json;
  readonly translations: readonly TranslationRow[];
  readonly choices: readonly ChoiceRow[];
  readonly municipalities: readonly MunicipalityRow[];
  readonly files: readonly FileUseRow[];
  readonly links: readonly LinkRow[];
  readonly placeLinks: readonly PlaceLinkRow[];
  /** YYYY-MM-DD, in order. */
  readonly days: readonly string[];
  readonly venueKeys: readonly string[];
}

const asText = (value: Json): string => (typeof value === 'string' ? value : '');
const whole = (row: object): string => JSON.stringify(row);
const idsOf = (value: Json): number[] => (Array.isArray(value) ? value.map(Number) : []);

function jsonOf(content: Content, item: Item, language: string | null): Json {
  let json: Json = {};
  for (const field of content.fields)
    if (Boolean(field.localized) === (language !== null) && storageOf(field) === 'json')
      json = withValueAt(json, field.path, valueAt(item, fieldPath(field, language ?? '')) ?? null);
  return json;
}

/** Greatest length of what entries are called, in bytes: with the title it goes into an index, whose rows hold 2,704. */
const ENTRY_TITLES_LIMIT = 1400;

/** What the entries of an item are called in a language: the texts by which they are, as many as searches can hold. */
function entryTitles(content: Content, item: Item, lang: string): string {
  const titles = content.fields.filter(isNested).flatMap((field) => {
    const { fields, summary } = field.entry;
    const names = fields.filter(({ kind, localized, path }) => kind === 'text' && localized && summary.includes(path));
    if (names.length === 0) return [];
    return entriesOf(valueAt(item, field.path)).flatMap((entry) =>
      names.map((name) => asText(valueAt(entry, fieldPath(name, lang))).trim()),
    );
  });
  return titles.reduce((all, title) => {
    const next = `${all} ${title}`.trim();
    return Buffer.byteLength(next) > ENTRY_TITLES_LIMIT ? all : next;
  }, '');
}

function translationOf(content: Content, item: Item, lang: string): TranslationRow {
  const written = item.contents[lang];
  return {
    lang,
    title: asText(written?.title),
    entry_titles: entryTitles(content, item, lang),
    slug: asText(written?.slug),
    status: written?.status ?? DRAFT_STATUS,
    author_id: written?.author ?? null,
    pub_date: written?.pub_date ?? null,
    body: jsonOf(content, item, lang),
  };
}

const hasFile = (value: Json): boolean => typeof valueAt(value, 'id') === 'number';

const USING_FILES: ReadonlySet<FieldKind> = new Set<FieldKind>(['richText', 'image', 'images', 'files']);

/** What is used within a list of entries, once a language: files of rich texts by it, images by none. */
function filesWithin(field: NestedField, list: Json): FileUseRow[] {
  const uses = saidWithin(field, list, USING_FILES).flatMap((part) =>
    filesOf(part.field, part.value, part.language ?? ''),
  );
  const rows = new Map(uses.map((use) => [`${use.lang} ${use.file_id} ${use.key}`, use]));
  const images = [...rows.values()].filter(({ file_id }) => file_id !== null);
  return [...rows.values()].map((use) => ({
    ...use,
    field: field.path,
    // Covers, order and alternative texts lie in the entries.
    position: use.file_id === null ? 0 : images.indexOf(use) + 1,
    is_primary: false,
    description: null,
  }));
}

/** Files that readers download, and their covers: an image may be that of several. */
function downloadsOf(use: FileUseRow, value: Json): FileUseRow[] {
  const files = entriesOf(value);
  const ids = new Set([...files.map(({ id }) => id), ...files.map(({ cover }) => valueAt(cover, 'id') ?? null)]);
  return [...ids]
    .filter((id) => typeof id === 'number')
    .map((file_id, index) => ({ ...use, file_id, position: index + 1 }));
}

function filesOf(field: FieldDeclaration, value: Json, lang: string): FileUseRow[] {
  if (isNested(field)) return filesWithin(field, value);
  const use = { field: field.path, lang, file_id: null, key: null, position: 0, is_primary: false, description: null };
  if (field.kind === 'richText') return linkedKeys(asText(value)).map((key) => ({ ...use, key }));
  if (field.kind === 'files') return downloadsOf(use, value);
  // One image is stored as a list of at most one.
  const images = field.kind === 'image' ? [value].filter(hasFile) : value;
  if (storageOf(field) !== 'files' || !Array.isArray(images)) return [];
  return images.map((image: Json, index) => ({
    ...use,
    file_id: Number(valueAt(image, 'id')),
    position: index + 1,
    is_primary: valueAt(image, 'is_primary') === true,
    description: asText(valueAt(image, 'description')),
  }));
}

/** The municipalities of an item, in their order. */
export function municipalitiesOf(content: Content, item: Item): MunicipalityRow[] {
  const shared = pointersOf(content, item).filter(
    ({ table, language }) => table === 'municipalities' && language === '',
  );
  const pointedAt = (is_chosen: boolean) => {
    const ids = shared
      .filter(({ field }) => (storageOf(field) === 'municipalities') === is_chosen)
      .flatMap((pointer) => pointer.ids);
    return [...new Set(ids.filter(isPossibleId))].map((municipality_id, position) => ({
      municipality_id,
      is_chosen,
      position,
    }));
  };
  return [...pointedAt(true), ...pointedAt(false)];
}

/** Each row of a table once a field and language, however often its value points to it. */
function linksTo<Row extends object>(
  table: 'contents' | 'places',
  content: Content,
  item: Item,
  rowOf: (field: string, lang: string, id: number) => Row,
): Row[] {
  const links = pointersOf(content, item)
    .filter((pointer) => pointer.table === table)
    .flatMap(({ field, language, ids }) => ids.filter(isPossibleId).map((id) => rowOf(field.path, language, id)));
  return [...new Map(links.map((link) => [whole(link), link])).values()];
}

/** What lists and overlaps look for, of content types that take place on days. */
function occurrenceOf(content: Content, item: Item): Pick<Rows, 'days' | 'venueKeys'> {
  if (!hasDays(content)) return { days: [], venueKeys: [] };
  const keys = comparableVenues(venuesOf(content, item)).flatMap(storedKeys);
  return { days: daysOf(content, item).filter(isCivilDate), venueKeys: [...new Set(keys)] };
}

/** The rows that store an item. */
export function rowsOf(content: Content, item: Item): Rows {
  const languages = Object.keys(item.contents);
  const choices = content.fields
    .filter((field) => storageOf(field) === 'categories')
    .flatMap((field) =>
      (field.localized ? languages : ['']).flatMap((lang) =>
        idsOf(saidBy(field, valueAt(item, fieldPath(field, lang)))).map((category_id, position) => ({
          field: field.path,
          lang,
          category_id,
          position,
        })),
      ),
    );
  const files = content.fields
    .filter((field) => USING_FILES.has(field.kind) || isNested(field))
    .flatMap((field) =>
      (field.localized ? languages : ['']).flatMap((lang) =>
        filesOf(field, valueAt(item, fieldPath(field, lang)), lang),
      ),
    );
  return {
    shared: jsonOf(content, item, null),
    translations: languages.map((lang) => translationOf(content, item, lang)),
    choices,
    municipalities: municipalitiesOf(content, item),
    files,
    links: linksTo('contents', content, item, (field, lang, target_id): LinkRow => ({ field, lang, target_id })),
    placeLinks: linksTo('places', content, item, (field, lang, place_id): PlaceLinkRow => ({ field, lang, place_id })),
    ...occurrenceOf(content, item),
  };
}

/** The municipality that the first address lies in; null for none. */
export const firstAddressOf = ({ municipalities }: Pick<Rows, 'municipalities'>): number | null =>
  municipalities.find(({ is_chosen }) => !is_chosen)?.municipality_id ?? null;

/** The rows of an item that is not there yet. */
export const NO_ROWS: Rows = {
  shared: {},
  translations: [],
  choices: [],
  municipalities: [],
  files: [],
  links: [],
  placeLinks: [],
  days: [],
  venueKeys: [],
};

const without = <T extends object>(rows: readonly T[], others: readonly T[], keyOf: (row: T) => string): T[] => {
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
};
const fileKey = ({ field, lang, file_id, key }: FileUseRow): string => `${field} ${lang} ${file_id} ${key}`;
const municipalityKey = ({ municipality_id, is_chosen }: MunicipalityRow): string => `${municipality_id} ${is_chosen}`;
const choiceKey = ({ field, lang, category_id }: ChoiceRow): string => `${field} ${lang} ${category_id}`;

/** A language's row that is to become another; without its body where that stays, for it is long. */
function changedTranslation(before: TranslationRow, after: TranslationRow): Partial<TranslationRow>[] {
  const { body, ...columns } = after;
  const { body: oldBody, ...oldColumns } = before;
  if (!sameValue(body, oldBody)) return [after];
  return sameValue(columns, oldColumns) ? [] : [columns];
}

/** The rows that a write puts and those that it takes away, by which an item's old rows become its new ones. */
export function changesOf(before: Rows, after: Rows) {
  const known = new Map(before.translations.map((row) => [row.lang, row]));
  const langOf = ({ lang }: TranslationRow) => lang;
  return {
    translations: after.translations.flatMap((row) => {
      const stored = known.get(row.lang);
      return stored === undefined ? [] : changedTranslation(stored, row);
    }),
    addedTranslations: without(after.translations, before.translations, langOf),
    removedTranslations: without(before.translations, after.translations, langOf).map(({ lang }) => ({ lang })),
    choices: without(after.choices, before.choices, whole),
    removedChoices: without(before.choices, after.choices, choiceKey),
    municipalities: without(after.municipalities, before.municipalities, whole),
    removedMunicipalities: without(before.municipalities, after.municipalities, municipalityKey),
    files: without(after.files, before.files, whole),
    removedFiles: without(before.files, after.files, fileKey),
    links: without(after.links, before.links, whole),
    removedLinks: without(before.links, after.links, whole),
    placeLinks: without(after.placeLinks, before.placeLinks, whole),
    removedPlaceLinks: without(before.placeLinks, after.placeLinks, whole),
  };
}

export type RowChanges = ReturnType<typeof changesOf>;
