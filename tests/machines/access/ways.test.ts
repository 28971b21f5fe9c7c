import { describe, expect, test } from 'vitest';
import { DEMO_ROLES } from '../../../demo/users';
import { allCommands } from '../../../src/commands/all';
import { listAddress, patternsOf, recordAddress } from '../../../src/content/lists/addresses';
import { type Listing, rowListAddress } from '../../../src/content/lists/listing';
import { KNOWN_ABILITIES, PERMISSION_ACTIONS } from '../../../src/content/permissions';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import type { CurrentUser } from '../../../src/contract/session';
import { contentAbilities } from '../../../src/machines/access/abilities';
import { closedTo, openAbove } from '../../../src/machines/access/reason';
import { decideAccess } from '../../../src/machines/access/rules';
import { entityActions } from '../../../src/machines/entityActions/rules';
import { listAbilities } from '../../../src/machines/list/abilities';
import { menuOf } from '../../../src/machines/menu/entries';
import { userOf } from '../fixtures';

const ALL = [...contents, ...listings];

const holding = (name: string, abilities: readonly string[], role = 'prova'): [string, CurrentUser] => [
  name,
  userOf(9, 'prova', {
    roles: { [role]: role },
    abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
  }),
];

const prefixes = [...new Set(ALL.flatMap(({ abilities }) => abilities))];
const everyArea = (...actions: readonly string[]) =>
  prefixes.flatMap((prefix) => actions.map((action) => `${prefix}-${action}`));

/** Roles of the demo, roles that make little sense, and one for each single ability. */
const USERS: readonly [string, CurrentUser][] = [
  ...DEMO_ROLES.map(({ name, abilities }) => holding(name, abilities, name)),
  ...(['prova', 'redazione', 'administrator'] as const).flatMap((role) => [
    holding(`${role}: nothing`, [], role),
    holding(`${role}: everything`, ['*'], role),
    holding(`${role}: view only`, everyArea('view'), role),
    holding(`${role}: edit without view`, everyArea('edit'), role),
    holding(`${role}: create without view`, everyArea('create'), role),
    holding(`${role}: view and create without edit`, everyArea('view', 'create'), role),
    holding(`${role}: delete only`, everyArea('delete'), role),
    holding(`${role}: all but view`, everyArea(...PERMISSION_ACTIONS.filter((action) => action !== 'view')), role),
  ]),
  ...KNOWN_ABILITIES.map((ability) => holding(`only ${ability}`, [ability])),
];

/** Every address that somebody is led to, by the way that leads there. */
function waysOf(user: CurrentUser): [way: string, route: string][] {
  const mayOpen = (route: string) => closedTo(user, route) === null;
  const registry = allCommands({ contents, listings, forms: contents, languages: ['it', 'en'], mayOpen });
  const commands = registry.commands.flatMap((command): [string, string][] => {
    if (!/^(go|create|whole)\./.test(command.id)) return [];
    const effect = (command.effect as (moment: never) => { kind: string; to?: string })(undefined as never);
    return effect.kind === 'route' && effect.to !== undefined ? [[command.id, effect.to]] : [];
  });
  const menu = menuOf(user).flatMap(({ entries }) => entries.map(({ route }): [string, string] => ['menu', route]));
  const records = ALL.flatMap((listing): [string, string | null][] => {
    const { area } = listing;
    const { view, create, closed, follow } = listAbilities(user, listing);
    const row = { id: 1, name: 'uno' };
    const actions = entityActions({
      listing,
      user,
      subject: {
        area,
        id: 1,
        title: 'Uno',
        lang: null,
        status: null,
        route: recordAddress(listing, 1) ?? listAddress(listing),
      },
      version: null,
      page: { route: '/dashboard', isUnsaved: false },
      addressOf: (route) => route,
    });
    return [
      ...(view && closed === null ? [[`row of ${area}`, recordAddress(listing, 1)] as [string, string | null]] : []),
      ...(create ? [[`new ${area}`, recordAddress(listing, 'new')] as [string, string | null]] : []),
      ...(create ? [[`copy of ${area}`, recordAddress(listing, 'new', { copyOf: 1 })] as [string, string | null]] : []),
      ...(follow === true
        ? [[`rows of ${area}`, rowListAddress(listing as Listing, row)] as [string, string | null]]
        : []),
      ...actions.flatMap(({ id, effect, refusal }): [string, string][] =>
        effect.kind === 'route' && refusal === null ? [[`${id} of ${area}`, effect.route]] : [],
      ),
    ];
  });
  return [...commands, ...menu, ...records.filter((way): way is [string, string] => way[1] !== null)];
}

describe('ways to a page', () => {
  test.each(USERS)('%s is led to no page that is closed', (_name, user) => {
    expect(waysOf(user).filter(([, route]) => decideAccess(route, user).kind !== 'allowed')).toEqual([]);
  });

  test('lead an administrator everywhere', () => {
    const [, administrator] = holding('admin', [], 'administrator');
    const ways = waysOf(administrator);
    expect(ways.length).toBeGreaterThan(120);
    const areas = ALL.filter((listing) => recordAddress(listing, 1) !== null).map(({ area }) => area);
    expect(areas.filter((area) => !ways.some(([way]) => way === `row of ${area}`))).toEqual([]);
  });
});

describe('a page of a content', () => {
  test.each(contents)('$area: whoever may view it opens it, and is led there', (content) => {
    const only = (...actions: readonly string[]) =>
      holding(
        '',
        actions.map((action) => `${content.abilities[0]}-${action}`),
      )[1];
    const path = recordAddress(content, 1) ?? '';
    expect(closedTo(only('view'), path)).toBeNull();
    expect(waysOf(only('view'))).toContainEqual([`row of ${content.area}`, path]);
    for (const actions of [['edit'], ['create'], ['edit', 'create', 'delete', 'publish']])
      expect(closedTo(only(...actions), path)).toMatch(/Visualizza/);
    expect(closedTo(only('create'), recordAddress(content, 'new') ?? '')).toMatch(/Visualizza/);
    expect(closedTo(only('view', 'create'), recordAddress(content, 'new') ?? '')).toBeNull();
  });

  test.each(contents.filter(({ barred }) => barred.includes('item')))(
    '$area: a barred role is told so, never of a right that it has',
    (content) => {
      const [, desk] = holding('', ['*'], 'redazione');
      expect(listAbilities(desk, content)).toMatchObject({
        view: true,
        edit: false,
        create: false,
        closed: 'La pagina non è aperta al ruolo «redazione».',
      });
      expect(contentAbilities(desk, content).edit).toBe(true);
    },
  );
});

/** Address of a record's page; one that names its list too, as that of some list. */
const pageOf = (listing: Listing, id: string): string | null =>
  patternsOf(listing).item?.replace(':id', id).replace(/:\w+/, 'uno') ?? null;

/** The lists whose records have a page of their own, which is not for administrators alone. */
const RECORDS = listings.filter((listing) => listing.administratorOnly !== true && pageOf(listing, '1') !== null);

describe('a page of a record', () => {
  test('is one of users, desks, places, tags', () => {
    expect(RECORDS.map(({ area }) => area)).toEqual(['user', 'desk', 'luoghi', 'tag']);
  });

  test.each(RECORDS)('$area: whoever may view it opens it, and changes it with the right to', (listing) => {
    const only = (...actions: readonly string[]) =>
      holding(
        '',
        actions.map((action) => `${listing.abilities[0]}-${action}`),
      )[1];
    const [path, fresh] = [pageOf(listing, '1') ?? '', pageOf(listing, 'new') ?? ''];
    expect(closedTo(only('view'), path)).toBeNull();
    const isBound = recordAddress(listing, 1) === null;
    expect(waysOf(only('view')).some(([way, route]) => way === `row of ${listing.area}` && route === path)).toBe(
      !isBound,
    );
    const mayEdit = (user: CurrentUser) => contentAbilities(user, listing).edit || listing.isOpen === true;
    expect([only('view'), only('view', 'edit')].map(mayEdit)).toEqual([listing.isOpen === true, true]);
    expect(closedTo(only('edit', 'create', 'delete'), path)).toMatch(/Visualizza/);
    expect(closedTo(only('view'), fresh)).toMatch(/Crea/);
    expect(closedTo(only('view', 'create'), fresh)).toBeNull();
  });
});

describe('the way back', () => {
  test.each(USERS)('of %s from any open page leads to an open one', (_name, user) => {
    const pages = ALL.flatMap((listing) => [
      recordAddress(listing, 1),
      recordAddress(listing, 'new'),
      listAddress(listing),
    ]);
    const open = pages.filter((page): page is string => page !== null && closedTo(user, page) === null);
    expect(open.filter((page) => closedTo(user, openAbove(user, page)) !== null)).toEqual([]);
  });

  test('of a role that the list is closed to goes past it, any other to the list', () => {
    const [, barred] = holding('', ['user-view'], 'redazione');
    const [, other] = holding('', ['user-view']);
    expect(closedTo(barred, '/users')).not.toBeNull();
    expect([openAbove(barred, '/users/7'), openAbove(other, '/users/7')]).toEqual(['/dashboard', '/users']);
  });
});
