import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKnownCategory } from '../../../src/content/lists/activity';
import {
  firstInGroup,
  type Group,
  groupsOf,
  keptIn,
  type Place,
  placesIn,
  type Step,
  steppedIn,
} from '../../../src/content/lists/festivities';
import { FEATURED_CATEGORIES } from '../../../src/contract/activities';

const event = (id: number, featured: number, categoria: string) => ({ id, title: `Evento ${id}`, featured, categoria });
const choice = (featured: number, category: string) => ({ shown: { featured, category } });

const market = event(1, 0, 'Mercatini');
const crib = event(2, 1, 'Presepi,Mercatini,Sagre');
const alone = event(3, 1, '');
const nothing = event(4, 0, '');
const rows = [market, crib, alone, nothing];
const groups = groupsOf(rows, {});

const filled = (all: readonly Group[]) =>
  Object.fromEntries(all.filter(({ ids }) => ids.length > 0).map(({ name, ids }) => [name, ids]));
const at = (group: string, id: number): Place => ({ group, id });

describe('featured events by their categories', () => {
  test('stand in each of theirs, those featured first; the fixed ones lead, without any is last [3-3.19]', () => {
    expect(filled(groups)).toEqual({ Mercatini: [2, 1], Presepi: [2], Sagre: [2], '': [3] });
    expect(groups.map(({ name }) => name)).toEqual([...FEATURED_CATEGORIES, 'Sagre', '']);
  });

  test('come to stand where they are put, and stay where they stood', () => {
    const chosen = { 1: choice(0, 'Mercatini,Arte'), 2: choice(1, ''), 4: choice(0, 'Mercatini') };
    expect(filled(groupsOf(rows, chosen))).toEqual({
      Arte: [1],
      Mercatini: [2, 1, 4],
      Presepi: [2],
      Sagre: [2],
      '': [3, 2],
    });
  });

  test('of others than those that were read nothing is shown', () => {
    expect(groupsOf(rows, { 9: choice(1, 'Arte') })).toEqual(groups);
  });
});

describe('the cursor', () => {
  const walk = (from: Place | null, ...steps: readonly Step[]) =>
    steps.reduce<Place | null>((cursor, step) => steppedIn(groups, cursor, step), from);

  test('goes from place to place and stops at both ends', () => {
    expect(walk(null, 'next')).toEqual(at('Presepi', 2));
    expect(walk(null, 'previous')).toEqual(at('', 3));
    expect(walk(null, 'next', 'next', 'next')).toEqual(at('Mercatini', 1));
    expect(walk(at('Sagre', 2), 'previous')).toEqual(at('Mercatini', 1));
    expect(walk(at('Sagre', 2), 'first', 'previous')).toEqual(at('Presepi', 2));
    expect(walk(at('Sagre', 2), 'last', 'next')).toEqual(at('', 3));
  });

  test('goes to the first event of a group, past those without any, and no further than there are', () => {
    expect(firstInGroup(groups, null, 'next')).toEqual(at('Presepi', 2));
    expect(firstInGroup(groups, null, 'previous')).toEqual(at('', 3));
    expect(firstInGroup(groups, at('Presepi', 2), 'next')).toEqual(at('Mercatini', 2));
    expect(firstInGroup(groups, at('Sagre', 2), 'previous')).toEqual(at('Mercatini', 2));
    expect(firstInGroup(groups, at('', 3), 'next')).toBeNull();
    expect(firstInGroup(groups, at('Presepi', 2), 'previous')).toBeNull();
  });

  test('stays with its event, and goes to the first one once that is gone', () => {
    const here = at('Presepi', 2);
    expect(keptIn(groups, here)).toBe(here);
    expect(keptIn(groups, null)).toBeNull();
    expect(keptIn(groupsOf([market, event(2, 1, 'Veglioni')], {}), here)).toEqual(at('Veglioni', 2));
    expect(keptIn(groupsOf([market], {}), here)).toEqual(at('Mercatini', 1));
  });

  test('is nowhere without events', () => {
    for (const step of ['next', 'previous', 'first', 'last'] as const) expect(steppedIn([], null, step)).toBeNull();
    expect(firstInGroup([], null, 'next')).toBeNull();
    expect(keptIn([], at('Arte', 1))).toBeNull();
  });
});

const anyCategory = fc.subarray([...FEATURED_CATEGORIES.slice(0, 3), 'Sagre']).map((names) => names.join(','));
const anyRows = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }))
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.tuple(fc.integer({ min: 0, max: 1 }), anyCategory).map((of) => event(id, ...of)))),
  );
const anyChosen = fc.dictionary(
  fc.integer({ min: 1, max: 9 }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 1 }), anyCategory).map((of) => choice(...of)),
);

test('whatever was read and chosen, an event stands once in a group, stays where it stood, and is known', () => {
  fc.assert(
    fc.property(anyRows, anyChosen, (read, chosen) => {
      const before = groupsOf(read, {});
      const now = groupsOf(read, chosen);
      for (const { ids } of now) expect(new Set(ids).size).toBe(ids.length);
      for (const place of placesIn(before)) expect(keptIn(now, place)).toBe(place);
      for (const { id } of placesIn(now)) expect(read.map((row) => row.id)).toContain(id);
      expect(now.slice(0, FEATURED_CATEGORIES.length).every(({ name }) => isKnownCategory(name))).toBe(true);
    }),
  );
});

test('wherever the cursor was, it gets to an event that stands somewhere', () => {
  const anyCursor = fc.option(fc.record({ group: anyCategory, id: fc.integer({ min: 1, max: 9 }) }));
  const anyStep = fc.constantFrom<Step>('next', 'previous', 'first', 'last');
  fc.assert(
    fc.property(anyRows, anyCursor, anyStep, (read, cursor, step) => {
      const now = groupsOf(read, {});
      const places = placesIn(now);
      const reached = [
        steppedIn(now, cursor, step),
        keptIn(now, cursor),
        firstInGroup(now, cursor, 'next'),
        firstInGroup(now, cursor, 'previous'),
      ];
      for (const place of reached) if (place !== null) expect(places).toContainEqual(place);
      expect(steppedIn(now, cursor, step) === null).toBe(places.length === 0);
    }),
  );
});
