import { FEATURED_CATEGORIES } from '../../contract/activities';
import { categoryNames, featuredValue } from './activity';
import type { ChoiceValue, ListingRow } from './listing';

/** One of the places in which a featured event stands: it has one in each of its categories. */
export interface Place {
  /** Name of a category; '' for what is in none. */
  readonly group: string;
  readonly id: number;
}

export interface Group {
  readonly name: string;
  readonly ids: readonly number[];
}

/** What was chosen about events since they were read, by id. */
type Chosen = Readonly<Record<number, { readonly shown: ChoiceValue }>>;

/** Where a value puts its event: into each of its categories, or, featured without any, among those without. */
function groupsIn(value: ChoiceValue): readonly string[] {
  const names = categoryNames(value.category);
  return names.length > 0 ? names : value.featured === 1 ? [''] : [];
}

/**
 * The fixed categories in their order, empty ones too; then further names as they come, then what is in none. In each
 * what is featured comes first, then the others, then what was chosen since: an event comes to stand where it was put,
 * and stays where it stood, so that nothing moves from under the cursor.
 */
export function groupsOf(rows: readonly ListingRow[], chosen: Chosen): readonly Group[] {
  const ids = new Map<string, Set<number>>(FEATURED_CATEGORIES.map((name) => [name, new Set()]));
  const put = (id: number, value: ChoiceValue) => {
    for (const name of groupsIn(value)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  };
  const values = rows.map((row) => ({ id: row.id, value: featuredValue(row) }));
  for (const first of [1, 0]) for (const { id, value } of values) if (value.featured === first) put(id, value);
  for (const { id } of rows) if (chosen[id] !== undefined) put(id, chosen[id].shown);
  const names = [...ids.keys()].toSorted((one, other) => Number(one === '') - Number(other === ''));
  return names.map((name) => ({ name, ids: [...(ids.get(name) ?? [])] }));
}

/** Every place in the order shown. */
export const placesIn = (groups: readonly Group[]): readonly Place[] =>
  groups.flatMap(({ name, ids }) => ids.map((id) => ({ group: name, id })));

const indexIn = (places: readonly Place[], at: Place | null): number =>
  places.findIndex(({ group, id }) => group === at?.group && id === at.id);

/** The cursor where it was, else at another place of its event, else at the first event; the very same where it stays. */
export function keptIn(groups: readonly Group[], cursor: Place | null): Place | null {
  const places = placesIn(groups);
  if (cursor === null || indexIn(places, cursor) !== -1) return cursor;
  return places.find(({ id }) => id === cursor.id) ?? places[0] ?? null;
}

export type Step = 'next' | 'previous' | 'first' | 'last';

/** The place that the cursor gets to, which stops at both ends; null without any. */
export function steppedIn(groups: readonly Group[], cursor: Place | null, step: Step): Place | null {
  const places = placesIn(groups);
  const at = indexIn(places, cursor);
  const last = places.length - 1;
  const index = { next: at + 1, previous: at === -1 ? last : at - 1, first: 0, last }[step];
  return places[Math.min(Math.max(index, 0), last)] ?? null;
}

/** The first place of the next or previous group that has one; null for none further on. */
export function firstInGroup(groups: readonly Group[], cursor: Place | null, to: 'next' | 'previous'): Place | null {
  const filled = groups.filter(({ ids }) => ids.length > 0);
  const at = filled.findIndex(({ name }) => name === cursor?.group);
  const index = to === 'next' ? at + 1 : at === -1 ? filled.length - 1 : at - 1;
  return placesIn(filled.slice(Math.max(index, 0), index + 1))[0] ?? null;
}
