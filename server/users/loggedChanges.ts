import { displayNames, displayText } from '../../src/content/kinds/displayText';
import type { ChangedValues } from '../../src/contract/audit';
import { displayTexts } from '../../src/messages/screens/displayText';
import { loadNames } from '../audit/names';
import type { Queryable } from '../db/types';
import { destinationIdsOf, roleNameOf, type StoredUser } from './detail';
import { changedFields, TEXTS, type UserChange } from './incoming';

const { yes, no } = displayTexts.active;

async function roleTitle(tx: Queryable, name: string): Promise<string> {
  const { rows } = await tx.query<{ title: string }>('select title from roles where name = $1', [name]);
  return rows[0]?.title ?? name;
}

/** What a change changes of a user, for the log: what it said before and says now, by names of now; never a password. */
export async function loggedChanges(tx: Queryable, change: UserChange, stored: StoredUser) {
  const changed = changedFields(change, stored);
  const has = (field: string) => changed.includes(field);
  const desks = [stored.redazione, change.redazione].map((id) => (id === null ? [] : [id]));
  const destinations = [destinationIdsOf(stored), change.destinations ?? []];
  const namesOf = await loadNames(tx, [
    ...(has('redazione') ? desks.map((ids) => ({ table: 'desks' as const, ids })) : []),
    ...(has('destinations') ? destinations.map((ids) => ({ table: 'categories' as const, ids })) : []),
  ]);
  const named = (table: 'desks' | 'categories', [before = [], after = []]: readonly (readonly number[])[]) =>
    displayNames(namesOf({ table, ids: before }), namesOf({ table, ids: after }));
  const values: Record<string, [string, string] | null> = {
    ...Object.fromEntries(TEXTS.map((field) => [field, [displayText(stored[field]), displayText(change[field])]])),
    redazione: named('desks', desks),
    role: has('role')
      ? [displayText(await roleTitle(tx, roleNameOf(stored))), displayText(await roleTitle(tx, change.role))]
      : null,
    active: stored.active === 1 ? [yes, no] : [no, yes],
    destinations: named('categories', destinations),
  };
  return {
    changed,
    values: Object.fromEntries(
      Object.entries(values).filter(([field, values]) => has(field) && values !== null),
    ) as ChangedValues,
  };
}
