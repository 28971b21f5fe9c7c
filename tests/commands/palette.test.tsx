import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { ActionsAnswer, EntityAction } from '../../src/machines/entityActions/types';
import { listFacts } from '../../src/machines/palette/listFacts';
import { ConfirmDialog } from '../../src/ui/base/ConfirmDialog';
import { RECENTS_KEY, SEARCHES_KEY } from '../../src/ui/commands/storage';
import { news } from '../content/named';
import { click, find, findAll, press, type } from '../page/render';
import { appears, drawCommands, eventually } from './harness';

const box = () => find<HTMLInputElement>('[role="combobox"]');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const closed = () => eventually(() => expect(findAll('[role="dialog"]')).toEqual([]));

async function opened(options: Parameters<typeof drawCommands>[0] = {}) {
  const drawn = await drawCommands(options);
  await press('k', { ctrlKey: true }, document.body);
  await appears('[role="option"]');
  return drawn;
}

describe('the palette', () => {
  test('takes the focus, and gives it back', async () => {
    const { palette } = await drawCommands();
    find('#other').focus();
    await press('k', { ctrlKey: true });
    await appears('[role="option"]');
    expect(document.activeElement).toBe(box());
    await press('Escape');
    await closed();
    await eventually(() => expect(document.activeElement).toBe(find('#other')));
    expect(palette.getSnapshot().value).toBe('closed');
  });

  test('mod+K closes it again', async () => {
    const { palette } = await opened();
    await press('k', { ctrlKey: true });
    await closed();
    expect(palette.getSnapshot().value).toBe('closed');
  });

  test('the row it points at is the one marked and the one that Enter runs, wherever the arrows lead', async () => {
    const { palette } = await opened();
    const chosen: string[] = [];
    palette.on('row.chosen', ({ row }) => chosen.push(row.id));
    for (const key of ['ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'End', 'ArrowDown', 'ArrowDown']) {
      await press(key);
      const pointed = active();
      expect(pointed?.getAttribute('aria-selected')).toBe('true');
      expect(findAll('[role="option"][aria-selected="true"]')).toEqual([pointed]);
      expect(pointed?.dataset.row).toBe(palette.getSnapshot().context.activeId);
    }
    const announced = active()?.dataset.row;
    await press('Enter');
    await closed();
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
    const { palette } = await opened({ mayDelete: false });
    await type(box(), 'elimina le righe');
    expect(active()?.getAttribute('aria-disabled')).toBe('true');
    expect(active()?.textContent).toContain(
      'non disponibile: Non hai il permesso di cancellare news: serve «News: Cancella», chiedilo a un amministratore',
    );
    await press('Enter');
    expect(find('[role="dialog"] [role="status"]').textContent).toBe(
      'Elimina le righe selezionate o la riga corrente: Non hai il permesso di cancellare news: serve «News: Cancella», chiedilo a un amministratore',
    );
    expect(palette.getSnapshot().hasTag('open')).toBe(true);
  });

  test('a list is narrowed by what is typed, says what was understood, and is kept as a search', async () => {
    const named = listFacts([news], { province: [{ value: 34, label: 'Parma' }] }, ['it', 'en']);
    const { visited, written } = await opened({ named });
    await type(box(), 'news da validare a Parma');
    await eventually(() =>
      expect(active()?.textContent).toBe('News: Da Validare, ParmaStato: Da Validare · Provincia: Parma'),
    );
    await press('Enter');
    await closed();
    await eventually(() =>
      expect(visited).toEqual([{ kind: 'route', to: '/news?stato=3&provincia=34', newTab: false }]),
    );
    expect(written.get(RECENTS_KEY)).toBeUndefined();
    expect(written.get(SEARCHES_KEY)).toEqual([{ text: 'news da validare a Parma', scope: 'all' }]);
  });

  test('what was opened before is shown as it is now', async () => {
    const subject = { area: 'news', id: 7, lang: 'it', status: 1 };
    const stored = { [RECENTS_KEY]: [{ title: 'Saline', hint: 'news · Italiano', route: '/news/7', subject }] };
    const fresh = [{ area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 2, route: '/news/7' }];
    await opened({ stored, fresh });
    await type(box(), '#');
    await eventually(() =>
      expect(find('[data-row="recent:/news/7"]').textContent).toBe('Saline di Cervianews · Italiano · Bozza'),
    );
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
    await closed();
    await eventually(() => expect(visited).toEqual([{ kind: 'route', to: '/news/7', newTab: true }]));
    expect(written.get(RECENTS_KEY)).toEqual([
      {
        title: 'Saline di Cervia',
        hint: 'news · Italiano',
        route: '/news/7',
        subject: { area: 'news', id: 7, lang: 'it', status: 1 },
      },
    ]);
    expect(written.get(SEARCHES_KEY)).toEqual([{ text: 'saline', scope: 'contents' }]);
  });

  const saline = { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' };
  const action = (id: string, title: string, refusal: string | null = null): EntityAction => ({
    id,
    title,
    hint: null,
    keywords: [],
    refusal,
    effect: { kind: 'act', action: id },
  });
  const actions: ActionsAnswer = {
    ok: true,
    value: [action('submit', 'Manda in validazione'), action('publish', 'Pubblica', 'serve news-publish')],
  };
  const said = () => find('[role="dialog"] [role="status"]').textContent;
  const found = { answer: { ok: true, value: [saline] } } as const;

  async function withEntity(options: Parameters<typeof drawCommands>[0] = {}) {
    const drawn = await opened({ ...found, actions, ...options });
    await type(box(), '#saline');
    await appears('[data-row="entity:news:7:it"]');
    return drawn;
  }

  test('Tab shows what can be done with what was found; Esc goes back to it as it was left', async () => {
    const { palette } = await withEntity();
    expect(active()?.getAttribute('aria-description')).toBe('con Tab le azioni');
    await press('Tab');
    await appears('[data-row="action:submit"]');
    expect(said()).toBe('Azioni di «Saline di Cervia»: 2 azioni');
    expect(box().getAttribute('aria-label')).toBe('Cerca fra le azioni di «Saline di Cervia»');
    expect(findAll('fieldset')).toEqual([]);
    await type(box(), 'pubb');
    await press('Enter');
    expect(said()).toBe('Pubblica: serve news-publish');
    await press('Escape');
    expect(palette.getSnapshot().value).toEqual({ open: 'found' });
    expect([box().value, active()?.dataset.row]).toEqual(['saline', 'entity:news:7:it']);
  });

  test.each([
    ['Backspace in the empty box', 'Backspace'],
    ['the left arrow in the empty box', 'ArrowLeft'],
  ])('%s goes back as well, from wherever the right arrow led', async (_, key) => {
    await withEntity();
    await press('ArrowRight');
    await appears('[data-row="action:submit"]');
    await press(key);
    expect(active()?.dataset.row).toBe('entity:news:7:it');
    await press('Escape');
    await closed();
  });

  test('an action runs for its entity, which is remembered', async () => {
    const { acted, written } = await withEntity();
    await press('Tab');
    await appears('[data-row="action:submit"]');
    await press('Enter');
    await closed();
    await eventually(() => expect(acted).toEqual([{ subject: 7, action: 'submit', newTab: false }]));
    expect(written.get(SEARCHES_KEY)).toEqual([{ text: 'saline', scope: 'contents' }]);
  });

  test('a press on its arrow shows them as well', async () => {
    await withEntity();
    const arrow = find('[data-row="entity:news:7:it"] [data-actions]');
    await act(async () => arrow.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })));
    await click(arrow);
    await appears('[data-row="action:submit"]');
    expect(said()).toBe('Azioni di «Saline di Cervia»: 2 azioni');
  });

  test('what was deleted meanwhile is reported, with the way back', async () => {
    const failure = {
      kind: 'notFound',
      status: 404,
      message: 'Questo contenuto non c’è più.',
      fields: {},
      conflict: null,
      retryAfter: null,
    } as const;
    const { palette } = await withEntity({ actions: { ok: false, failure } });
    await press('Tab');
    await eventually(() => expect(said()).toBe('Questo contenuto non c’è più. Premi Esc per tornare ai risultati.'));
    await press('Escape');
    expect(palette.getSnapshot().context.query).toBe('saline');
  });

  test('a row that is no entity leaves Tab to the browser: it leads to the chips', async () => {
    const { palette } = await opened();
    await press('Tab');
    expect(palette.getSnapshot().value).toEqual({ open: 'resting' });
    expect(findAll('fieldset button').map(({ textContent }) => textContent)).toEqual([
      'Tutto',
      '>Comandi',
      '#Contenuti',
      '@Persone',
    ]);
  });

  test('Enter on a chip is the chip’s, and runs no row', async () => {
    const { palette } = await opened();
    const ran: string[] = [];
    palette.on('row.chosen', ({ row }) => ran.push(row.id));
    findAll('fieldset button')[2]?.focus();
    await press('Enter');
    expect([palette.getSnapshot().hasTag('open'), ran]).toEqual([true, []]);
  });

  test('a last search is typed again; what is remembered can be forgotten', async () => {
    const stored = {
      [SEARCHES_KEY]: [{ text: 'saline', scope: 'contents' }],
      [RECENTS_KEY]: [{ title: 'Anna', hint: null, route: '/users/3' }],
    };
    const { center, palette, written } = await opened({ ...found, stored });
    await press('Escape');
    await closed();
    await press('k', { ctrlKey: true }, document.body);
    await act(async () => palette.send({ type: 'active.point', id: 'search:contents:saline' }));
    await click(find('[data-row="search:contents:saline"]'));
    expect(box().value).toBe('saline');
    await appears('[data-row="entity:news:7:it"]');
    await press('Escape');
    await closed();
    await act(async () => center.run('shell.forget'));
    expect([written.get(RECENTS_KEY), written.get(SEARCHES_KEY)]).toEqual([[], []]);
    await eventually(() =>
      expect(find('[aria-label="Risposte della tastiera"]').textContent).toBe('Ricerche e recenti dimenticati'),
    );
    await act(async () => center.run('shell.forget'));
    await eventually(() =>
      expect(find('[aria-label="Risposte della tastiera"]').textContent).toBe(
        'Non ci sono ricerche né recenti da dimenticare',
      ),
    );
  });

  test('a mistyped word finds what was meant, below a heading of its own', async () => {
    await opened();
    await type(box(), 'gestoine');
    expect(findAll('[role="dialog"] [role="presentation"]').map(({ textContent }) => textContent)).toEqual([
      'Forse cercavi',
    ]);
    expect(active()?.dataset.row).toBe('command:go.news');
  });

  test('of 10,000 characters the first are searched, and that is said', async () => {
    const { palette } = await opened();
    await type(box(), 'x'.repeat(10_000));
    await eventually(() => expect(palette.getSnapshot().value).toEqual({ open: 'found' }));
    expect(said()).toBe(
      `Nessun risultato per «${'x'.repeat(80)}»: prova con meno parole o controlla come sono scritte. La ricerca usa solo l’inizio del testo (200 caratteri e 12 parole): accorcialo per trovare di più.`,
    );
  });

  test('a failing search is reported, can be tried again, and leaves the commands', async () => {
    const failure = {
      kind: 'timeout',
      status: 0,
      message: 'Nessuna risposta.',
      fields: {},
      conflict: null,
      retryAfter: null,
    } as const;
    const { palette } = await opened({ answer: { ok: false, failure } });
    await type(box(), 'nuova');
    await eventually(() => expect(palette.getSnapshot().matches({ open: 'failed' })).toBe(true));
    expect(find('[role="dialog"] [role="status"]').textContent).toBe(
      'Nessuna risposta. I comandi funzionano comunque.',
    );
    expect(active()?.textContent).toContain('Nuova News');
  });

  test('chips narrow it, Backspace in the empty box widens it', async () => {
    const { palette } = await opened();
    const [, commands] = findAll('fieldset button');
    await click(commands as HTMLElement);
    expect(commands?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(box());
    await press('Backspace');
    expect(palette.getSnapshot().context.scope).toBe('all');
  });

  test('a click runs the row under the pointer', async () => {
    const { visited } = await opened();
    await type(box(), 'gestione');
    await click(find('[data-row="command:go.news"]'));
    await closed();
    await eventually(() => expect(visited).toEqual([{ kind: 'route', to: '/news', newTab: false }]));
  });
});

describe('the palette over a dialog', () => {
  const rowsShown = () => findAll('[role="option"]').map(({ dataset }) => dataset.row);

  async function overDialog(refusal: string | null = null) {
    const answered: string[] = [];
    const question = (
      <ConfirmDialog
        open
        title="Elimina"
        confirmLabel="Elimina davvero"
        refusal={refusal}
        onConfirm={() => answered.push('confirmed')}
        onCancel={() => answered.push('cancelled')}
      />
    );
    const drawn = await drawCommands({ children: question });
    await appears('[role="alertdialog"] button');
    await press('k', { ctrlKey: true });
    await appears('[role="option"]');
    return { ...drawn, answered };
  }

  test('offers its buttons, under its own labels, and nothing of the page', async () => {
    const { answered } = await overDialog();
    expect(rowsShown()).toEqual(['command:dialog.close', 'command:dialog.main']);
    expect(findAll('fieldset')).toEqual([]);
    expect(active()?.textContent).toContain('Annulla');
    await type(box(), 'annul');
    await press('Enter');
    await eventually(() => expect(answered).toEqual(['cancelled']));
  });

  test('says why the dialog can’t be answered', async () => {
    const { answered } = await overDialog('Scegli prima un erede');
    await type(box(), 'elimina');
    await press('Enter');
    expect(find('[data-palette] [role="status"]').textContent).toBe('Elimina davvero: Scegli prima un erede');
    expect(answered).toEqual([]);
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
    expect(line('Elimina')?.textContent).toContain(
      'Non hai il permesso di cancellare news: serve «News: Cancella», chiedilo a un amministratore',
    );
    await type(find('[role="dialog"] input'), 'scheda');
    expect(findAll('[role="dialog"] li').map(({ textContent }) => textContent)).toEqual([
      'Apri la riga in una nuova schedaNessuna riga scelta: porta il cursore su una rigaCtrlInvio',
    ]);
  });
});
