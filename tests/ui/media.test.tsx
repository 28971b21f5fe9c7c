import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { appears, eventually } from '../commands/harness';
import { failureOf } from '../machines/fixtures';
import { click, find, findAll, press, type } from '../page/render';
import { attached, drawCard, fakeMedia, item } from './mediaKit';

const GRID = '[role="listbox"]';
const dialog = () => find('[role="dialog"]');
const grid = () => find(GRID);
/** What the cursor is on, as assistive technology hears it. */
const current = () =>
  document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
const chosen = () => findAll('[aria-selected="true"]').map((option) => option.getAttribute('aria-label'));
const button = (name: string, within: ParentNode = document) => {
  const found = findAll('button', within).find((element) => (element.ariaLabel ?? element.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const has = (text: string) => document.body.textContent?.includes(text) === true;
const twelve = Array.from({ length: 12 }, (_, index) => item(index + 1));

async function openPicker(options: Parameters<typeof fakeMedia>[0] = { items: twelve, lastPage: 2 }) {
  const server = fakeMedia(options);
  const card = await drawCard([attached(1, 1)], server);
  await press('F9');
  await appears(GRID);
  await eventually(() => expect(document.activeElement).toBe(grid()));
  return { ...server, ...card };
}

describe('the picker', () => {
  test('says what the specification says, to the letter [1-2.18.1, 1-2.18.2, 1-2.18.8, 1-2.18.9, 1-2.18.10, 1-2.18.11, 1-5.29]', async () => {
    await openPicker();
    expect(find('h2', dialog()).textContent).toBe('Seleziona Allegato');
    expect(has('Si possono allegare massimo 3 file')).toBe(true);
    const names = () => findAll('button', dialog()).map((element) => element.ariaLabel ?? element.textContent);
    expect(names()).toEqual(['Chiudi', 'Filtra', 'Aggiorna', 'Dettagli', 'Carica Immagini', 'Mostra altro', 'CHIUDI']);
    await press('ArrowRight');
    await press(' ');
    expect(button('INSERISCI⌘Invio')).toBeDefined();
    for (const key of ['ArrowRight', 'ArrowRight']) {
      await press(key);
      await press(' ');
    }
    expect(button('TROPPI ALLEGATI').getAttribute('aria-disabled')).toBe('true');
    await press('n');
    expect(names()).toContain('Torna alla gallery');
  });

  test('is one stop of the Tab key; arrows, Home, End and the page keys move in it', async () => {
    await openPicker();
    expect(grid().tabIndex).toBe(0);
    expect(findAll('[role="option"]').every((option) => option.tabIndex === -1)).toBe(true);
    const walk: Record<string, string | null | undefined> = {};
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await press(key);
      walk[key] = current();
    }
    expect(walk).toEqual({
      ArrowRight: 'Foto 2',
      ArrowDown: 'Foto 6',
      ArrowLeft: 'Foto 5',
      End: 'Foto 12',
      ArrowUp: 'Foto 8',
      Home: 'Foto 1 (già allegata)',
      PageDown: 'Foto 5',
      PageUp: 'Foto 1 (già allegata)',
    });
  });

  test('Space and x select, one that is attached is refused; Enter opens the data and Esc gives the focus back [1-4.20, 1-4.23]', async () => {
    await openPicker();
    await press(' ');
    expect(chosen()).toEqual([]);
    await press('ArrowRight');
    await press(' ');
    await press('ArrowRight');
    await press('x');
    expect(chosen()).toEqual(['Foto 2', 'Foto 3']);
    await press(' ');
    expect(chosen()).toEqual(['Foto 2']);
    await press('Enter');
    const data = find('section[aria-label="Dati dell’immagine: Foto 3"]');
    expect(document.activeElement).toBe(data);
    await press('Escape');
    expect(document.activeElement).toBe(grid());
    expect(find('[role="dialog"] h2').textContent).toBe('Seleziona Allegato');
  });

  test('a double press selects once and opens the data', async () => {
    await openPicker();
    const option = find('[aria-label="Foto 4"]');
    await click(option, { detail: 1 });
    await click(option, { detail: 2 });
    await act(async () => option.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2 })));
    expect(chosen()).toEqual(['Foto 4']);
    expect(find('section[aria-label="Dati dell’immagine: Foto 4"]')).toBeDefined();
  });

  test('a deletion that is refused names the contents that use the image [1-8.6, 1-8.13, 3-8.1]', async () => {
    const failure = failureOf('conflict', { status: 409, message: 'È usata' });
    await openPicker({
      items: twelve,
      deletion: {
        ok: false,
        failure,
        usedBy: [{ area: 'news', id: 5, title: 'La sagra', route: '/news/5' }],
        usedTotal: 1,
      },
    });
    await press('Delete');
    expect(has('Confermare cancellazione elemento selezionato? Attenzione, il file sarà rimosso dal server!!!')).toBe(
      true,
    );
    await press('Enter', { metaKey: true });
    await eventually(() => expect(has('Errore Cancellazione: È usata')).toBe(true));
    expect(has('La usa un contenuto:La sagra')).toBe(true);
  });

  test('asks for licence and version once before images without them are inserted [1-5.23]', async () => {
    const { saved, images } = await openPicker({
      items: [
        item(1),
        item(2, { license_id: null, versione_id: null }),
        item(3, { license_id: null, versione_id: null }),
      ],
    });
    for (const _ of [2, 3]) {
      await press('ArrowRight');
      await press(' ');
    }
    await press('Enter', { metaKey: true });
    await eventually(() => expect(has('Queste 2 immagini non hanno ancora licenza e versione')).toBe(true));
    await press('Enter', { metaKey: true });
    expect(has('Campo richiesto: scegli la licenza')).toBe(true);
    expect(images()).toHaveLength(1);
    for (const label of ['Licenza', 'Versione']) {
      const caption = findAll('label').find((element) => element.textContent?.startsWith(label));
      const select = find<HTMLSelectElement>(`#${caption?.getAttribute('for')}`);
      await act(async () => {
        select.value = '81';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    await press('Enter', { metaKey: true });
    await eventually(() => expect(images().map(({ id }) => id)).toEqual([1, 2, 3]));
    expect(saved).toEqual([
      { id: 2, updatedAt: null, facts: expect.objectContaining({ titolo: 'Foto 2', license_id: 81, versione_id: 81 }) },
      { id: 3, updatedAt: null, facts: expect.objectContaining({ titolo: 'Foto 3', license_id: 81, versione_id: 81 }) },
    ]);
  });
});

describe('the image card', () => {
  const two = [attached(1, 1), attached(2, 2, { description: '' })];
  const status = () => find('p[role="status"]').textContent;
  const rows = () => findAll('[data-image]').map((row) => row.dataset.image);

  test('tells a move, keeps it in the value, and refuses one past the end', async () => {
    const { images } = await drawCard(two, fakeMedia());
    await act(async () => find('[data-image="2"] input').focus());
    await press('ArrowUp', { altKey: true });
    expect(status()).toBe('Foto 2: posizione 1 di 2');
    expect(rows()).toEqual(['2', '1']);
    expect(images().map(({ id, order, is_primary }) => [id, order, is_primary])).toEqual([
      [2, 1, false],
      [1, 2, true],
    ]);
    await press('ArrowUp', { altKey: true });
    await eventually(() => expect(has('L’immagine è già la prima')).toBe(true));
    expect(rows()).toEqual(['2', '1']);
  });

  test('is walked from image to image by commands, the focus with them', async () => {
    const { center } = await drawCard(two, fakeMedia());
    const at = () => document.activeElement?.closest<HTMLElement>('[data-image]')?.dataset.image;
    for (const [command, image] of [
      ['images.next', '1'],
      ['images.next', '2'],
      ['images.first', '1'],
      ['images.last', '2'],
      ['images.previous', '1'],
    ] as const) {
      await act(async () => center.run(command));
      expect(at()).toBe(image);
    }
  });

  test('has one cover, which the image in focus becomes [2-4.7]', async () => {
    const { images } = await drawCard(two, fakeMedia());
    await act(async () => button('Sposta prima Foto 2').focus());
    await press('c');
    expect(status()).toBe('Copertina: Foto 2');
    expect(images().map(({ is_primary }) => is_primary)).toEqual([false, true]);
  });

  test('removes with a way back, to its place', async () => {
    const { images } = await drawCard(two, fakeMedia());
    await act(async () => button('Togli Foto 1').focus());
    await press('Delete');
    expect([status(), rows()]).toEqual(['Immagine tolta: Foto 1', ['2']]);
    await click(button('Rimetti Foto 1'));
    expect(images()).toEqual(two);
  });

  test('warns of a missing alternative text until there is one', async () => {
    const { images } = await drawCard(two, fakeMedia());
    const warning = 'Manca il testo alternativo';
    expect(find('[data-image="1"]').textContent).not.toContain(warning);
    expect(find('[data-image="2"]').textContent).toContain(warning);
    await type(find('[data-image="2"] input'), 'Colline');
    expect(find('[data-image="2"]').textContent).not.toContain(warning);
    expect(images()[1]?.description).toBe('Colline');
  });

  test('hears what became of files: new title, missing description, deletion, a picture that does not come', async () => {
    const server = fakeMedia();
    const { images } = await drawCard(two, server);
    const { changes } = server.media.port;
    await act(async () =>
      changes.emit({ type: 'saved', item: item(2, { title: 'Colline', description: 'Le colline' }) }),
    );
    expect(find('[data-image="2"]').textContent).toContain('Colline');
    expect(images()[1]?.description).toBe('Le colline');
    await act(async () => find('[data-image="2"] img').dispatchEvent(new Event('error')));
    expect(find('[data-image="2"]').textContent).toContain('Il file non è più sul server');
    await act(async () => changes.emit({ type: 'deleted', id: 2 }));
    expect(status()).toBe('Colline: il file è stato eliminato dal server e tolto da questo contenuto');
    expect(rows()).toEqual(['1']);
  });

  test('says why nothing can be added: no room, reading only', async () => {
    await drawCard([...two, attached(3, 3)], fakeMedia());
    expect(button('Aggiungi immaginiF9').dataset.tip).toBe('Si possono allegare massimo 3 file: togline uno');
    await press('F9');
    await eventually(() => expect(has('Si possono allegare massimo 3 file: togline uno')).toBe(true));
    expect(findAll('[role="dialog"]')).toEqual([]);
  });
});
