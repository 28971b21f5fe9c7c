import { describe, expect, test } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { availability, runCommand } from '../../src/commands/availability';
import { toHelpSections } from '../../src/commands/helpSections';
import { toPaletteRows } from '../../src/commands/paletteRows';
import { activities } from '../../src/content/listings/activities';
import { desks } from '../../src/content/listings/desks';
import { operations } from '../../src/content/listings/operations';
import { rights } from '../../src/content/listings/rights';
import { roles } from '../../src/content/listings/roles';
import { users } from '../../src/content/listings/users';
import { shownFilters } from '../../src/content/lists/list';
import type { Listing } from '../../src/content/lists/listing';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { listView, recordingTarget } from './support';

const registry = allCommands({ contents, forms: contents, listings, languages: ['it', 'en'], mayOpen: () => true });
const row = { id: 7, username: 'anna', title: 'Editor', nome: 'Redazione Parma' };
const on = (listing: Listing, change: object = {}, more: object = {}) =>
  recordingTarget('list', listView({ rows: [row], ...change }), { listing, ...more });

/** What only lists of contents have. */
const ofContents = ['list.openRevision', 'list.duplicate'];

/** What only lists with filters have. */
const filtersOf = (listings: readonly Listing[]) =>
  listings.flatMap((listing) => shownFilters(listing).map(({ name }) => `list.filter.${name}`));
const ofFilters = ['list.filters', ...filtersOf([...contents, ...listings])];
/** What only lists that share their address have. */
const ofTabs = ['list.nextTab'];
/** What only lists with pages have. */
const ofPages = [
  ...['next', 'previous', 'first', 'last'].map((page) => `list.${page}Page`),
  ...[10, 20, 30, 40, 50].map((limit) => `list.pageSize.${limit}`),
];

/** Commands of lists that a listing does without. */
const absentIn = (listing: Listing): string[] => {
  const { target } = on(listing, {}, { view: { 'search.focus': () => undefined, 'filters.focus': () => undefined } });
  return registry.commands
    .filter(({ scope }) => scope === 'list')
    .filter((command) => availability(command, [target]).kind === 'absent')
    .map(({ id }) => id);
};

describe('commands of a list', () => {
  test.each<[string, Listing, string[]]>([
    [
      'users',
      users,
      [
        'list.preview',
        ...ofContents,
        ...filtersOf([...contents, operations, rights, activities]).filter((id) => !filtersOf([users]).includes(id)),
        ...ofTabs,
        'list.approve',
        'audit.exportAll',
      ],
    ],
    [
      'roles',
      roles,
      [
        'list.preview',
        'list.openRevision',
        ...ofFilters,
        ...ofTabs,
        ...ofPages,
        'list.approve',
        'user.toggle',
        'user.exportSelected',
        'user.exportAll',
        'audit.exportAll',
      ],
    ],
    [
      'desks',
      desks,
      [
        'list.preview',
        ...ofContents,
        'list.delete',
        'list.search',
        'list.acceptCorrection',
        ...ofFilters,
        ...ofTabs,
        'list.clearFilters',
        'list.applyFilters',
        'list.approve',
        'user.toggle',
        'user.exportSelected',
        'user.exportAll',
        'audit.exportAll',
      ],
    ],
  ])('%s do without what does not concern them', (_, listing, absent) => {
    const found = absentIn(listing).filter((id) => !/^(allegati|iat)\./.test(id));
    expect(found.toSorted()).toEqual([...new Set(absent)].toSorted());
  });

  test('what does not concern a list is in neither palette nor help, and its key says so', () => {
    const { target, sent } = on(desks);
    const shown = [
      ...toPaletteRows(registry, [target]).map(({ id }) => id),
      ...toHelpSections(registry, [target]).flatMap(({ lines }) => lines.map(({ id }) => id)),
    ];
    expect(shown.filter((id) => /list\.delete|user\./.test(id))).toEqual([]);
    expect(runCommand(registry.command('list.delete'), [target], () => undefined)).toEqual({
      ran: false,
      reason: 'Questo comando non riguarda la pagina aperta',
    });
    expect(sent).toEqual([]);
  });

  test('an action of its own is sent to the list’s machine, which knows who may', () => {
    const { target, sent } = on(users);
    runCommand(registry.command('user.toggle'), [target], () => undefined);
    expect(sent).toEqual([{ type: 'action.run', name: 'toggle' }]);
    const refusing = on(users, {}, { refusals: { 'action.run': 'Non puoi' } });
    expect(availability(registry.command('user.toggle'), [refusing.target])).toEqual({
      kind: 'refused',
      reason: 'Non puoi',
    });
  });

  test('an action that one may not do names the ability it needs, and so does selecting what can’t be deleted', () => {
    const none = { view: true, create: false, edit: false, delete: false };
    expect(availability(registry.command('user.toggle'), [on(users, { abilities: none }).target])).toEqual({
      kind: 'refused',
      reason:
        'Non hai il permesso per «Attiva o disattiva l’utente»: serve «Utenti: Modifica», chiedilo a un amministratore',
    });
    expect(availability(registry.command('list.select'), [on(roles, { abilities: none }).target])).toEqual({
      kind: 'refused',
      reason: 'Non hai il permesso di cancellare ruoli: serve «Ruoli: Cancella», chiedilo a un amministratore',
    });
    expect(availability(registry.command('list.select'), [on(users, { abilities: none }).target])).toMatchObject({
      kind: 'ready',
    });
  });

  test('opening, creating and being refused speak of what is listed', () => {
    const none = { view: true, create: false, edit: false, delete: false };
    const { target } = on(users);
    expect(availability(registry.command('list.open'), [target])).toMatchObject({
      effect: { destination: { to: '/users/7' } },
    });
    expect(availability(registry.command('list.create'), [target])).toMatchObject({
      effect: { destination: { to: '/users/new' } },
    });
    const reader = on(users, { abilities: none }).target;
    expect(availability(registry.command('list.open'), [reader])).toMatchObject({
      effect: { destination: { to: '/users/7' } },
    });
    const closed = 'La pagina non è aperta al ruolo «redazione».';
    const barred = on(users, { abilities: { ...none, closed } }).target;
    expect([
      availability(registry.command('list.open'), [barred]),
      availability(registry.command('list.edit'), [barred]),
      availability(registry.command('list.edit'), [reader]),
      availability(registry.command('list.create'), [reader]),
    ]).toEqual([
      { kind: 'refused', reason: closed },
      { kind: 'refused', reason: closed },
      {
        kind: 'refused',
        reason: 'Non hai il permesso di modificare utenti: serve «Utenti: Modifica», chiedilo a un amministratore',
      },
      {
        kind: 'refused',
        reason: 'Non hai il permesso di creare utenti: serve «Utenti: Crea», chiedilo a un amministratore',
      },
    ]);
  });
});

test('lists of records have keys and commands to go there and to create, as far as one may', () => {
  const some = allCommands({
    contents: [],
    forms: [],
    listings,
    languages: ['it'],
    mayOpen: (route) => route !== '/users/roles',
  });
  const found = (id: string) => some.commands.find((command) => command.id === id);
  expect(found('go.user')).toMatchObject({ title: 'Utenti', keys: ['g u'] });
  expect(found('create.desk')?.title).toBe('Nuova Redazione');
  expect(found('go.role')).toBeUndefined();
});
