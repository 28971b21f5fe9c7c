import { categoryNames, featuredValue, isKnownCategory } from '../../content/lists/activity';
import type { ChoiceValue, ListingRow } from '../../content/lists/listing';
import { FEATURED_CATEGORIES } from '../../contract/activities';
import type { ResultParams } from '../kit/result';
import type { RowsPage } from '../list/types';
import type { FestivitiesContext, FestivitiesEvent, Group, GroupTarget, Place, PlaceTarget } from './types';

/** Rows of a part. Source: contract, 'Pinned', natale-capodanno. */
export const FESTIVITIES_PAGE = 100;
/** A server that never comes to an end is not asked for ever. */
const MOST_PARTS = 200;

/** Where a value puts its event: into each of its categories, or, featured without any, among those without. */
function groupsIn(value: ChoiceValue): readonly string[] {
  const names = categoryNames(value.category);
  return names.length > 0 ? names : value.featured === 1 ? [''] : [];
}

/** The fixed categories in their order, empty ones too; then further names as they come, then what is in none. */
function groupsOf(rows: readonly ListingRow[], chosen: FestivitiesContext['chosen']): readonly Group[] {
  const ids = new Map<string, number[]>(FEATURED_CATEGORIES.map((name) => [name, []]));
  const put = (id: number, names: readonly string[]) => {
    for (const name of names) {
      const group = ids.get(name) ?? [];
      if (!group.includes(id)) ids.set(name, [...group, id]);
    }
  };
  const values = rows.map((row) => ({ id: row.id, value: featuredValue(row) }));
  for (const first of [1, 0])
    for (const { id, value } of values) if (value.featured === first) put(id, groupsIn(value));
  for (const [id, value] of Object.entries(chosen)) put(Number(id), groupsIn(value));
  const names = [...ids.keys()];
  const ordered = [...names.filter((name) => name !== ''), ...names.filter((name) => name === '')];
  return ordered.map((name) => ({ name, ids: ids.get(name) ?? [] }));
}

export const isFixedGroup = ({ name }: Group): boolean => isKnownCategory(name);

/** Every place in the order shown. */
export const placesIn = (groups: readonly Group[]): readonly Place[] =>
  groups.flatMap(({ name, ids }) => ids.map((id) => ({ group: name, id })));

const samePlace = (one: Place | null, other: Place | null): boolean =>
  one?.group === other?.group && one?.id === other?.id;

/** The place that the cursor gets to; it stops at both ends. */
export function movedTo(groups: readonly Group[], cursor: Place | null, to: PlaceTarget): Place | null {
  const places = placesIn(groups);
  if (typeof to === 'object') return places.find((place) => samePlace(place, to)) ?? null;
  const at = places.findIndex((place) => samePlace(place, cursor));
  const last = places.length - 1;
  const index = { next: at + 1, previous: at === -1 ? last : at - 1, first: 0, last }[to];
  return places[Math.min(Math.max(index, 0), last)] ?? null;
}

/** The first place of another group that has one; null for none further on. */
export function groupTo(groups: readonly Group[], cursor: Place | null, to: GroupTarget): Place | null {
  const filled = groups.filter(({ ids }) => ids.length > 0);
  const at = filled.findIndex(({ name }) => name === cursor?.group);
  const index =
    typeof to === 'object'
      ? filled.findIndex(({ name }) => name === to.group)
      : to === 'next'
        ? at + 1
        : at === -1
          ? filled.length - 1
          : at - 1;
  const group = filled[index];
  const [id] = group?.ids ?? [];
  return group === undefined || id === undefined ? null : { group: group.name, id };
}

interface At {
  readonly context: FestivitiesContext;
}
type Answer = ResultParams<RowsPage>;

/** Whether more is to come after an answer. */
export const isPart = ({ context: { arriving, part } }: At, { result }: Answer): boolean =>
  result.ok &&
  result.value.rows.length > 0 &&
  arriving.length + result.value.rows.length < result.value.total &&
  part < MOST_PARTS;

const withPart = ({ arriving }: FestivitiesContext, { result }: Answer): readonly ListingRow[] => {
  const known = new Set(arriving.map(({ id }) => id));
  // What was added while one asked moves rows from one part into the next.
  return result.ok ? [...arriving, ...result.value.rows.filter(({ id }) => !known.has(id))] : arriving;
};

export const partTaken = ({ context }: At, answer: Answer): Partial<FestivitiesContext> => ({
  arriving: withPart(context, answer),
  part: context.part + 1,
  total: answer.result.ok ? answer.result.value.total : context.total,
});

/** The cursor where it was, else at the first event. */
function cursorIn(groups: readonly Group[], cursor: Place | null): Place | null {
  return cursor === null ? null : (movedTo(groups, null, cursor) ?? movedTo(groups, null, 'first'));
}

export function wholeTaken({ context }: At, answer: Answer): Partial<FestivitiesContext> {
  const rows = withPart(context, answer);
  const groups = groupsOf(rows, {});
  return { rows, arriving: [], chosen: {}, groups, cursor: cursorIn(groups, context.cursor), failure: null };
}

export function valueChanged({ context }: At, { id, value }: Extract<FestivitiesEvent, { type: 'value.changed' }>) {
  const chosen = { ...context.chosen, [id]: value };
  return { chosen, groups: groupsOf(context.rows, chosen) };
}
