import { expect, it, vi } from 'vitest';
import { features } from '../../server/features';
import type { Api } from '../../server/http/route';
import {
  abilityOf,
  isAsked,
  isKnownAbility,
  PERMISSION_ACTIONS,
  PERMISSION_SECTIONS,
} from '../../src/content/model/permissions';
import { contents } from '../../src/content/whole';
import { ROUTES } from '../../src/machines/access/routes';

const asked = vi.hoisted(() => new Set<string>());

vi.mock('../../server/http/route', async (original) => ({
  ...(await original<object>()),
  registerEndpoint: (_api: unknown, _endpoint: unknown, { ability = [] }: { ability?: string | string[] }) => {
    for (const one of [ability].flat()) asked.add(one);
  },
}));

/** Stands for anything that features hold on to while they register their calls. */
const anything: object = new Proxy(() => anything, { get: (_, name) => (name === 'then' ? undefined : anything) });

for (const feature of features) feature(anything as Api);
for (const { abilities, createAbilities = [] } of ROUTES)
  for (const one of [...abilities, ...createAbilities]) asked.add(one);
// Asked of each language that is saved, once the item is known.
for (const { abilities } of contents) for (const prefix of abilities) asked.add(abilityOf(prefix, 'publish'));

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
