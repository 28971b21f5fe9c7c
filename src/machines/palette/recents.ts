import { withoutInvisible } from '../../content/text/invisible';
import { portalAddressOf } from '../../content/text/portalAddress';
import type { EntitySubject } from '../entityActions/types';
import { leadsToSame, MOST_RECENT } from './kept';
import type { LastSearch, PaletteRow } from './types';
import { LONGEST_TEXT } from './words';

/** Most searches kept. */
const MOST_SEARCHES = 5;
/** Fewest characters that entities are searched with. */
const SEARCH_MINIMUM = 2;

interface Recent {
  readonly title: string;
  readonly hint: string | null;
  readonly route: string;
  readonly subject: EntitySubject | null;
}

/** An entity is found by its id too. */
export const idWords = (subject: EntitySubject | null): readonly string[] =>
  subject === null ? [] : [String(subject.id)];

function recentRow({ title, hint, route, subject }: Recent): PaletteRow {
  const id = `recent:${route}`;
  const action = { kind: 'route' as const, route };
  return { id, section: 'recent', title, hint, keywords: idWords(subject), keys: [], refusal: null, subject, action };
}

const leadOf = ({ id, subject, action }: PaletteRow) => ({
  subject,
  route: action.kind === 'route' ? action.route : id,
});

/** The rows without those that lead where one before them does. */
export const onceEach = (rows: readonly PaletteRow[]): readonly PaletteRow[] =>
  rows.filter((row, at) => rows.findIndex((other) => leadsToSame(leadOf(other), leadOf(row))) === at);

/** The recents after `row` was opened: it stands first, once; commands are no recents. */
export function withRecent(recents: readonly PaletteRow[], row: PaletteRow): readonly PaletteRow[] {
  if (row.action.kind !== 'route') return recents;
  return onceEach([recentRow({ ...row, route: row.action.route }), ...recents]).slice(0, MOST_RECENT);
}

type Entry = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other);
const entriesOf = (stored: unknown, most: number): readonly Entry[] =>
  (Array.isArray(stored) ? stored.slice(0, most) : []).map((entry) => (entry ?? {}) as Entry);

/** The entity of a stored recent; null where it wasn't stored, as by older versions. */
function readSubject(stored: unknown, title: string, route: string): EntitySubject | null {
  const { area, id, lang, status } = (stored ?? {}) as Entry;
  if (!isText(area) || typeof id !== 'number') return null;
  return { area, id, title, lang: textOr(lang, null), status: typeof status === 'number' ? status : null, route };
}

/** Recents out of storage; entries that are no good are left out. */
export function readRecents(stored: unknown): readonly PaletteRow[] {
  const recents = entriesOf(stored, MOST_RECENT).flatMap(({ title, hint, route, subject }) =>
    isText(title) && isText(route) && route.startsWith('/')
      ? [recentRow({ title, hint: textOr(hint, null), route, subject: readSubject(subject, title, route) })]
      : [],
  );
  return onceEach(recents);
}

function storedSubject(subject: EntitySubject | null) {
  if (subject === null) return {};
  const { area, id, lang, status } = subject;
  return { subject: { area, id, lang, status } };
}

/** What is stored of the recents. */
export function storedRecents(recents: readonly PaletteRow[]) {
  return recents.flatMap(({ title, hint, subject, action }) =>
    action.kind === 'route' ? [{ title, hint, route: action.route, ...storedSubject(subject) }] : [],
  );
}

/** The text that entities are searched with, of a pasted address the path; null for too short a one, unless it is an id. */
export function searchText(query: string): string | null {
  const text = (portalAddressOf(query)?.path ?? withoutInvisible(query).trim()).slice(0, LONGEST_TEXT);
  return text.length >= SEARCH_MINIMUM || /^\d$/.test(text) ? text : null;
}

/** The search that a query is, if it is one. */
export function searchOf(query: string, scope: LastSearch['scope']): LastSearch | null {
  const text = searchText(query);
  return text === null ? null : { text, scope };
}

const isSame = (one: LastSearch, other: LastSearch): boolean => one.text === other.text && one.scope === other.scope;

/** The last searches after one led to an entity: it stands first, once. */
export function withSearch(searches: readonly LastSearch[], last: LastSearch): readonly LastSearch[] {
  return [last, ...searches.filter((search) => !isSame(search, last))].slice(0, MOST_SEARCHES);
}

const SCOPES: readonly unknown[] = ['all', 'contents', 'people'] satisfies readonly LastSearch['scope'][];
const isScope = (value: unknown): value is LastSearch['scope'] => SCOPES.includes(value);

/** Last searches out of storage; entries that are no good, or there twice, are left out. */
export function readSearches(stored: unknown): readonly LastSearch[] {
  return entriesOf(stored, MOST_SEARCHES)
    .flatMap(({ text, scope }) => {
      const search = isText(text) && isScope(scope) ? searchOf(text, scope) : null;
      return search === null ? [] : [search];
    })
    .filter((search, index, all) => all.findIndex((other) => isSame(other, search)) === index);
}

/** Last searches as rows, which type them again. Takes the scopes' Italian names. */
export function searchRows(
  searches: readonly LastSearch[],
  scopeNames: Readonly<Record<LastSearch['scope'], string>>,
): readonly PaletteRow[] {
  return searches.map((search) => ({
    id: `search:${search.scope}:${search.text}`,
    section: 'search',
    title: search.text,
    hint: search.scope === 'all' ? null : scopeNames[search.scope],
    keywords: [],
    keys: [],
    refusal: null,
    subject: null,
    action: { kind: 'search', search },
  }));
}
