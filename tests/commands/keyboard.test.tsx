import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { focusOwner } from '../../src/ui/commands/focus';
import { platformOf } from '../../src/ui/commands/listener';
import { KEYS_KEY } from '../../src/ui/commands/storage';
import { click, find, findAll, press } from '../page/render';
import { drawCommands } from './harness';

/** Presses a key and gives whether the browser still gets it. */
async function reachesBrowser(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return act(async () => (document.activeElement ?? document.body).dispatchEvent(event));
}

const announced = () => find('[aria-label="Risposte della tastiera"]').textContent;

describe('keys', () => {
  test('steer the list, and only what they take is kept from the browser', async () => {
    const { list, visited } = await drawCommands();
    expect(await reachesBrowser('j')).toBe(false);
    expect(await reachesBrowser('ArrowDown')).toBe(false);
    expect(list.getSnapshot().context.cursor).toBe(8);
    expect(await reachesBrowser('q')).toBe(true);
    expect(await reachesBrowser('Enter')).toBe(false);
    expect(visited).toEqual([{ kind: 'route', to: '/news/8', newTab: false }]);
  });

  test('put the focus where the screen says', async () => {
    await drawCommands();
    expect(await reachesBrowser('/', { shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(find('#search'));
  });

  test('are text where one types', async () => {
    const { list, visited } = await drawCommands();
    find('#search').focus();
    expect(await reachesBrowser('n')).toBe(true);
    expect(await reachesBrowser('a', { ctrlKey: true })).toBe(true);
    expect(await reachesBrowser('@', { ctrlKey: true, altKey: true })).toBe(true);
    expect([list.getSnapshot().context.selection, visited]).toEqual([[], []]);
  });

  test('that somebody else took already are left alone', async () => {
    const { visited } = await drawCommands();
    find('#other').addEventListener('keydown', (event) => event.preventDefault());
    find('#other').focus();
    await press('n');
    expect(visited).toEqual([]);
  });

  test('that are refused say why', async () => {
    const { list } = await drawCommands({ mayDelete: false });
    await press('j', {}, document.body);
    expect(await reachesBrowser('Delete')).toBe(false);
    expect(announced()).toBe(
      'Non hai il permesso di cancellare news: serve «News: Cancella», chiedilo a un amministratore',
    );
    expect(list.getSnapshot().context.deletion).toBeNull();
  });

  test('of a sequence show what may follow, and run once it is complete', async () => {
    const { visited } = await drawCommands();
    await press('g', {}, document.body);
    expect(findAll('[aria-hidden="true"] li').map(({ textContent }) => textContent)).toEqual([
      'aRileggi l’ultimo avviso',
      'hDashboard',
      'nGestione News',
      'mGalleria media',
      'cCategorie',
      'rRedirect 404',
      'fImpostazioni home',
    ]);
    await press('n', {}, document.body);
    expect(visited).toEqual([{ kind: 'route', to: '/news', newTab: false }]);
    expect(findAll('[aria-hidden="true"] li')).toEqual([]);
  });

  test('switched off in this browser stay off', async () => {
    const { visited } = await drawCommands({ stored: { [KEYS_KEY]: { off: ['list.create'] } } });
    expect(await reachesBrowser('n')).toBe(true);
    expect(visited).toEqual([]);
  });
});

describe('buttons', () => {
  test('have the label, keys and effect of their command', async () => {
    const { visited } = await drawCommands();
    const create = find('[aria-keyshortcuts="N"]');
    expect(create.textContent).toBe('Nuova Newsn');
    await click(create);
    expect(visited).toEqual([{ kind: 'route', to: '/news/new', newTab: false }]);
  });

  test('follow the machine', async () => {
    const { list } = await drawCommands();
    expect(findAll('[aria-keyshortcuts="Delete"]')).toHaveLength(0);
    await act(async () => list.send({ type: 'row.select', id: 7 }));
    expect(findAll('[aria-keyshortcuts="Delete"]')).toHaveLength(1);
  });
});

test.each([
  ['<input>', 'text'],
  ['<input type="checkbox">', 'control'],
  ['<input type="radio">', 'widget'],
  ['<textarea></textarea>', 'text'],
  ['<select></select>', 'text'],
  ['<div contenteditable="true"></div>', 'text'],
  ['<div contenteditable="false"></div>', 'none'],
  ['<button></button>', 'control'],
  ['<a href="#/"></a>', 'control'],
  ['<button role="tab"></button>', 'widget'],
  ['<button role="combobox"></button>', 'text'],
  ['<h1 tabindex="-1"></h1>', 'none'],
] as const)('%s owns its keys as %s', (html, owner) => {
  document.body.innerHTML = html;
  expect(focusOwner(document.body.firstElementChild as Element)).toBe(owner);
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
] as const)('%s', (userAgent, platform) => {
  expect(platformOf({ userAgent })).toBe(platform);
});
