import type { FieldDeclaration } from '../../src/content/field/field';
import { kindOf } from '../../src/content/kinds/table';
import { actionsOf, pagingOf, searchOf, shownFilters } from '../../src/content/lists/list';
import type { Listing } from '../../src/content/lists/listing';
import type { Content } from '../../src/content/model/content';
import type { DeclaredField } from '../../src/content/model/record';
import { listings, sections } from '../../src/content/registry';
import { settingsPages } from '../../src/content/settings/pages';
import { settingsSection } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import type { Route } from '../../src/machines/access/pages';
import { ROUTES } from '../../src/machines/access/routes';
import { formatKeys } from '../../src/machines/keymap/format';
import { RECORDS } from './records';
import { factTexts as texts } from './texts';

/** Around the part of a page that the declarations write. */
export const FACTS_START = '<!-- facts:start -->';
export const FACTS_END = '<!-- facts:end -->';

type Field = Pick<FieldDeclaration, 'path' | 'kind' | 'label'> & Partial<Omit<FieldDeclaration, 'localized'>>;
type Row = readonly string[];

const cell = (text: string): string => text.replaceAll('|', '\\|');
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** A Markdown table; none without rows. */
function table(head: Row, rows: readonly Row[]): readonly string[] {
  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`;
  return rows.length === 0 ? [] : [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line), ''];
}

/** Kinds whose limit counts what is chosen, and not characters. */
const COUNTED: ReadonlySet<string> = new Set(['images', 'contacts', 'categories', 'contentIds']);

/** How much a field takes, in words; '' for as much as one likes. */
function limitOf(field: Field): string {
  if (field.kind === 'slots') return texts.places(field.count ?? 0);
  const most = kindOf(field).most?.({
    label: field.label,
    ...(field.limit === undefined ? {} : { limit: field.limit }),
  });
  const count = most?.count ?? field.limit;
  if (count === undefined) return '';
  return most !== undefined || COUNTED.has(field.kind) ? texts.atMost(count) : texts.characters(count);
}

type Labelled = Field & { readonly localized?: FieldDeclaration['localized'] };

/** What a field lies in: the names of its entries, none at the top. */
interface Around {
  readonly name: string;
  readonly isOfLanguage: boolean;
}

/** Fields of cards, and what each of their entries is made of. */
function fieldRows(cards: readonly { readonly title: string; readonly fields: readonly Labelled[] }[]): readonly Row[] {
  const rowsOf = (field: Labelled, around: Around, title: string): readonly Row[] => {
    const name = around.name === '' ? field.label : `${around.name} → ${field.label}`;
    // What is within a value of one language is of that language too.
    const isOfLanguage = around.isOfLanguage || (field.localized ?? false) !== false;
    const { one = '', fields: inner = [] } = field.entry ?? {};
    const within = { name: around.name === '' ? one : `${around.name}, ${one}`, isOfLanguage };
    return [
      [title, name, limitOf(field), isOfLanguage ? texts.ofLanguage : texts.shared],
      ...inner.flatMap((part) => rowsOf(part, within, '')),
    ];
  };
  return cards.flatMap(({ title, fields }) =>
    fields.flatMap((field, place) => rowsOf(field, { name: '', isOfLanguage: false }, place === 0 ? title : '')),
  );
}

const labelsOf = (paths: readonly string[], fields: readonly Field[]): string =>
  list(paths.map((path) => fields.find((field) => field.path === path)?.label ?? path));

/** What a content type asks for before it is saved, and before readers see it. */
function askedOf({ required, fields }: Content): readonly Row[] {
  const withEntries = fields.filter(({ entry }) => (entry?.required ?? []).length > 0);
  return [
    [texts.draft, labelsOf(required.draft, fields)],
    [texts.published, labelsOf(required.published, fields)],
    ...(required.advised === undefined ? [] : [[texts.advised, labelsOf(required.advised, fields)]]),
    ...withEntries.map(
      ({ entry }): Row => [texts.inEach(entry?.one ?? ''), labelsOf(entry?.required ?? [], entry?.fields ?? [])],
    ),
  ];
}

const keysOf = (keys: readonly string[]): string => keys.map((key) => `\`${formatKeys(key, 'other')}\``).join(', ');

/** What a list shows, and how it is narrowed. */
function listFacts(listing: Listing): readonly string[] {
  const search = searchOf(listing);
  const { limit, paged } = pagingOf(listing);
  const named = listing.list.columns.filter(({ label }) => label !== '');
  const rows: readonly Row[] = [
    [texts.columns, list(named.map(({ label }) => label))],
    [texts.sorted, list(named.filter(({ sort }) => sort !== undefined).map(({ label }) => label))],
    [texts.filters, list(shownFilters(listing).map(({ label }) => label))],
    [texts.search, search === null ? texts.noSearch : texts.from(search.label, search.minimum)],
    [texts.rows, paged ? texts.paged(limit) : texts.whole],
    [
      texts.actions,
      list(
        actionsOf(listing).map(({ title, keys = [] }) => (keys.length === 0 ? title : `${title} (${keysOf(keys)})`)),
      ),
    ],
    [texts.exported, listing.list.exports?.fileName ?? ''],
  ];
  return [
    `## ${texts.list}`,
    '',
    ...table(
      ['', ''],
      rows.filter(([, value]) => value !== ''),
    ),
  ];
}

/** What the routes of a section say: where it is, and who may open it. */
function placeRows(area: string, routes: readonly Route[]): readonly Row[] {
  const front = routes.find(({ section }) => section !== null)?.section ?? null;
  const declared = sections.find((section) => section.area === area);
  const barred = routes.filter((route) => route.barred);
  const permissions = Object.values(declared?.permissions ?? {});
  return [
    [texts.page, front?.title ?? ''],
    [texts.letter, front?.letter == null ? '' : `\`g ${front.letter}\``],
    [texts.permissions, list(permissions)],
    [texts.administrators, routes.every(({ administrator }) => administrator) ? texts.only : ''],
    [
      texts.barred,
      barred.length === 0 ? '' : barred.length === routes.length ? texts.all : texts.part(barred[0]?.section != null),
    ],
  ];
}

const FIELDS_HEAD: Row = [texts.card, texts.field, texts.limit, texts.languages];

/** The fields of what is opened from the list, or of a page of settings by its sections. */
function formFacts(area: string, content: Content | undefined): readonly string[] {
  if (content !== undefined) return [`## ${texts.fields}`, '', ...table(FIELDS_HEAD, fieldRows(content.cards))];
  const record = RECORDS[area];
  if (record !== undefined) {
    const cards = record.cards.map(({ titles, fields }) => ({ title: titles.editing, fields }));
    // These have one value for all languages.
    return [
      `## ${texts.fields}`,
      '',
      ...table(
        FIELDS_HEAD.slice(0, 3),
        fieldRows(cards).map((row) => row.slice(0, 3)),
      ),
    ];
  }
  const page = settingsPages.find((one) => one.area === area);
  if (page === undefined) return [];
  return page.sections.flatMap((name) => {
    const { title, cards } = settingsSection(name);
    return [`## ${title}`, '', ...table(FIELDS_HEAD, fieldRows(cards))];
  });
}

const recordRows = (area: string): readonly Row[] => {
  const fields = (RECORDS[area]?.cards ?? []).flatMap((card) => card.fields);
  const nameOf = ({ label, unless, onlyNew }: DeclaredField): string => {
    const other = fields.find(({ path }) => path === unless);
    if (other !== undefined) return texts.unless(label, other.label);
    return onlyNew === true ? texts.onlyNew(label) : label;
  };
  const asked = fields.filter(({ required }) => required === true);
  return asked.length === 0 ? [] : [[texts.record, list(asked.map(nameOf))]];
};

/** Areas that the guide has a page about: each that a page of the product belongs to. */
export const guideAreas: readonly string[] = [...new Set(ROUTES.flatMap(({ area }) => (area === null ? [] : [area])))];

/** What the declarations say of a section, as Markdown without a line break at its end. */
export function factsOf(area: string): string {
  const content = contents.find((one) => one.area === area);
  const listing = content ?? listings.find((one) => one.area === area);
  const routes = ROUTES.filter((route) => route.area === area);
  const facts = [
    ...placeRows(area, routes),
    ...(content === undefined ? recordRows(area) : askedOf(content)),
    [texts.written, listing?.languages === 'primary' ? texts.primary : ''],
  ].filter(([, value]) => value !== '');
  const lines = [
    `## ${texts.brief}`,
    '',
    ...table(['', ''], facts),
    ...(listing === undefined ? [] : listFacts(listing)),
    ...formFacts(area, content),
  ];
  return lines.join('\n').trim();
}
