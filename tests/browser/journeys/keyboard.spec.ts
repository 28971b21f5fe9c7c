import type { Page } from 'playwright/test';
import { keyboard as keyboardScope } from '../../../src/commands/scopes/keyboard';
import { KEYBOARD_KEYS, keyboard, line, openCommand, openKeyboard, searchBox } from '../keys/keyboard';
import { cursor, help } from '../keys/proofs';
import { expect, FULL, inFront, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

test(
  'un tasto cambiato: bottone, guida e tastiera lo seguono; esportato, rimesso, ripreso da un file',
  FULL,
  async ({ page, signIn, open }) => {
    const createIn = (tab: Page) => tab.getByRole('main').getByRole('button', { name: 'Nuova News' });
    const create = createIn(page);
    const other = await page.context().newPage();
    const slot = (name: string) => keyboard(page).getByRole('button', { name, exact: true });
    const save = async () => {
      await press(page, 'Control+s');
      await expect(keyboard(page)).toHaveCount(0);
      await expect(page.getByText('Tasti salvati in questo browser').first()).toBeVisible();
    };
    await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await expect(create).toHaveAttribute('aria-keyshortcuts', 'N');

    await test.step('dalla guida a Tastiera; un tasto di un altro comando si vede e non si salva', async () => {
      await press(page, '?');
      await tabTo(page, help(page).getByRole('button', { name: 'Cambia i tasti' }));
      await press(page, 'Enter');
      await expect(searchBox(page)).toBeFocused();
      await openCommand(page, 'Nuovo contenuto');
      await tabTo(page, slot('Cambia n di «Nuovo contenuto»'));
      await press(page, 'Enter', 'Control+t', 'x', 'Enter');
      await expect(keyboard(page)).toContainText(
        'x è sia di «Seleziona o deseleziona la riga» sia di «Nuovo contenuto»',
      );
      await expect(slot('Cambia x di «Nuovo contenuto»')).toBeFocused();
      await press(page, 'Control+s');
      await expect(keyboard(page)).toBeVisible();
    });
    await test.step('un tasto libero si salva: bottone, guida e tastiera lo seguono', async () => {
      await press(page, 'Enter', 'w', 'Enter');
      await save();
      await expect(create).toHaveAttribute('aria-keyshortcuts', 'W');
      await press(page, '?');
      await expect(help(page).getByRole('listitem').filter({ hasText: 'Nuova News' }).first()).toHaveText(
        'Nuova Newsw',
      );
      await press(page, 'Escape');
      await expect(help(page)).toHaveCount(0);
      await press(page, 'n', 'w');
      await expect(page).toHaveURL(/#\/news\/new$/);
      await inFront(page);
      await page.goBack();
      await inFront(page);
      await expect(page.getByRole('row')).toHaveCount(51);
    });
    await other.goto(page.url());
    await expect(createIn(other)).toHaveAttribute('aria-keyshortcuts', 'W');
    const exported = await test.step('dal menu dell’utente: si esporta, si rimette tutto', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Utente: Anna Montanari' }));
      await press(page, 'Enter');
      await expect(page.getByRole('menuitem', { name: 'Profilo Utente' })).toHaveAttribute('data-focus');
      await press(page, 'ArrowDown', 'Enter');
      await expect(searchBox(page)).toBeFocused();
      await tabTo(page, slot('Esporta'));
      const saving = page.waitForEvent('download');
      await press(page, 'Enter');
      const file = await (await saving).path();
      await tabTo(page, slot('Rimetti tutti i tasti'));
      await press(page, 'Enter');
      await save();
      await expect(create).toHaveAttribute('aria-keyshortcuts', 'N');
      await expect(page.getByRole('button', { name: 'Utente: Anna Montanari' })).toBeFocused();
      return file;
    });
    await test.step('un’altra scheda del browser, già aperta, li segue', async () => {
      await expect(createIn(other)).toHaveAttribute('aria-keyshortcuts', 'N');
      await other.close();
    });
    await test.step('dal file tornano, e restano dopo aver ricaricato la pagina', async () => {
      await openKeyboard(page);
      await tabTo(page, slot('Importa'));
      const choosing = page.waitForEvent('filechooser');
      await press(page, 'Enter');
      await (await choosing).setFiles(exported);
      const preview = page.getByRole('dialog', { name: 'Importa i tasti' });
      await expect(preview.getByRole('row', { name: 'Nuovo contenuto n w' })).toBeVisible();
      await expect(preview.getByRole('button', { name: 'Prendi questi tasti' })).toBeFocused();
      await press(page, 'Control+Enter');
      await expect(preview).toHaveCount(0);
      await expect(keyboard(page)).toBeVisible();
      await save();
      await page.reload();
      await expect(create).toHaveAttribute('aria-keyshortcuts', 'W');
    });
    await test.step('i tasti singoli si spengono; uscire senza salvare chiede', async () => {
      await openKeyboard(page);
      await tabTo(page, keyboard(page).getByRole('checkbox', { name: 'Tasti singoli' }));
      await press(page, 'Space', 'Escape');
      const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
      await expect(question).toBeVisible();
      await press(page, '?');
      await expect(help(page).getByRole('heading', { level: 3 })).toHaveText(['Ovunque', 'Finestre di dialogo']);
      await press(page, 'Escape');
      await expect(help(page)).toHaveCount(0);
      await expect(question.getByRole('button', { name: 'Continua a modificare' })).toBeFocused();
      await press(page, 'Escape');
      await expect(question).toHaveCount(0);
      await save();
      await press(page, 'j', 'w', '/');
      await expect(cursor(page)).toHaveCount(0);
      await press(page, 'ArrowDown');
      await expect(cursor(page)).toHaveCount(1);
      await expect(page).toHaveURL(/#\/news(\?.*)?$/);
    });
  },
);

test('ogni tasto di Tastiera fa qualcosa', FULL, async ({ page, signIn, open }) => {
  await signIn('lettore');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  const titles = keyboardScope
    .declare({ contents: [], forms: [], languages: ['it'], mayOpen: () => false })
    .filter(({ keys = [] }) => keys.length > 0)
    .map(({ title }) => title);
  expect(Object.keys(KEYBOARD_KEYS).sort()).toEqual(titles.sort());
  await openKeyboard(page);
  await openCommand(page, 'Nuovo contenuto');
  await expect(line(page, 'Nuovo contenuto')).toBeFocused();
  for (const [title, proof] of Object.entries(KEYBOARD_KEYS)) await test.step(title, () => proof(page));
});

test(
  'tasti conservati che non valgono più si dicono una volta sola, e gli altri valgono',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    const kept = { off: ['vecchio.comando'], changed: { 'list.create': ['x'], 'list.reload': ['w'] } };
    await page.evaluate((keys) => localStorage.setItem('portolano_keys', JSON.stringify(keys)), kept);
    await open('/news');
    const taken = page.getByText('x è già di «Seleziona o deseleziona la riga»: «Nuovo contenuto» ha di nuovo i suoi');
    await expect(taken.first()).toBeVisible();
    await expect(page.getByText('Un comando di cui avevi cambiato i tasti non c’è più').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(51);
    await expect(page.getByRole('main').getByRole('button', { name: 'Nuova News' })).toHaveAttribute(
      'aria-keyshortcuts',
      'N',
    );
    await expect(taken).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('portolano_keys') ?? ''));
    expect(stored).toMatchObject({ version: 2, ...kept });
  },
);
