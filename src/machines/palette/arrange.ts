import { indexOf, rankedBy } from './matching';
import { entityQuery, isPerson } from './rules';
import type { ActiveMove, Arrangement, PaletteContext, PaletteRow, PaletteScope, PaletteSection } from './types';

const SHOWN: Readonly<Record<PaletteScope, readonly PaletteSection[]>> = {
  all: ['page', 'recent', 'search', 'navigation', 'content', 'person'],
  commands: ['page', 'navigation'],
  contents: ['recent', 'search', 'content'],
  people: ['recent', 'search', 'person'],
};

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

/** The rows of each section. What the palette opened with never changes, so that it is distinguished once. */
function bySection(rows: readonly PaletteRow[]): BySection {
  const known = sectioned.get(rows);
  if (known !== undefined) return known;
  const sections: Record<PaletteSection, PaletteRow[]> = {
    page: [],
    recent: [],
    search: [],
    navigation: [],
    content: [],
    person: [],
    action: [],
  };
  for (const row of rows) sections[row.section].push(row);
  sectioned.set(rows, sections);
  return sections;
}

/** Reads the words of the rows that the palette opens with, which a first key would otherwise wait for. */
export function prepare(rows: readonly PaletteRow[]): void {
  for (const section of Object.values(bySection(rows))) indexOf(section);
}

interface Found {
  readonly exact: readonly PaletteRow[];
  readonly similar: readonly PaletteRow[];
}

/** Of rows that answer equally well those that can be run stand first. */
function readyFirst(rows: readonly PaletteRow[]): readonly PaletteRow[] {
  const refused = rows.filter((row) => row.refusal !== null);
  return refused.length === 0 ? rows : [...rows.filter((row) => row.refusal === null), ...refused];
}

function find(rows: readonly PaletteRow[], query: string): Found {
  const { exact, similar } = rankedBy(rows, query);
  return { exact: exact.flatMap(readyFirst), similar: readyFirst(similar) };
}

const NOTHING: Found = { exact: [], similar: [] };

/** Entities to show: in the server's order for the text they answer, as far as they match while one types on. */
function currentEntities(state: Arranged): Found {
  const wanted = entityQuery(state);
  if (wanted === null) return NOTHING;
  return wanted.text === state.answered ? { exact: state.entities, similar: [] } : find(state.entities, state.query);
}

/** Recents of the scope. */
const recentsOf = (rows: readonly PaletteRow[], scope: PaletteScope): readonly PaletteRow[] =>
  scope === 'all' ? rows : rows.filter(({ subject }) => (scope === 'people') === isPerson(subject?.area ?? ''));

/** Last searches stand in an empty box, those of its scope. */
const lastSearches = (rows: readonly PaletteRow[], { query, scope }: Arranged): readonly PaletteRow[] =>
  query.trim() !== ''
    ? []
    : rows.filter(({ action }) => scope === 'all' || (action.kind === 'search' && action.search.scope === scope));

/** The rows of a section as far as they are shown now: with an empty box only what many want. */
const offered = (rows: readonly PaletteRow[], { query, scope, isOverDialog }: Arranged): readonly PaletteRow[] =>
  query.trim() === '' && scope === 'all' && !isOverDialog ? rows.filter(({ isMinor }) => isMinor !== true) : rows;

/** What is found in each section. */
function findAll(state: Arranged): readonly Found[] {
  const sections = bySection(state.rows);
  const shown = SHOWN[state.scope];
  const recents = shown.includes('recent') ? find(recentsOf(sections.recent, state.scope), state.query) : NOTHING;
  const { exact, similar } = currentEntities(state);
  const entities = bySection(withoutRepeats([...exact, ...similar], [...recents.exact, ...recents.similar]));
  const isSimilar = new Set(similar);
  return shown.map((section) => {
    if (section === 'recent') return recents;
    if (section === 'search') return { exact: lastSearches(sections.search, state), similar: [] };
    const found = find(offered(sections[section], state), state.query);
    const ofServer = entities[section];
    return {
      exact: [...found.exact, ...ofServer.filter((row) => !isSimilar.has(row))],
      similar: [...found.similar, ...ofServer.filter((row) => isSimilar.has(row))],
    };
  });
}

type Arranged = Pick<
  PaletteContext,
  'rows' | 'entities' | 'answered' | 'query' | 'scope' | 'isOverDialog' | 'opened' | 'actions'
>;

/**
 * What is shown, in the order of the sections, each ranked by itself; after them what is only alike. Of an entity whose
 * actions are shown these only. The rows have ids of their own.
 */
export function arrange(state: Arranged): Arrangement {
  const found = state.opened === null ? findAll(state) : [find(state.actions, state.query)];
  const exact = found.flatMap((one) => one.exact);
  return { results: [...exact, ...found.flatMap((one) => one.similar)], similarFrom: exact.length };
}

/** The row that is active first: the first one that can be run, or else the first; what is only alike comes last. */
export function firstActive({ results, similarFrom }: Arrangement): string | null {
  const best = similarFrom > 0 ? results.slice(0, similarFrom) : results;
  return (best.find((row) => row.refusal === null) ?? best[0])?.id ?? null;
}

/** The active row stays wherever it is among the results; only if it is no longer there the first one becomes active. */
export function keepActive(activeId: string | null, arrangement: Arrangement): string | null {
  return arrangement.results.some((row) => row.id === activeId) ? activeId : firstActive(arrangement);
}

/** Rows that PageUp and PageDown move over. */
const PAGE = 10;

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
export function announcedRow(
  { activeId, results }: Pick<PaletteContext, 'activeId' | 'results'>,
  id: string,
): PaletteRow | null {
  return id === activeId ? (results.find((row) => row.id === id) ?? null) : null;
}
