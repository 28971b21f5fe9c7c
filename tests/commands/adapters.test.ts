import { describe, expect, test } from 'vitest';
import { toBindings, toButton } from '../../src/commands/adapters';
import type { ScopeName } from '../../src/commands/all';
import { availability, inFront, runCommand } from '../../src/commands/availability';
import { focuses, going, refused } from '../../src/commands/define';
import { toHelpSections } from '../../src/commands/helpSections';
import { toPaletteRows } from '../../src/commands/paletteRows';
import { createRegistry } from '../../src/commands/registry';
import { handlerTarget } from '../../src/commands/target';
import type { Destination, ViewActions } from '../../src/commands/types';
import { desk } from '../../src/content/records/desk';
import { DEFAULT_PREFERENCES } from '../../src/machines/keymap/rules';
import { command, everything, listView, NOTHING, recordingTarget, scopeOf } from './support';

const ROUTE = { kind: 'route', newTab: false } as const;

describe('availability', () => {
  test('nothing mounted: absent', () => {
    expect(availability(command(), [])).toEqual({ kind: 'absent' });
  });

  test('the machine takes the event', () => {
    const { target } = recordingTarget('list', null);
    expect(availability(command(), [target])).toEqual({
      kind: 'ready',
      effect: { kind: 'event', event: { type: 'test.do' } },
    });
  });

  test.each([
    ['with its reason', 'Manca il titolo', 'Manca il titolo'],
    ['without one', null, 'Ora questo comando non è disponibile'],
  ])('the machine refuses it %s', (_, reason, shown) => {
    const { target } = recordingTarget('list', null, { refusals: { 'test.do': reason } });
    expect(availability(command(), [target])).toEqual({ kind: 'refused', reason: shown });
  });

  test('a screen that has no search box', () => {
    const { target } = recordingTarget('list', null);
    expect(availability(command({ effect: focuses('search.focus') }), [target])).toEqual({
      kind: 'refused',
      reason: 'Questa pagina non ha una casella di ricerca',
    });
  });

  test('a screen that says why it can’t do what only it could, and one that nobody need hear of', () => {
    const removing = everything.command('record.remove');
    const form = { context: { conflict: null, record: { fields: [] } } };
    const on = (view: ViewActions) => recordingTarget('record', form, { view }).target;
    const reason = 'Non hai il permesso di cancellare utenti: serve «Utenti: Cancella», chiedilo a un amministratore';
    const barred = on({ 'record.remove': reason });
    expect(availability(removing, [barred])).toEqual({ kind: 'refused', reason });
    expect(toPaletteRows(everything, [barred]).find(({ id }) => id === 'command:record.remove')?.refusal).toBe(reason);
    expect(
      toHelpSections(everything, [barred])
        .flatMap(({ lines }) => lines)
        .find(({ id }) => id === 'record.remove')?.refusal,
    ).toBe(reason);
    expect(runCommand(removing, [barred], () => undefined)).toEqual({ ran: false, reason });
    expect(availability(removing, [on({})])).toEqual({ kind: 'absent' });
    let removed = 0;
    runCommand(removing, [on({ 'record.remove': () => ++removed })], () => undefined);
    expect(removed).toBe(1);
  });

  test('a way to a field is a row of its own kind, and no line of the help sheet', () => {
    const form = { context: { conflict: null, record: desk, id: 7 } };
    const { target } = recordingTarget('record', form);
    const fields = toPaletteRows(everything, [target]).filter(({ section }) => section === 'field');
    expect(fields.map(({ id, title }) => [id, title])).toEqual(
      desk.fields.map(({ path, label }) => [`command:record.field.${path}`, label]),
    );
    const helped = toHelpSections(everything, [target]).flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(helped.filter((id) => id.startsWith('record.field.'))).toEqual([]);
    const { target: busy } = recordingTarget('record', form, { refusals: { 'field.go': 'Attendi' } });
    expect(toPaletteRows(everything, [busy]).filter(({ section }) => section === 'field')).toEqual([]);
  });

  test('the innermost target decides', () => {
    const inner = recordingTarget('list', null, { refusals: { 'test.do': 'Non qui' } });
    const outer = recordingTarget('list', null);
    expect(availability(command(), [inner.target, outer.target]).kind).toBe('refused');
    expect(availability(command(), [outer.target, inner.target]).kind).toBe('ready');
  });
});

describe('what lies in front', () => {
  const mounted = (...scopes: readonly ScopeName[]) => scopes.map((scope) => recordingTarget(scope, null).target);
  const scopesInFront = (...scopes: readonly ScopeName[]) =>
    inFront(everything, mounted(...scopes))?.map(({ scope }) => scope) ?? null;

  test('is nothing but the page without a dialog', () => {
    expect(scopesInFront('image', 'editor', 'shell')).toBeNull();
  });

  test('is the innermost dialog with what is in it, and nothing below', () => {
    expect(scopesInFront('picker', 'dialog', 'editor', 'shell')).toEqual(['picker', 'dialog']);
    expect(scopesInFront('dialog', 'picker', 'dialog', 'editor', 'shell')).toEqual(['dialog']);
  });
});

describe('running', () => {
  const visited: Destination[] = [];
  const navigate = (destination: Destination) => visited.push(destination);

  test('sends the event', () => {
    const { target, sent } = recordingTarget('list', null);
    expect(runCommand(command(), [target], navigate)).toEqual({ ran: true });
    expect(sent).toEqual([{ type: 'test.do' }]);
  });

  test('leads away, in a tab where that was requested', () => {
    visited.length = 0;
    const { target } = recordingTarget('list', null);
    const go = command({ effect: () => going('/news') });
    expect(runCommand(go, [target], navigate)).toEqual({ ran: true });
    expect(runCommand(go, [target], navigate, true)).toEqual({ ran: true });
    expect(visited).toEqual([
      { ...ROUTE, to: '/news' },
      { ...ROUTE, to: '/news', newTab: true },
    ]);
  });

  test('does nothing that is refused, and says why', () => {
    const { target, sent } = recordingTarget('list', null, { refusals: { 'test.do': 'Manca il titolo' } });
    expect(runCommand(command(), [target], navigate)).toEqual({ ran: false, reason: 'Manca il titolo' });
    expect(runCommand(command({ effect: () => refused('Mai') }), [target], navigate)).toEqual({
      ran: false,
      reason: 'Mai',
    });
    expect(runCommand(command(), [], navigate)).toEqual({
      ran: false,
      reason: 'Questo comando non riguarda la pagina aperta',
    });
    expect(sent).toEqual([]);
  });

  test('the shell answers to what it has a function for', () => {
    const called: string[] = [];
    const shell = handlerTarget('shell', { 'help.open': () => called.push('help') });
    expect(runCommand(everything.command('shell.help'), [shell], navigate)).toEqual({ ran: true });
    expect(runCommand(everything.command('shell.theme'), [shell], navigate).ran).toBe(false);
    const refusing = handlerTarget(
      'shell',
      { 'help.open': () => called.push('help') },
      { 'help.open': () => 'Non ora' },
    );
    expect(runCommand(everything.command('shell.help'), [refusing], navigate)).toEqual({
      ran: false,
      reason: 'Non ora',
    });
    expect(called).toEqual(['help']);
  });
});

describe('commands of the list', () => {
  const at = (id: string, change: object = {}) =>
    availability(everything.command(id), [recordingTarget('list', listView(change)).target]);
  const noEdit = { abilities: { view: true, create: false, edit: false, delete: false } };

  test.each([
    ['list.open', {}, { ...ROUTE, to: '/news/7' }],
    // Who may only look at an item opens it to read.
    ['list.open', noEdit, { ...ROUTE, to: '/news/7' }],
    ['list.openInTab', {}, { ...ROUTE, to: '/news/7', newTab: true }],
    ['list.edit', { cursor: 8 }, { ...ROUTE, to: '/news/8' }],
    ['list.create', {}, { ...ROUTE, to: '/news/new' }],
    ['list.preview', {}, { kind: 'address', to: 'https://portale.it/saline?preview=1', newTab: true }],
  ])('%s leads to where it says', (id, change, destination) => {
    expect(at(id, change)).toEqual({ kind: 'ready', effect: { kind: 'go', destination } });
  });

  test.each([
    ['list.open', { cursor: null }, 'Nessuna riga scelta: porta il cursore su una riga'],
    ['list.create', noEdit, 'Non hai il permesso di creare news: serve «News: Crea», chiedilo a un amministratore'],
    ['list.preview', { cursor: null }, 'Nessuna riga scelta: porta il cursore su una riga'],
    [
      'list.preview',
      { cursor: 8 },
      "Questa riga non ha ancora un indirizzo: salvala con uno slug per vederne l'anteprima",
    ],
  ])('%s says why it is refused', (id, change, reason) => {
    expect(at(id, change)).toEqual({ kind: 'refused', reason });
  });

  test('pages are counted from the requested one', () => {
    const stateOf = (id: string) => {
      const state = at(id);
      return state.kind === 'ready' && state.effect.kind === 'event' ? state.effect.event : null;
    };
    expect([stateOf('list.nextPage'), stateOf('list.previousPage')]).toEqual([
      { type: 'page.go', page: 3 },
      { type: 'page.go', page: 1 },
    ]);
  });
});

const shell = handlerTarget('shell', { 'help.open': () => undefined, 'theme.toggle': () => undefined });
const { target: list } = recordingTarget('list', listView(), { refusals: { 'delete.request': 'Nessuna riga scelta' } });

describe('adapters', () => {
  test('bindings: only what is mounted, its layer, innermost first', () => {
    const bindings = toBindings(everything, [list, shell]);
    expect(new Set(bindings.map(({ layer }) => layer))).toEqual(new Set(['screen', 'shell']));
    expect(bindings.findIndex(({ layer }) => layer === 'shell')).toBeGreaterThan(
      bindings.findLastIndex(({ layer }) => layer === 'screen'),
    );
    expect(bindings.find((binding) => binding.command === 'list.selectPage')).toEqual({
      command: 'list.selectPage',
      keys: ['mod+A'],
      layer: 'screen',
      allowInInput: false,
    });
    expect(toBindings(everything, [])).toEqual([]);
  });

  test('palette: refused rows carry their reason, cursor moves are left out, a destination is offered once', () => {
    const rows = toPaletteRows(everything, [list, shell]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get('command:list.delete')).toEqual({
      id: 'command:list.delete',
      section: 'page',
      title: 'Elimina le righe selezionate o la riga corrente',
      hint: null,
      keywords: ['cancella', 'rimuovi'],
      keys: ['Delete'],
      refusal: 'Nessuna riga scelta',
      subject: null,
      action: { kind: 'command', command: 'list.delete' },
      isDestructive: true,
    });
    expect(byId.get('command:list.create')?.title).toBe('Nuova News');
    // What stands for another command is found by that one's words too.
    expect(byId.get('command:list.create')?.keywords).toContain('crea');
    expect(byId.get('command:list.create')?.keywords).toContain('Nuova News');
    expect(['command:list.next', 'command:create.news', 'command:editor.save'].filter((id) => byId.has(id))).toEqual(
      [],
    );
    expect(byId.get('command:go.news')?.section).toBe('navigation');
  });

  test('help: groups in order, refused ones with their reason, passing offers only while they last', () => {
    const context = {
      statusFailure: null,
      failure: null,
      item: null,
      abilities: { create: false },
      languages: ['it', 'en'],
      language: 'it',
    };
    const { target: editor } = recordingTarget(
      'editor',
      { context },
      {
        refusals: { 'save.request': 'Manca il titolo', 'draft.restore': null },
      },
    );
    const sections = toHelpSections(everything, [editor, shell]);
    expect(sections.map(({ group }) => group)).toEqual(['general', 'navigation', 'editor', 'dialog']);
    const lines = new Map(sections.flatMap((section) => section.lines).map((line) => [line.id, line]));
    expect(lines.get('editor.save')).toEqual({
      id: 'editor.save',
      title: 'Salva',
      keys: ['mod+S', 'mod+Enter'],
      refusal: 'Manca il titolo',
      isOff: false,
    });
    expect(lines.has('editor.restoreDraft')).toBe(false);
    expect(lines.has('editor.discardDraft')).toBe(true);
    expect(lines.has('editor.retryStatuses')).toBe(false);
    expect(lines.get('note.toolbar')?.keys).toEqual(['Alt+F10']);
    expect(lines.get('note.datePicker')?.keys).toEqual(['Alt+ArrowDown']);
  });

  test('help lists a widget’s keys only where the widget is', () => {
    const notesOf = (...scopes: Parameters<typeof recordingTarget>[0][]) =>
      toHelpSections(
        everything,
        scopes.map((scope) => recordingTarget(scope, { context: { cursor: {}, rows: [], record: {} } }).target),
      )
        .flatMap((section) => section.lines)
        .map(({ id }) => id)
        .filter((id) => /^note\.(map|calendar|matrix|tick)/.test(id));
    expect(notesOf('address')).toEqual([
      'note.mapMove',
      'note.mapZoom',
      'note.mapCentre',
      'note.mapPlace',
      'note.mapLeave',
    ]);
    expect(notesOf('matrix')).toEqual(['note.matrix', 'note.tick']);
    expect(notesOf('record')).toEqual([]);
  });

  test('help and palette show the keys as the user set them', () => {
    const preferences = { ...DEFAULT_PREFERENCES, off: ['list.delete'], changed: { 'list.edit': ['a'] } };
    const lines = toHelpSections(everything, [list], preferences).flatMap((section) => section.lines);
    const shown = new Map(lines.map(({ id, keys, isOff }) => [id, { keys, isOff }]));
    expect(shown.get('list.delete')).toEqual({ keys: [], isOff: true });
    expect(shown.get('list.edit')).toEqual({ keys: ['a'], isOff: false });
    const row = toPaletteRows(everything, [list], preferences).find(({ id }) => id === 'command:list.edit');
    expect(row?.keys).toEqual(['a']);
  });

  test('button: label, keys as people and as assistive technology read them, reason', () => {
    expect(toButton(everything.command('list.delete'), [list], 'other')).toEqual({
      label: 'Elimina le righe selezionate o la riga corrente',
      hint: 'Canc',
      ariaKeys: 'Delete',
      refusal: 'Nessuna riga scelta',
    });
    expect(toButton(everything.command('list.reload'), [list], 'mac')).toEqual({
      label: "Ricarica l'elenco",
      hint: '⇧R',
      ariaKeys: 'Shift+R',
      refusal: null,
    });
    expect(toButton(everything.command('editor.save'), [list], 'other')).toBeNull();
  });

  test('titles follow the content type shown', () => {
    const registry = createRegistry(
      [scopeOf(command({ title: (content) => content?.titles.create ?? 'Nuovo' }))],
      NOTHING,
    );
    expect(toPaletteRows(registry, [list]).map(({ title }) => title)).toEqual(['Nuova News']);
  });
});
