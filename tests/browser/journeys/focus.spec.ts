import type { Locator, Page } from 'playwright/test';
import { call, completeText, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-row="${id}"]`);
const question = (page: Page): Locator => page.getByRole('alertdialog');
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Titolo', exact: true });
const focusIn = (part: Locator): Promise<void> => expect(part.locator(':focus')).toHaveCount(1);

/** Presses F6 and says which part of the page must have the focus then. */
async function region(page: Page, part: Locator, key: 'F6' | 'Shift+F6' = 'F6'): Promise<void> {
  await press(page, key);
  await focusIn(part);
}

test(
  'dopo un’eliminazione il cursore è sulla riga accanto, poi sul titolo; F6 arriva agli avvisi',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('Da togliere');
    const ids: number[] = [];
    for (const at of [1, 2, 3, 4]) ids.push(await createNews({ it: { title: `${name} ${at}`, status: 2 } }));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await signIn('admin');
    await open(`/news?keywords=${encodeURIComponent(name)}`);
    await expect(rowOf(page, fourth)).toBeVisible();

    await test.step('un dialogo annullato rende il fuoco alla riga da cui venne', async () => {
      await press(page, 'Home', 'ArrowDown');
      await expect(rowOf(page, third)).toBeFocused();
      await press(page, 'Delete');
      await expect(question(page).getByRole('button', { name: 'Annulla' })).toBeFocused();
      await press(page, 'Escape');
      await expect(rowOf(page, third)).toBeFocused();
      await press(page, 'Control+k');
      await expect(page.getByRole('combobox', { name: /^Cerca un comando/ })).toBeFocused();
      await press(page, 'Escape');
      await expect(rowOf(page, third)).toBeFocused();
    });

    await test.step('la riga eliminata passa il fuoco a quella dopo, l’ultima a quella prima', async () => {
      await press(page, 'Delete');
      await expect(question(page)).toBeVisible();
      await press(page, 'Control+Enter');
      await expect(rowOf(page, third)).toHaveCount(0);
      await expect(rowOf(page, second)).toBeFocused();
      await press(page, 'End', 'Delete');
      await expect(question(page)).toBeVisible();
      await press(page, 'Control+Enter');
      await expect(rowOf(page, first)).toHaveCount(0);
      await expect(rowOf(page, second)).toBeFocused();
    });

    await test.step('F6 gira per le parti della pagina e torna dov’era', async () => {
      const main = page.getByRole('main');
      const menu = page.getByRole('navigation', { name: 'Menu principale' });
      const notices = page.getByRole('region', { name: 'Avvisi' });
      await region(page, page.getByRole('contentinfo'));
      await region(page, notices);
      await press(page, 'Escape');
      await expect(notices.getByRole('button')).toHaveCount(0);
      await focusIn(page.getByRole('contentinfo'));
      await page.locator('tr[data-cursor]').focus();
      await region(page, page.getByRole('banner'), 'Shift+F6');
      await region(page, menu, 'Shift+F6');
      await expect(menu.getByRole('link', { name: 'Gestione News' })).toBeFocused();
      await region(page, page.getByRole('banner'));
      await region(page, main);
      await expect(rowOf(page, second)).toBeFocused();
    });

    await test.step('gli ultimi avvisi si rileggono con le frecce', async () => {
      await press(page, 'g', 'a');
      const items = page.getByRole('dialog', { name: 'Ultimi avvisi' }).getByRole('listitem');
      await expect(items).toHaveCount(2);
      await expect(items.first()).toBeFocused();
      await expect(items.first()).toContainText('Fatto: Scheda eliminata');
      await press(page, 'ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await press(page, 'Home');
      await expect(items.first()).toBeFocused();
      await press(page, 'Escape');
      await expect(rowOf(page, second)).toBeFocused();
    });

    await test.step('quando non resta nessuna riga il fuoco è sul titolo', async () => {
      await press(page, 'Shift+Home', 'Delete');
      await expect(question(page)).toBeVisible();
      await press(page, 'Control+Enter');
      await expect(page.getByText('Oops! Nessun risultato. Aggiungi elemento.')).toBeVisible();
      await expect(heading(page, 'Gestione News')).toBeFocused();
      await press(page, 'g', 'h');
      await expect(heading(page, 'Dashboard')).toBeFocused();
    });
  },
);

test('nella scheda F6 passa di scheda in scheda, il testo tiene la selezione, le immagini si girano con le frecce', async ({
  page,
  signIn,
  open,
}) => {
  const { data } = await call('admin', 'GET', 'media?limit=50');
  const images = (data as { id: number; width: number | null }[]).filter(({ width }) => width !== null).slice(0, 2);
  const attachments = images.map((image, at) => ({ ...image, order: at + 1, is_primary: at === 0 }));
  const id = await createNews({ it: completeText(unique('Con due immagini')) }, { attachments });
  await signIn('admin');
  await open(`/news/${id}`);
  const text = page.getByRole('textbox', { name: 'Descrizione', exact: true });
  const rows = page.locator('[data-image]');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect(text).toBeVisible();
  await expect(rows).toHaveCount(2);

  await test.step('F6 dalla barra alle schede', async () => {
    await heading(page, 'Modifica News').focus();
    await region(page, page.getByRole('main'));
    await region(page, page.getByRole('region', { name: 'Informazioni di base' }));
    await region(page, page.getByRole('region', { name: 'Immagini', exact: true }));
  });

  await test.step('le frecce vanno allo stesso pulsante dell’immagine accanto', async () => {
    const remove = (at: number) => rows.nth(at).getByRole('button', { name: /^Togli/ });
    await tabTo(page, remove(0));
    await press(page, 'ArrowDown');
    await expect(remove(1)).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(remove(1)).toBeFocused();
    await press(page, 'ArrowUp');
    await expect(remove(0)).toBeFocused();
  });

  await test.step('ciò che era scelto nel testo lo resta, dovunque vada il fuoco', async () => {
    await tabTo(page, text, 'Shift+Tab');
    await press(page, 'Control+End', 'Control+Shift+ArrowLeft');
    const words = await selected();
    expect(words).not.toBe('');
    await region(page, page.getByRole('region', { name: 'Immagini', exact: true }));
    await press(page, 'Shift+F6');
    await expect(text).toBeFocused();
    await expect.poll(selected).toBe(words);
    await press(page, 'F9');
    const picker = page.getByRole('dialog', { name: 'Seleziona Allegato' });
    await expect(picker.getByRole('listbox', { name: 'Immagini' })).toBeFocused();
    await press(page, 'Escape');
    await expect(picker).toHaveCount(0);
    await expect(text).toBeFocused();
    await expect.poll(selected).toBe(words);
  });

  await test.step('anche ciò che si sceglie un attimo prima di uscire, quando la pagina non lo sa ancora', async () => {
    const words = await selected();
    await press(page, 'ArrowRight');
    await rows
      .first()
      .getByRole('button')
      .first()
      .evaluate((button: HTMLElement) => {
        getSelection()?.modify('extend', 'backward', 'word');
        button.focus();
      });
    await focusIn(page.getByRole('region', { name: 'Immagini', exact: true }));
    await text.evaluate((element: HTMLElement) => {
      element.focus();
      element.blur();
    });
    await text.focus();
    await expect.poll(selected).toBe(words);
  });

  await test.step('Esc esce dal testo, Tab torna dov’era il cursore, ancora Tab va oltre: anche in un elenco', async () => {
    const words = (await selected()) ?? '';
    await press(page, 'Control+End', 'Enter');
    await page.keyboard.type('- voce');
    await expect(text).toContainText(words);
    await press(page, 'Escape');
    await expect(text).not.toBeFocused();
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Tasti e comandi' })).toBeVisible();
    await press(page, 'Escape', 'Tab');
    await expect(text).toBeFocused();
    await page.keyboard.type(' seconda');
    await expect(text.getByRole('listitem')).toHaveText('voce seconda');
    await press(page, 'Escape', 'Tab', 'Tab');
    await expect(text).not.toBeFocused();
    await expect(title(page)).not.toBeFocused();
  });

  await test.step('Esc esce anche dalla tabella, dal sorgente e dal riquadro del link', async () => {
    const out = async () => {
      await press(page, 'Escape');
      await expect(page.getByRole('region', { name: 'Informazioni di base' })).toBeFocused();
      await press(page, 'Tab');
    };
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
    await text.focus();
    await press(page, 'Control+End', 'Alt+F10');
    await tool('Inserisci tabella').press('Enter');
    await expect(text).toBeFocused();
    await out();
    await expect(text).toBeFocused();
    await tool('Sorgente HTML').press('Enter');
    const source = page.getByRole('textbox', { name: 'Descrizione: sorgente HTML' });
    await expect(source).toBeFocused();
    await out();
    await expect(source).toBeFocused();
    await page.getByRole('button', { name: 'Torna al testo' }).press('Enter');
    await expect(text).toBeFocused();
    await tool('Link').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('textbox')).toBeFocused();
    await press(page, 'Escape');
    await expect(text).toBeFocused();
    await out();
    await expect(text).toBeFocused();
  });

  await test.step('Esc dal testo alternativo porta all’immagine, dove le lettere sono comandi', async () => {
    await tabTo(page, rows.nth(1).getByRole('textbox'));
    await press(page, 'Escape');
    await expect(rows.nth(1)).toBeFocused();
    await press(page, 'c');
    await expect(rows.nth(1).getByText('Copertina')).toBeVisible();
    await press(page, 'Tab');
    await expect(rows.nth(1).getByRole('textbox')).toBeFocused();
  });
});

test(
  'la tabella dei redirect è una griglia: Tab vi entra una volta, le frecce girano, Esc porta alla riga',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    await open('/error404-list');
    await expect(page.getByRole('row')).toHaveCount(51);
    const keys = await page
      .locator('tr[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
    const cell = (row: number, column: number): Locator =>
      page.locator(`tr[data-row="${keys[row]}"] [data-col="${column}"]`);
    await tabTo(page, cell(0, 0));
    await press(page, 'Tab', 'Tab', 'Tab');
    await expect(cell(0, 3)).toBeFocused();
    await press(page, 'Tab');
    await focusIn(page.getByRole('contentinfo'));
    await press(page, 'Shift+Tab', 'ArrowLeft', 'ArrowLeft', 'ArrowDown');
    await expect(cell(1, 1)).toBeFocused();
    const ways: readonly (readonly [string, number, number])[] = [
      ['PageDown', 11, 1],
      ['End', 11, 3],
      ['Control+End', 49, 3],
      ['PageUp', 39, 3],
      ['Control+Home', 0, 3],
      ['ArrowLeft', 0, 2],
      // Up and down are the select's own.
      ['ArrowLeft', 0, 1],
    ];
    for (const [key, row, column] of ways) {
      await press(page, key);
      await expect(cell(row, column)).toBeFocused();
    }
    await press(page, 'Home');
    await expect(page.locator(`tr[data-row="${keys[0]}"]`).getByRole('checkbox')).toBeFocused();
    await press(page, 'Escape');
    await expect(page.locator(`tr[data-row="${keys[0]}"]`)).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(cell(0, 0)).toBeFocused();
  },
);

test(
  'chi elimina un utente con modifiche non salvate non è trattenuto dalla sua scheda',
  FULL,
  async ({ page, signIn, open }) => {
    const username = unique('Modificato').replace(' ', '-');
    const { data } = await call('admin', 'POST', 'user', {
      username,
      first_name: 'Prova',
      last_name: 'Modificato',
      email: `${username}@example.it`,
      password: 'Mareggiata-e-vento-7',
      password_confirmation: 'Mareggiata-e-vento-7',
      role: 'editor',
      active: 1,
      redazione: 1,
    });
    await signIn('admin');
    await open(`/users/${(data as { id: number }).id}`);
    const company = page.getByRole('textbox', { name: 'Azienda' });
    await tabTo(page, company);
    await page.keyboard.type('Nuova');
    await tabTo(page, page.getByRole('button', { name: 'Elimina questo utente' }), 'Shift+Tab');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(username) });
    await expect(dialog.getByRole('combobox', { name: 'Riassegna i contenuti a' })).toBeFocused();
    await page.keyboard.type('Montanari');
    await expect(page.getByRole('option', { name: /Montanari/ }).first()).toBeVisible();
    await press(page, 'Enter');
    // Until the contents are counted nothing can be confirmed; where there are none, one confirmation is enough.
    await expect(dialog.getByRole('status').filter({ hasText: 'Questo utente non ha contenuti' })).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(heading(page, 'Utenti')).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);
