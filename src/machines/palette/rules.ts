import type { Found } from '../../contract/search';
import { languageNames, statusNames, statusUnknown } from '../../messages/content';
import { paletteTexts } from '../../messages/palette';
import { LONGEST_TEXT, rank } from './matching';
import type { ActiveMove, EntityQuery, PaletteContext, PaletteRow, PaletteScope, PaletteSection } from './types';
import { SECTIONS } from './types';

/** Fewest characters that entities are searched with. */
export const SEARCH_MINIMUM = 2;
/** Longest text that the box keeps. */
const LONGEST_QUERY = 10_000;
/** Rows that PageUp and PageDown move over. */
const PAGE = 10;
/** Most recent rows kept. */
const MOST_RECENT = 8;

const SIGNS: Readonly<Record<string, PaletteScope>> = { '>': 'commands', '#': 'contents', '@': 'people' };

const SHOWN: Readonly<Record<PaletteScope, readonly PaletteSection[]>> = {
  all: SECTIONS,
  commands: ['page', 'navigation'],
  contents: ['content'],
  people: ['person'],
};

/** Areas whose entities are people. */
const PEOPLE = new Set(['user', 'users']);

type Typed = Pick<PaletteContext, 'query' | 'scope'>;

/** What typing `text` comes to: a first '>', '#' or '@' chooses a scope and is taken out of the query. */
export function typed(text: string, scope: PaletteScope): Typed {
  const sign = scope === 'all' ? SIGNS[text.charAt(0)] : undefined;
  return sign === undefined
    ? { query: text.slice(0, LONGEST_QUERY), scope }
    : { query: text.slice(1, LONGEST_QUERY + 1).trimStart(), scope: sign };
}

/** What the entity search is asked for; null where it is not asked: too short a text, or commands only. */
export function entityQuery({ query, scope }: Typed): EntityQuery | null {
  const text = query.trim().slice(0, LONGEST_TEXT);
  return scope === 'commands' || text.length < SEARCH_MINIMUM ? null : { text, scope };
}

/** A found entity as a row. `areaName` gives the content type's name, null for an unknown one. */
export function entityRow(found: Found, areaName: (area: string) => string | null): PaletteRow {
  const isPerson = PEOPLE.has(found.area);
  const language = found.lang === null || found.lang === undefined ? null : (languageNames[found.lang] ?? found.lang);
  const { status } = found;
  const name = isPerson ? paletteTexts.person : (areaName(found.area) ?? found.area);
  const state = isPerson || typeof status !== 'number' ? null : (statusNames[Math.abs(status)] ?? statusUnknown);
  return {
    id: `entity:${found.area}:${found.id}:${found.lang ?? ''}`,
    section: isPerson ? 'person' : 'content',
    title: found.title.trim() === '' ? `${name} ${found.id}` : found.title,
    hint: [name, language, state].filter((part) => part !== null).join(' · '),
    keywords: [String(found.id)],
    keys: [],
    refusal: null,
    action: { kind: 'route', route: found.route },
  };
}

/** Entities that are no other row's double: one of a route, and none that a recent already leads to. */
function withoutRepeats(entities: readonly PaletteRow[], recents: readonly PaletteRow[]): readonly PaletteRow[] {
  const routeOf = ({ id, action }: PaletteRow) => (action.kind === 'route' ? action.route : id);
  const seen = new Set(recents.map(routeOf));
  return entities.filter((row) => {
    const isNew = !seen.has(routeOf(row));
    seen.add(routeOf(row));
    return isNew;
  });
}

type BySection = Readonly<Record<PaletteSection, readonly PaletteRow[]>>;

const sectioned = new WeakMap<readonly PaletteRow[], BySection>();

/** The rows of each section. What the palette opened with never changes, so that it is told apart once. */
function bySection(rows: readonly PaletteRow[]): BySection {
  const known = sectioned.get(rows);
  if (known !== undefined) return known;
  const sections: Record<PaletteSection, PaletteRow[]> = {
    page: [],
    recent: [],
    navigation: [],
    content: [],
    person: [],
  };
  for (const row of rows) sections[row.section].push(row);
  sectioned.set(rows, sections);
  return sections;
}

type Arranged = Pick<PaletteContext, 'rows' | 'entities' | 'answered' | 'query' | 'scope'>;

/** Entities to show: in the server's order for the text they answer, as far as they match while one types on. */
function currentEntities({ entities, answered, query, scope }: Arranged): readonly PaletteRow[] {
  const wanted = entityQuery({ query, scope });
  if (wanted === null) return [];
  return wanted.text === answered ? entities : rank(entities, query);
}

/** What is shown, in the order of the sections, each ranked by itself. The rows have ids of their own. */
export function arrange(state: Arranged): readonly PaletteRow[] {
  const sections = bySection(state.rows);
  const shown = SHOWN[state.scope];
  const recents = shown.includes('recent') ? rank(sections.recent, state.query) : [];
  const found = bySection(withoutRepeats(currentEntities(state), recents));
  return shown.flatMap((section) => {
    if (section === 'recent') return recents;
    return [...rank(sections[section], state.query), ...found[section]];
  });
}

/** The row that is active first: the first one that can be run, or else the first. */
export function firstActive(results: readonly PaletteRow[]): string | null {
  return (results.find((row) => row.refusal === null) ?? results[0])?.id ?? null;
}

/** The active row stays wherever it is among the results; only if it is gone the first one takes its place. */
export function keepActive(activeId: string | null, results: readonly PaletteRow[]): string | null {
  return results.some((row) => row.id === activeId) ? activeId : firstActive(results);
}

/** The row that a move leads to; next and previous go round, pages stop at the ends. */
export function moved({ activeId, results }: Pick<PaletteContext, 'activeId' | 'results'>, to: ActiveMove) {
  const last = results.length - 1;
  const at = results.findIndex((row) => row.id === activeId);
  const target: Record<ActiveMove, number> = {
    next: at >= last ? 0 : at + 1,
    previous: at <= 0 ? last : at - 1,
    first: 0,
    last,
    pageDown: Math.min(last, at + PAGE),
    pageUp: Math.max(0, at - PAGE),
  };
  return results[target[to]]?.id ?? null;
}

/** The row that is announced, if `id` is that row. */
export function announcedRow({ activeId, results }: PaletteContext, id: string): PaletteRow | null {
  return id === activeId ? (results.find((row) => row.id === id) ?? null) : null;
}

function recentRow(title: string, hint: string | null, route: string): PaletteRow {
  const action = { kind: 'route' as const, route };
  return { id: `recent:${route}`, section: 'recent', title, hint, keywords: [], keys: [], refusal: null, action };
}

/** The recents after `row` was opened: it stands first, once; commands are no recents. */
export function withRecent(recents: readonly PaletteRow[], row: PaletteRow): readonly PaletteRow[] {
  if (row.action.kind !== 'route') return recents;
  const recent = recentRow(row.title, row.hint, row.action.route);
  return [recent, ...recents.filter(({ id }) => id !== recent.id)].slice(0, MOST_RECENT);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Recents out of storage; entries that are no good are left out. */
export function readRecents(stored: unknown): readonly PaletteRow[] {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return entries.slice(0, MOST_RECENT).flatMap((entry) => {
    const { title, hint, route } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    return isText(title) && isText(route) && route.startsWith('/')
      ? [recentRow(title, typeof hint === 'string' ? hint : null, route)]
      : [];
  });
}

/** What is stored of the recents. */
export function storedRecents(recents: readonly PaletteRow[]) {
  return recents.flatMap(({ title, hint, action }) =>
    action.kind === 'route' ? [{ title, hint, route: action.route }] : [],
  );
}
