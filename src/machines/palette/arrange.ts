import { listRows } from './listQuery';
import { indexOf, isNamedBy, rankedBy, titledBy } from './matching';
import { onceEach } from './recents';
import { entityQuery, isPerson } from './rules';
import type { ActiveMove, Arrangement, PaletteContext, PaletteRow, PaletteScope, PaletteSection } from './types';

type Rows = readonly PaletteRow[];

/** What is shown once something is typed, in this order; in an empty box what was opened before stands first. */
const SHOWN: Readonly<Record<PaletteScope, readonly PaletteSection[]>> = {
  all: ['page', 'recent', 'search', 'navigation', 'field', 'list', 'content', 'person'],
  commands: ['page', 'navigation', 'field', 'list'],
  contents: ['recent', 'search', 'content'],
  people: ['recent', 'search', 'person'],
};

/** The sections of a scope, in their order. */
function sectionsOf({ scope, query }: Pick<Arranged, 'scope' | 'query'>): readonly PaletteSection[] {
  const shown = SHOWN[scope];
  if (query.trim() !== '' || !shown.includes('recent')) return shown;
  return ['recent', ...shown.filter((section) => section !== 'recent')];
}

/** Entities that are no other row's double, nor that of a recent. */
const withoutRepeats = (entities: Rows, recents: Rows): Rows =>
  onceEach([...recents, ...entities]).filter(({ section }) => section !== 'recent');

type BySection = Readonly<Record<PaletteSection, Rows>>;

const sectioned = new WeakMap<Rows, BySection>();

/** The rows of each section. What the palette opened with never changes, so that it is distinguished once. */
function bySection(rows: Rows): BySection {
  const known = sectioned.get(rows);
  if (known !== undefined) return known;
  const sections: Record<PaletteSection, PaletteRow[]> = {
    page: [],
    recent: [],
    search: [],
    navigation: [],
    field: [],
    list: [],
    content: [],
    person: [],
    action: [],
  };
  for (const row of rows) sections[row.section].push(row);
  sectioned.set(rows, sections);
  return sections;
}

/** Reads the words of the rows that the palette opens with, which a first key would otherwise wait for. */
export function prepare(rows: Rows): void {
  for (const section of Object.values(bySection(rows))) indexOf(section);
}

interface Found {
  /** Groups of rows that answer equally well, the best first. */
  readonly groups: readonly Rows[];
  readonly similar: Rows;
}

const isReady = ({ refusal }: PaletteRow): boolean => refusal === null;

/** The rows with those first of which something holds. */
function putFirst(rows: Rows, isFirst: (row: PaletteRow) => boolean): Rows {
  const others = rows.filter((row) => !isFirst(row));
  return others.length === 0 ? rows : [...rows.filter(isFirst), ...others];
}

/** What destroys something, and is not named by what is typed. */
const isUnnamed = (row: PaletteRow, query: string): boolean => row.isDestructive === true && !isNamedBy(row, query);

/** What answers; what destroys something and is not named comes last. Takes how rows that answer equally well stand. */
function find(rows: Rows, query: string, ordered = (equals: Rows): Rows => putFirst(equals, isReady)): Found {
  const { exact, similar } = rankedBy(rows, query);
  const groups = exact.map(ordered);
  const unnamed = query.trim() === '' ? [] : groups.flat().filter((row) => isUnnamed(row, query));
  const alike = putFirst(putFirst(similar, isReady), ({ isDestructive }) => isDestructive !== true);
  if (unnamed.length === 0) return { groups, similar: alike };
  const hidden = new Set(unnamed);
  return { groups: groups.map((group) => group.filter((row) => !hidden.has(row))), similar: [...alike, ...unnamed] };
}

const NOTHING: Found = { groups: [], similar: [] };

/** Whether what is typed is the id of the record that a row leads to. */
const hasId = ({ subject }: PaletteRow, query: string): boolean =>
  subject !== null && String(subject.id) === query.trim();

/** A number is first of all the id of something: what has it comes before what is called so. */
function byId({ groups, similar }: Found, query: string): Found {
  const has = (row: PaletteRow) => hasId(row, query);
  if (!groups.some((group) => group.some(has))) return { groups, similar };
  return { groups: [groups.flat().filter(has), ...groups.map((group) => group.filter((row) => !has(row)))], similar };
}

const exactOf = ({ groups }: Found): Rows => groups.flat();

/** Entities to show: in the server's order for the text they answer, as far as they match while one types on. */
function currentEntities(state: Arranged): Found {
  const wanted = entityQuery(state);
  if (wanted === null) return NOTHING;
  return wanted.text === state.answered ? { groups: [state.entities], similar: [] } : find(state.entities, state.query);
}

/** Recents of the scope. */
const recentsOf = (rows: Rows, scope: PaletteScope): Rows =>
  scope === 'all' ? rows : rows.filter(({ subject }) => (scope === 'people') === isPerson(subject?.area ?? ''));

/** Last searches stand in an empty box, those of its scope. */
const lastSearches = (rows: Rows, { query, scope }: Arranged): Rows =>
  query.trim() !== ''
    ? []
    : rows.filter(({ action }) => scope === 'all' || (action.kind === 'search' && action.search.scope === scope));

/** The rows of a section as far as they are shown now: with an empty box only what many want. */
const offered = (rows: Rows, { query, scope, isOverDialog }: Arranged): Rows =>
  query.trim() === '' && scope === 'all' && !isOverDialog ? rows.filter(({ isMinor }) => isMinor !== true) : rows;

/** The place among the groups of what is said altogether: after the words of a title, before what is within one. */
const WHOLE_GROUP = 3;

/** The lists that what is typed narrows; with something left to search they answer no better than a keyword does. */
function narrowedLists({ query, lists, today, isOverDialog }: Arranged): Found {
  if (query.trim() === '' || isOverDialog) return NOTHING;
  const { whole, searching, similar } = listRows(query, lists, today);
  return { groups: [...Array.from({ length: WHOLE_GROUP }, () => []), whole, searching], similar };
}

/** What is found in each section. */
function findAll(state: Arranged): readonly Found[] {
  const sections = bySection(state.rows);
  const shown = sectionsOf(state);
  const recents = shown.includes('recent') ? find(recentsOf(sections.recent, state.scope), state.query) : NOTHING;
  const current = currentEntities(state);
  const known = [...exactOf(recents), ...recents.similar];
  const entities = bySection(withoutRepeats([...exactOf(current), ...current.similar], known));
  const isSimilar = new Set(current.similar);
  return shown.map((section) => {
    if (section === 'recent') return recents;
    if (section === 'list') return narrowedLists(state);
    // A form has more fields than anybody wants to read through.
    if (section === 'field' && state.query.trim() === '') return NOTHING;
    if (section === 'search') return { groups: [lastSearches(sections.search, state)], similar: [] };
    const found = find(offered(sections[section], state), state.query);
    const ofServer = entities[section];
    return {
      groups: [...found.groups, ofServer.filter((row) => !isSimilar.has(row))],
      similar: [...found.similar, ...ofServer.filter((row) => isSimilar.has(row))],
    };
  });
}

type Arranged = Pick<
  PaletteContext,
  'rows' | 'lists' | 'today' | 'entities' | 'answered' | 'query' | 'scope' | 'isOverDialog' | 'opened' | 'actions'
>;

/** The actions of an entity keep their order, refused or not: nobody who types one wants its neighbour. */
const findActions = ({ actions, query }: Arranged): Found => find(actions, query, (equals) => equals);

/**
 * The row that answers best, whatever its section: the first of the best group that can be run, or else its first, so that
 * Enter says why it can't. Of actions that were typed it is the first one anyway.
 */
function bestOf(found: readonly Found[], state: Arranged): PaletteRow | null {
  const most = Math.max(0, ...found.map(({ groups }) => groups.length));
  const groups = Array.from({ length: most }, (_, at) => found.flatMap((one) => one.groups[at] ?? []));
  const best = groups.find((group) => group.length > 0) ?? found.flatMap(({ similar }) => similar);
  if (state.opened === null && state.query.trim() === '') return inOrder(best, state)[0] ?? null;
  const isTypedAction = state.opened !== null && state.query.trim() !== '';
  return (isTypedAction ? null : best.find(isReady)) ?? best[0] ?? null;
}

/** Places before those of all other rows, in an empty box: work that waits to be taken up, then what the page is for. */
const LEADING = { waiting: -2, main: -1 } as const;

/**
 * The rows in the order in which they are shown: what leads, then what has all that is typed in its title or has it as its
 * id; among both what can be run before what can't, each in the order of the sections.
 */
function inOrder(exact: Rows, { query }: Arranged): Rows {
  const isTitled = titledBy(query);
  const isEmpty = query.trim() === '';
  const placeOf = (row: PaletteRow): number => {
    if (isEmpty && isReady(row) && row.isWaiting === true) return LEADING.waiting;
    if (isEmpty && isReady(row) && row.isMain === true) return LEADING.main;
    return (isTitled(row) || hasId(row, query) ? 0 : 2) + (isReady(row) ? 0 : 1);
  };
  const placed = exact.map((row) => ({ row, place: placeOf(row) }));
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}

/**
 * What is shown; after it what is only alike. Of an entity whose actions are shown these only, which keep their order. The
 * rows have ids of their own.
 */
export function arrange(state: Arranged): Arrangement {
  const isOfEntity = state.opened !== null;
  const found = isOfEntity ? [findActions(state)] : findAll(state).map((one) => byId(one, state.query));
  const exact = found.flatMap(exactOf);
  const shown = isOfEntity ? exact : inOrder(exact, state);
  const results = [...shown, ...found.flatMap(({ similar }) => similar)];
  return { results, similarFrom: exact.length, bestId: bestOf(found, state)?.id ?? null };
}

/** The active row stays where the user moved to, as long as it is there; otherwise the best one is active. */
export function activeAfter(
  { activeId, isMoved }: Pick<PaletteContext, 'activeId' | 'isMoved'>,
  arranged: Arrangement,
) {
  const stays = isMoved && arranged.results.some((row) => row.id === activeId);
  return stays ? { activeId, isMoved } : { activeId: arranged.bestId, isMoved: false };
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
