import { expect, it } from 'vitest';
import {
  abilityOf,
  isAsked,
  isKnownAbility,
  PERMISSION_ACTIONS,
  PERMISSION_SECTIONS,
} from '../../src/content/permissions';
import { contents } from '../../src/content/whole';
import { ROUTES } from '../../src/machines/access/routes';
import { declaredRoutes } from '../../tools/permissions/routes';
import { askedBy, callsAmong, trialsOf } from '../../tools/permissions/table';

const calls = callsAmong(await declaredRoutes()).map((route) => ({ route, trials: trialsOf(route, 1) }));
const asked = new Set([
  ...askedBy(calls.flatMap(({ trials }) => trials)),
  ...ROUTES.flatMap(({ abilities, createAbilities = [] }) => [...abilities, ...createAbilities]),
  // Asked of each language that is saved, once the item is known.
  ...contents.flatMap(({ abilities }) => abilities.map((prefix) => abilityOf(prefix, 'publish'))),
]);

it('a role can be given whatever a call or a page asks for', () => {
  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter((ability) => !isKnownAbility(ability) || !isAsked(ability))).toEqual([]);
});

it('something asks for whatever a role can be given', () => {
  const offered = PERMISSION_SECTIONS.flatMap((section) =>
    PERMISSION_ACTIONS.map((action) => abilityOf(section, action)).filter(isAsked),
  );
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.filter((ability) => !asked.has(ability))).toEqual([]);
});

it('the forms in which a call is tried show that what it asks depends on what is sent', () => {
  const decided = calls.filter(({ route }) => 'byCall' in route.access);
  expect(decided.length).toBeGreaterThan(4);
  const alike = decided.filter(({ trials }) => new Set(trials.map(({ need }) => JSON.stringify(need))).size < 2);
  expect(alike.map(({ route }) => route.endpoint.id)).toEqual([]);
});
