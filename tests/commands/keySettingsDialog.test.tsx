import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { KEYS_KEY } from '../../src/ui/commands/storage';
import { click, find, findAll, press, type } from '../page/render';
import { appears, drawCommands, eventually } from './harness';

const dialog = () => find('[role="dialog"]');
const line = (command: string) => find<HTMLButtonElement>(`[data-line="${command}"]`);
const slot = (keys: string) => find<HTMLButtonElement>(`[data-slot="${keys}"]`);
/** The button whose label is this, beside the keys it shows. */
const buttonCalled = (text: string) =>
  findAll('[role="dialog"] button').find(({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent === text),
  ) as HTMLElement;
const closed = () => eventually(() => expect(findAll('[role="dialog"], [role="alertdialog"]')).toHaveLength(0));

/** What the tests speak of, and what the dialog itself needs: each of the hundreds of lines is drawn at every key. */
const FEW = /^(shell|go|keyboard|dialog|list\.(create|delete|open|select)$|record\.close$|toValidate\.toggle$)/;

async function opened(options: Parameters<typeof drawCommands>[0] = {}) {
  const drawn = await drawCommands({ has: ({ id }) => FEW.test(id), ...options });
  await act(async () => drawn.center.run('shell.keyboard'));
  await appears('[data-line]');
  return drawn;
}

/** Records a chord in the slot in front, and ends the recording by Enter. */
async function record(keys: string, key: string, init: KeyboardEventInit = {}) {
  await click(slot(keys));
  await press(key, init);
  await press('Enter');
}

const save = async () => {
  await click(buttonCalled('Salva'));
  await closed();
};

/** Chooses a file, as the browser's own dialog would. */
const choose = (text: string, name = 'tasti.json') =>
  act(async () => {
    const input = find<HTMLInputElement>('[role="dialog"] input[type="file"]');
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name)] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('Tastiera', () => {
  test('lists every command but the ways to fields, mounted or not, and narrows them by title or keys', async () => {
    const { center } = await opened({ has: () => true });
    expect(findAll('[data-line]').map(({ dataset }) => dataset.line)).toEqual(
      expect.arrayContaining(center.registry().commands.flatMap(({ id, isField }) => (isField ? [] : [id]))),
    );
    await type(find('[role="dialog"] input[type="text"]'), 'g n');
    expect(findAll('[data-line]')[0]?.dataset.line).toBe('go.news');
    await type(find('[role="dialog"] input[type="text"]'), 'qwxyz');
    expect(dialog().textContent).toContain('Nessun comando per «qwxyz»');
  });

  test('gives a command another key: button, palette, help and keyboard follow at once', async () => {
    const { visited, written, center, palette } = await opened();
    await click(line('list.create'));
    await record('n', 'y');
    expect(document.activeElement).toBe(slot('y'));
    expect(written.has(KEYS_KEY)).toBe(false);
    await save();
    expect(written.get(KEYS_KEY)).toEqual({
      version: 2,
      singleKeys: true,
      off: [],
      changed: { 'list.create': ['y'] },
      told: [],
    });
    expect(find('[aria-keyshortcuts="Y"]').textContent).toBe('Nuova Newsy');
    await press('n', {}, document.body);
    expect(visited).toEqual([]);
    await press('?', { shiftKey: true }, document.body);
    await appears('[role="dialog"] h3');
    const help = findAll('[role="dialog"] li').find(({ textContent }) => textContent?.startsWith('Nuova News'));
    expect(help?.textContent).toBe('Nuova Newsy');
    await press('Escape');
    await closed();
    await act(async () => center.palette.toggle());
    await appears('[role="option"]');
    const row = palette.getSnapshot().context.rows.find(({ id }) => id === 'command:list.create');
    expect(row?.keys).toEqual(['y']);
    await press('Escape');
    await closed();
    await press('y', {}, document.body);
    expect(visited).toEqual([{ kind: 'route', to: '/news/new', newTab: false }]);
  });

  test('shows a clash with both names, and does not save it', async () => {
    const { written } = await opened();
    await click(line('list.create'));
    await record('n', 'x');
    expect(dialog().textContent).toContain('x è sia di «Seleziona o deseleziona la riga» sia di «Nuovo contenuto»');
    await click(buttonCalled('Salva'));
    await press('s', { ctrlKey: true }, line('list.create'));
    expect(findAll('[data-line]').length).toBeGreaterThan(0);
    expect(written.has(KEYS_KEY)).toBe(false);
  });

  test('gives a key to the open command and takes it from the other: by key, by button, and back', async () => {
    const { written } = await opened();
    await click(line('list.create'));
    await record('n', 'x');
    await press('a');
    expect(dialog().textContent).toContain(
      '«Nuovo contenuto» ha ora ciò che era di altri: x di «Seleziona o deseleziona la riga».',
    );
    expect(dialog().textContent).not.toContain('Un tasto è di due comandi');
    expect(line('list.select').textContent).toContain('cambiati');
    expect(document.activeElement).toBe(slot('x'));
    await click(buttonCalled('Rimetti i suoi'));
    await click(line('list.select'));
    await click(buttonCalled('Rimetti i suoi'));
    expect(line('list.select').textContent).not.toContain('cambiati');
    await click(line('list.create'));
    await record('n', 'x');
    await click(buttonCalled('Assegna qui'));
    await save();
    expect(written.get(KEYS_KEY)).toMatchObject({ changed: { 'list.create': ['x'], 'list.select': ['Space'] } });
  });

  test('offers to take a key only while it is another command’s too', async () => {
    await opened();
    await click(line('list.create'));
    expect(buttonCalled('Assegna qui')).toBeUndefined();
    await press('a', {}, line('list.create'));
    expect(find('[aria-label="Risposte della tastiera"]').textContent).toBe(
      'Nessun tasto di «Nuovo contenuto» è conteso da un altro comando',
    );
  });

  test.each(['ArrowDown', 'Enter'])('%s leads from the search to the first line that answers it', async (key) => {
    await opened();
    const search = find('[role="dialog"] input[type="text"]');
    await type(search, 'g n');
    await press(key, {}, search);
    expect(document.activeElement).toBe(line('go.news'));
    expect(line('go.news').getAttribute('aria-expanded')).toBe('false');
    await type(search, 'qwxyz');
    search.focus();
    await press(key, {}, search);
    expect(document.activeElement).toBe(search);
  });

  test('Enter that ends a composition stays in the search', async () => {
    await opened();
    const search = find('[role="dialog"] input[type="text"]');
    search.focus();
    await press('Enter', { isComposing: true }, search);
    expect(document.activeElement).toBe(search);
  });

  test('says what single keys are, switched off', async () => {
    await opened();
    expect(dialog().textContent).toContain(
      'Se li spegni, lettere, cifre e segni premuti da soli (n, /, g n) non danno più nessun comando',
    );
  });

  test('warns of a key that an inner layer takes, and saves it all the same', async () => {
    const { written } = await opened();
    await click(line('go.news'));
    await record('g n', 'x');
    expect(dialog().textContent).toContain('Un tasto vale due comandi, secondo dove sei');
    expect(dialog().textContent).toContain(
      'x è «Seleziona o deseleziona la riga» in «Elenco», «Gestione News» altrove',
    );
    await save();
    expect(written.get(KEYS_KEY)).toMatchObject({ changed: { 'go.news': ['x'] } });
  });

  test('lists the fixed keys with why, and finds them by key and by word', async () => {
    await opened();
    const fixed = () => findAll('[data-fixed] li').map(({ textContent }) => textContent);
    expect(fixed()).toContain('Azione principale della finestra Finestre di dialogoCtrlInvio');
    expect(dialog().textContent).toContain('come in ogni altro programma: non si cambiano');
    await type(find('[role="dialog"] input[type="text"]'), 'sul calendario mese');
    expect(fixed()).toEqual(['Sul calendario delle date: un mese prima o dopo SchedaPag↑oPag↓']);
    await type(find('[role="dialog"] input[type="text"]'), 'esc');
    expect(fixed()).toContain('Chiudi la finestra in primo piano Finestre di dialogoEsc');
    expect(dialog().textContent).not.toContain('Nessun comando');
  });

  test('? over it lists its own keys and none of the page; Esc leads back to it', async () => {
    await opened();
    await press('?', { shiftKey: true }, line('list.create'));
    const sheet = () =>
      findAll('[role="dialog"]').find((one) => one.querySelector('h2')?.textContent === 'Tasti e comandi');
    await eventually(() => expect(sheet()).toBeDefined());
    const headings = [...(sheet()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Finestra Tastiera', 'Ovunque', 'Finestre di dialogo']);
    const lines = [...(sheet()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(lines).toContain('Cerca fra i comandi di Tastiera/');
    expect(lines).toContain('Apri comandi e ricercaCtrlK');
    expect(lines.some((one) => one?.startsWith('Riga successiva'))).toBe(false);
    await press('Escape');
    await eventually(() => expect(sheet()).toBeUndefined());
    expect(findAll('[data-line]').length).toBeGreaterThan(0);
  });

  test('names commands of other pages by what they do', async () => {
    await opened();
    expect(line('record.close').textContent).toContain('Chiudi la scheda');
    expect(line('toValidate.toggle').textContent).toContain('Apri o chiudi la scheda: Eventi da validare');
    expect(line('dialog.main').textContent).toContain('Premi il pulsante principale della finestra');
  });

  test.each([
    ['t', { ctrlKey: true }, 'Questi tasti sono del browser o del sistema, che non li cede: scegline altri.'],
    [
      '@',
      { ctrlKey: true, altKey: true },
      'Ctrl e Alt insieme sono AltGr, che su molte tastiere scrive un segno: scegline altri.',
    ],
    ['n', { altKey: true }, 'Alt con una lettera scrive un altro segno, o apre un menu del browser: scegline altri.'],
  ])('says why %s %j can’t be a key; Esc leaves everything as it was', async (key, init, problem) => {
    await opened();
    await click(line('list.create'));
    await click(slot('n'));
    await press(key, init);
    expect(dialog().textContent).toContain(problem);
    await press('Escape');
    expect(document.activeElement).toBe(slot('n'));
    expect(findAll('[data-line]').length).toBeGreaterThan(0);
    await press('Escape');
    await closed();
  });

  test('takes no key while a character is composed, and leaves the recording with the focus', async () => {
    await opened();
    await click(line('list.create'));
    await click(slot('n'));
    await press('n', { isComposing: true });
    await press('Process');
    expect(slot('n').textContent).toBe('Premi i nuovi tasti…');
    await act(async () => find('[role="dialog"] input[type="text"]').focus());
    expect(slot('n').getAttribute('aria-pressed')).toBe('false');
  });

  test('its own keys act on the open command, and arrows lead from line to line', async () => {
    await opened();
    await press('n', {}, line('list.create'));
    expect(find('[aria-label="Risposte della tastiera"]').textContent).toBe('Scegli prima un comando dell’elenco');
    line('list.create').focus();
    await press('ArrowDown');
    await press('ArrowUp');
    await click(document.activeElement as HTMLElement);
    expect(line('list.create').getAttribute('aria-expanded')).toBe('true');
    await press('x');
    expect(line('list.create').textContent).toContain('spenti');
    await press('x');
    await press('Delete');
    expect(line('list.create').textContent).toContain('nessun tasto');
    await press('r');
    expect(line('list.create').textContent).toBe('Nuovo contenuton');
    await press('n');
    expect(document.activeElement).toBe(slot(''));
    await press('F7');
    await press('Enter');
    expect(line('list.create').textContent).toContain('noF7');
    await press('R', { shiftKey: true });
    expect(line('list.create').textContent).toBe('Nuovo contenuton');
    await press('s', {}, line('list.create'));
    expect(find<HTMLInputElement>('[role="dialog"] input[type="checkbox"]').checked).toBe(false);
    await press('/', {}, line('list.create'));
    expect(document.activeElement).toBe(find('[role="dialog"] input[type="text"]'));
  });

  test('confirms before changes are left', async () => {
    const { center } = await opened();
    await click(find('[role="dialog"] input[type="checkbox"]'));
    await press('Escape');
    await appears('[role="alertdialog"] button');
    await press('Escape');
    await eventually(() => expect(findAll('[role="alertdialog"]')).toHaveLength(0));
    await press('Escape');
    await appears('[role="alertdialog"] button');
    await click(
      findAll('[role="alertdialog"] button').find((b) => b.textContent === 'Esci senza salvare') as HTMLElement,
    );
    await closed();
    expect(center.preferences().singleKeys).toBe(true);
  });

  test('exports a file that can be imported again', async () => {
    const files: Blob[] = [];
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    await opened({ stored: { [KEYS_KEY]: { changed: { 'list.create': ['y'] } } } });
    await click(buttonCalled('Esporta'));
    const text = await files[0]?.text();
    expect(JSON.parse(text ?? '')).toMatchObject({ version: 2, keys: { changed: { 'list.create': ['y'] } } });
    await click(buttonCalled('Rimetti tutti i tasti'));
    await choose(text ?? '');
    await eventually(() => expect(document.body.textContent).toContain('Cambierebbe un comando'));
    await click(findAll('[role="dialog"] button').find((b) => b.textContent === 'Prendi questi tasti') as HTMLElement);
    await eventually(() => expect(line('list.create').textContent).toContain('y'));
    url.mockRestore();
  });

  test('a file that is none says so, and the keys stay', async () => {
    await opened({ stored: { [KEYS_KEY]: { changed: { 'list.create': ['y'] } } } });
    await choose('<html>');
    await eventually(() => expect(find('[role="dialog"] [role="alert"]').textContent).toContain('non è JSON'));
    await choose('x'.repeat(1_000_001));
    expect(find('[role="dialog"] [role="alert"]').textContent).toContain('troppo grande');
    expect(line('list.create').textContent).toContain('y');
  });
});

describe('kept keys that can’t be in force', () => {
  test('are reported once, and the others act', async () => {
    const kept = { off: ['gone.one'], changed: { 'list.create': ['x'], 'list.open': ['y'] } };
    const { center, notices, written } = await drawCommands({ stored: { [KEYS_KEY]: kept } });
    expect(center.preferences()).toEqual({ singleKeys: true, off: ['gone.one'], changed: { 'list.open': ['y'] } });
    act(() => center.setRegistry(center.registry()));
    act(() => center.setRegistry(center.registry()));
    expect(notices).toEqual([
      'Un comando di cui avevi cambiato i tasti non c’è più: la tua scelta resta conservata.',
      'x è già di «Seleziona o deseleziona la riga»: «Nuovo contenuto» ha di nuovo i suoi tasti. Per cambiarli apri Tastiera.',
    ]);
    expect(written.get(KEYS_KEY)).toMatchObject({ version: 2, ...kept });
  });
});
