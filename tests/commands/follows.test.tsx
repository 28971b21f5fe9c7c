import { expect, test } from 'vitest';
import { handlerTarget } from '../../src/commands/target';
import type { CommandTarget } from '../../src/commands/types';
import { find, press } from '../page/render';
import { appears, drawCommands, eventually } from './harness';

const row = (id: string) => document.querySelector(`[data-row="command:${id}"]`);

test('a part of the page that comes or goes while the palette is open brings or takes its commands', async () => {
  const { center } = await drawCommands();
  find('#other').focus();
  await press('k', { ctrlKey: true });
  await appears('[role="option"]');
  expect(row('export.cancel')).toBeNull();
  const unmount = center.targets.mount(handlerTarget('export', { 'export.cancel': () => undefined }), 1);
  await eventually(() => expect(row('export.cancel')).not.toBeNull());
  unmount();
  await eventually(() => expect(row('export.cancel')).toBeNull());
});

/** A target whose refusal of an event comes and goes, as a machine's does. */
function changing(scope: string, event: string, snapshot: unknown = null) {
  let refusal: string | null = 'È in corso';
  const listeners = new Set<() => void>();
  const target: CommandTarget = {
    ...handlerTarget(scope, { [event]: () => undefined }, { [event]: () => refusal }),
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const refuse = (next: string | null) => {
    refusal = next;
    for (const listener of [...listeners]) listener();
  };
  return { target, refuse, listeners };
}

/** Whether the row of a command is there, and can be run. */
const state = (id: string) => {
  const shown = row(id);
  if (shown === null) return 'absent';
  return shown.getAttribute('aria-disabled') === 'true' ? 'refused' : 'ready';
};

const openPalette = async () => {
  find('#other').focus();
  await press('k', { ctrlKey: true });
  await appears('[role="option"]');
};

test('what becomes possible while the palette is open can be run there, and what ends goes', async () => {
  const { center } = await drawCommands();
  const { target, refuse, listeners } = changing('paste', 'create.stop');
  const unmount = center.targets.mount(target, 1);
  await openPalette();
  expect(state('paste.stop')).toBe('absent');
  refuse(null);
  await eventually(() => expect(state('paste.stop')).toBe('ready'));
  refuse('È in corso');
  await eventually(() => expect(state('paste.stop')).toBe('absent'));
  unmount();
  expect(listeners.size).toBe(0);
});

test('the help sheet follows as well: what it lists, and why something can’t be done', async () => {
  const { center } = await drawCommands();
  const { target, refuse, listeners } = changing('matrix', 'cell.toggle');
  find('#other').focus();
  await press('?');
  await appears('[role="dialog"]');
  const lists = (text: string) => expect(find('[role="dialog"]').textContent).toContain(text);
  const lacks = (text: string) => expect(find('[role="dialog"]').textContent).not.toContain(text);
  lacks('È in corso');
  const unmount = center.targets.mount(target, 1);
  await eventually(() => lists('È in corso'));
  refuse(null);
  await eventually(() => lacks('È in corso'));
  refuse('Attendi');
  await eventually(() => lists('Attendi'));
  unmount();
  await eventually(() => lacks('Attendi'));
  expect(listeners.size).toBe(0);
});

test('over a dialog too the palette follows what may be answered', async () => {
  const { center } = await drawCommands();
  const { target, refuse } = changing('dialog', 'dialog.main', { main: 'Conferma', close: null });
  center.targets.mount(target, 2);
  await openPalette();
  expect(state('dialog.main')).toBe('refused');
  refuse(null);
  await eventually(() => expect(state('dialog.main')).toBe('ready'));
  expect(row('list.create')).toBeNull();
});

test('a dialog that goes while the palette is open over it takes nothing of the page there', async () => {
  const { center } = await drawCommands();
  const { target } = changing('dialog', 'dialog.main', { main: 'Conferma', close: null });
  const unmount = center.targets.mount(target, 2);
  await openPalette();
  unmount();
  expect(state('dialog.main')).toBe('refused');
  expect(row('list.create')).toBeNull();
});
