import type { Page } from 'playwright/test';
import { editorTexts } from '../../../src/messages/screens/editor';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const chapter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.locator('section').filter({ has: chapter(page, name) });
/** Editors of rich text in the page, that of the description included. */
const editors = (page: Page) => page.locator('.ProseMirror');
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

/** Opens a chapter by its own button and writes in it. */
async function write(page: Page, name: string, text: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, chapter(page, name));
  await press(page, key);
  await expect(chapter(page, name)).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
  await expect(field(page, name)).toContainText(text);
}

test('una località si scrive per capitoli, che si aprono quando servono, e si pubblica', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Borgo');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'l');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestione Località' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page, 'n');
  await expect(field(page, 'Titolo')).toBeFocused();

  await test.step('i capitoli chiusi non disegnano niente', async () => {
    await expect(editors(page)).toHaveCount(1);
    await expect(card(page, 'Note')).toContainText('vuoto');
    await expectAccessible(page);
  });

  await test.step('si aprono con Invio e con Spazio, e chiusi dicono che cosa contengono', async () => {
    await fillByKeys(page, field(page, 'Titolo'), title);
    await write(page, 'Dove si trova', 'Fra i calanchi e il fiume');
    await write(page, 'Sulla tavola', 'Pane e prosciutto', 'Space');
    await expect(editors(page)).toHaveCount(3);
    await tabTo(page, chapter(page, 'Dove si trova'), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(editors(page)).toHaveCount(2);
    await expect(card(page, 'Dove si trova')).toContainText('Fra i calanchi e il fiume');
    await expect(card(page, 'Dove si trova')).toContainText('6 parole');
  });

  await test.step('salvata, ha il titolo per denominazione, e riletta dice lo stesso', async () => {
    await press(page, 'Control+s');
    await expect(page).toHaveURL(/#\/locality\/\d+$/);
    await saved(page);
    await expect(field(page, 'Denominazione')).toHaveValue(title);
    await page.reload();
    await expect(field(page, 'Titolo')).toHaveValue(title);
    await expect(editors(page)).toHaveCount(1);
    await expect(card(page, 'Sulla tavola')).toContainText('Pane e prosciutto');
    await expectAccessible(page);
  });

  await test.step('la palette porta in un capitolo chiuso, F8 a quello sbagliato', async () => {
    await runByPalette(page, 'Vai a: Note');
    await expect(field(page, 'Note')).toBeFocused();
    await press(page, 'Alt+F10', 'End', 'Enter');
    const source = field(page, 'Note: sorgente HTML');
    await expect(source).toBeFocused();
    await page.keyboard.insertText(`${'<blockquote>'.repeat(51)}In fondo${'</blockquote>'.repeat(51)}`);
    await tabTo(page, chapter(page, 'Note'), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(card(page, 'Note')).toContainText(editorTexts.toPublish.error);
    await press(page, 'F8');
    await expect(chapter(page, 'Note')).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page, 'Note').locator(':focus')).toHaveCount(1);
    await expect(card(page, 'Note')).toContainText('togli qualche rientro');
    await press(page, 'Control+a');
    await page.keyboard.type('Nessuna');
    await expect(card(page, 'Note')).not.toContainText('togli qualche rientro');
  });

  await test.step('un tasto li apre e li chiude tutti', async () => {
    await press(page, 'Escape', 's', 'c');
    await expect(editors(page)).toHaveCount(13);
    await press(page, 's', 'c');
    await expect(editors(page)).toHaveCount(1);
    await expect(card(page, 'Note')).toContainText('Nessuna');
  });

  await test.step('quel che rifiuta il server apre il suo capitolo', async () => {
    await page.route('**/localita-ert/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fulfill({
        status: 422,
        json: { status: 'error', code: '422', message: 'No', errors: { 'contents.it.PERCHE': 'Testo non ammesso' } },
      });
    });
    await press(page, 'Control+s');
    await expect(chapter(page, 'Perché')).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page, 'Perché')).toContainText('Testo non ammesso');
    await expect(field(page, 'Perché')).toBeFocused();
    await page.unroute('**/localita-ert/*');
    await page.keyboard.type('Per i calanchi');
    await expect(card(page, 'Perché')).not.toContainText('Testo non ammesso');
  });

  await test.step('completata, si pubblica', async () => {
    await press(page, 'F8');
    await expect(field(page, 'Introduzione')).toBeFocused();
    await page.keyboard.type('Un borgo fra i calanchi');
    await press(page, 'F8');
    await expect(field(page, 'Descrizione')).toBeFocused();
    await page.keyboard.type('Case di sasso e un castello');
    await press(page, 'Escape', 's', 'p');
    await confirmPublication(page);
    await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
    await saved(page);
    const id = Number(page.url().split('/').at(-1));
    const { data } = await call('admin', 'GET', `localita-ert/${id}`);
    expect(data).toMatchObject({
      DENOMINAZIONE: title,
      contents: {
        it: {
          status: 1,
          DOVESITROVA: '<p>Fra i calanchi e il fiume</p>',
          SULLATAVOLA: '<p>Pane e prosciutto</p>',
          PERCHE: '<p>Per i calanchi</p>',
          NOTE: '<p>Nessuna</p>',
        },
      },
    });
  });
});
