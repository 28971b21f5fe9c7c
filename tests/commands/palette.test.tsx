// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { RECENTS_KEY } from '../../src/ui/commands/storage';
import { click, find, findAll, press, type } from '../ui/render';
import { appears, drawCommands, eventually } from './harness';

const box = () => find<HTMLInputElement>('[role="combobox"]');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const gone = () => eventually(() => expect(findAll('[role="dialog"]')).toEqual([]));

async function opened(options: Parameters<typeof drawCommands>[0] = {}) {
  const drawn = await drawCommands(options);
  await press('k', { ctrlKey: true }, document.body);
  await appears('[role="option"]');
  return drawn;
}

describe('the palette', () => {
  test('takes the focus, and gives it back', async () => {
    const { center } = await drawCommands();
    find('#other').focus();
    await press('k', { ctrlKey: true });
    await appears('[role="option"]');
    expect(document.activeElement).toBe(box());
    await press('Escape');
    await gone();
    await eventually(() => expect(document.activeElement).toBe(find('#other')));
    expect(center.palette.getSnapshot().value).toBe('closed');
  });

  test('mod+K closes it again', async () => {
    const { center } = await opened();
    await press('k', { ctrlKey: true });
    await gone();
    expect(center.palette.getSnapshot().value).toBe('closed');
  });

  test('the row it points at is the one marked and the one that Enter runs, wherever the arrows lead', async () => {
    const { center } = await opened();
    const chosen: string[] = [];
    center.palette.on('row.chosen', ({ row }) => chosen.push(row.id));
    for (const key of ['ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'End', 'ArrowDown', 'ArrowUp']) {
      await press(key);
      const pointed = active();
      expect(pointed?.getAttribute('aria-selected')).toBe('true');
      expect(findAll('[role="option"][aria-selected="true"]')).toEqual([pointed]);
      expect(pointed?.dataset.row).toBe(center.palette.getSnapshot().context.activeId);
    }
    const announced = active()?.dataset.row;
    await press('Enter');
    await gone();
    await eventually(() => expect(chosen).toEqual([announced]));
  });

  test('a command that moves the focus keeps it', async () => {
    await opened();
    await type(box(), 'cerca in questo');
    expect(active()?.textContent).toContain('Cerca in questo elenco');
    await press('Enter');
    await eventually(() => expect(document.activeElement).toBe(find('#search')));
  });

  test('a refused row is shown with its reason, and Enter reads it out', async () => {
    const { center } = await opened({ mayDelete: false });
    await type(box(), 'elimina le righe');
    expect(active()?.getAttribute('aria-disabled')).toBe('true');
    expect(active()?.textContent).toContain('non disponibile: Non hai il permesso di cancellare news');
    await press('Enter');
    expect(find('[role="dialog"] [role="status"]').textContent).toBe(
      'Elimina le righe selezionate o la riga corrente: Non hai il permesso di cancellare news',
    );
    expect(center.palette.getSnapshot().hasTag('open')).toBe(true);
  });

  test('letters typed into it run no command of the page below', async () => {
    const { visited } = await opened();
    await press('n');
    await press('e');
    expect(visited).toEqual([]);
  });

  test('a found content opens, in a tab with mod+Enter, and is remembered', async () => {
    const value = [{ area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' }];
    const { visited, written } = await opened({ answer: { ok: true, value } });
    await type(box(), '#saline');
    expect(box().value).toBe('saline');
    await appears('[data-row="entity:news:7:it"]');
    expect(find('[role="dialog"] [role="status"]').textContent).toBe('1 risultato');
    await press('Enter', { ctrlKey: true });
    await gone();
    await eventually(() => expect(visited).toEqual([{ kind: 'route', to: '/news/7', newTab: true }]));
    expect(written.get(RECENTS_KEY)).toEqual([
      { title: 'Saline di Cervia', hint: 'news · Italiano · Pubblicata', route: '/news/7' },
    ]);
  });

  test('a failing search is told, can be tried again, and leaves the commands', async () => {
    const failure = {
      kind: 'timeout',
      status: 0,
      message: 'Nessuna risposta.',
      fields: {},
      conflict: null,
      retryAfter: null,
    } as const;
    const { center } = await opened({ answer: { ok: false, failure } });
    await type(box(), 'nuova');
    await eventually(() => expect(center.palette.getSnapshot().matches({ open: 'failed' })).toBe(true));
    expect(find('[role="dialog"] [role="status"]').textContent).toBe(
      'Nessuna risposta. I comandi funzionano comunque.',
    );
    expect(active()?.textContent).toContain('Nuova News');
  });

  test('chips narrow it, Backspace in the empty box widens it', async () => {
    const { center } = await opened();
    const [, commands] = findAll('fieldset button');
    await click(commands as HTMLElement);
    expect(commands?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(box());
    await press('Backspace');
    expect(center.palette.getSnapshot().context.scope).toBe('all');
  });

  test('a click runs the row under the pointer', async () => {
    const { visited } = await opened();
    await type(box(), 'gestione');
    await click(find('[data-row="command:go.news"]'));
    await gone();
    await eventually(() => expect(visited).toEqual([{ kind: 'route', to: '/news', newTab: false }]));
  });
});

describe('the help sheet', () => {
  const line = (title: string) =>
    findAll('[role="dialog"] li').find(({ textContent }) => textContent?.startsWith(title));

  test('shows the page’s keys and the reasons of what is refused; its keys can be searched', async () => {
    await drawCommands({ mayDelete: false });
    await press('?', { shiftKey: true }, document.body);
    await appears('[role="dialog"] h3');
    expect(findAll('[role="dialog"] h3').map(({ textContent }) => textContent)).toEqual([
      'Elenco',
      'Ovunque',
      'Navigazione',
      'Finestre di dialogo',
    ]);
    expect(line('Elimina')?.textContent).toContain('Non hai il permesso di cancellare news');
    await type(find('[role="dialog"] input'), 'scheda');
    expect(findAll('[role="dialog"] li').map(({ textContent }) => textContent)).toEqual([
      'Apri la riga in una nuova schedaNessuna riga scelta: porta il cursore su una rigaCtrlInvio',
    ]);
  });
});
