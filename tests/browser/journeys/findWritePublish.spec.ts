import type { Page } from 'playwright/test';
import { createNews, readNews, unique } from '../kit/api';
import { confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/');
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type('regionale');
  await press(page, 'Tab');
  await page.keyboard.type('regionale-demo-2026');
  await press(page, 'Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await press(page, '/');
  await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

async function writeDescription(page: Page, text: string): Promise<void> {
  const description = page.getByRole('textbox', { name: 'Descrizione', exact: true });
  await tabTo(page, description);
  await page.keyboard.type(text);
  await expect(description).toContainText(text);
}

/** Presses F8 and waits until the field that is wrong has the focus. */
async function nextError(page: Page, name: string): Promise<void> {
  await press(page, 'F8');
  await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
}

async function choosePublished(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: 'Stato', exact: true }));
  await page.keyboard.type('Pubb');
  await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
}

test('trova, scrive e pubblica senza mai usare il mouse [2-2.12, 2-2.14, 2-2.15, 2-2.16, 2-4.5, 2-4.13, 2-5.10, 3-2.12, 3-2.13, 3-4.3]', async ({
  page,
  context,
}) => {
  const wanted = unique('Battello');
  const id = await createNews({ it: { title: wanted, slug: 'battello', status: 2 } });
  const title = unique('Sagra');

  await test.step('entra e trova una news fra migliaia', async () => {
    await signInByForm(page);
    await press(page, 'g', 'n');
    await expect(heading(page, 'Gestione News')).toBeVisible();
    await expect(page.getByText(/1–50 di 2\.\d{3}/)).toBeVisible();
    await searchFor(page, wanted);
    await expect(page.getByRole('row', { name: wanted })).toBeVisible();
    await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
    await expect(field(page, 'Titolo')).toHaveValue(wanted);
  });

  await test.step('torna indietro: la ricerca è ancora lì', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Torna indietro' }));
    await press(page, 'Enter');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toHaveValue(wanted);
    await expect(page.getByRole('row', { name: wanted })).toBeVisible();
  });

  await test.step('crea una news: la pubblicazione incompleta viene trattenuta', async () => {
    await press(page, 'n');
    await expect(heading(page, 'Inserimento News')).toBeVisible();
    await expect(field(page, 'Titolo')).toBeVisible();
    await fillByKeys(page, field(page, 'Titolo'), title);
    await choosePublished(page);
    await press(page, 'Control+s');
    await expect(
      page.getByRole('alert').filter({
        hasText:
          'Per pubblicare in Italiano completa o correggi: Introduzione, Descrizione, Keywords, Titolo SEO, Meta description, Titolo social, Descrizione social',
      }),
    ).toBeVisible();
    await expect(page).toHaveURL(/#\/news\/new$/);
  });

  await test.step('F8 porta da un errore al seguente, e completa', async () => {
    const texts: readonly (readonly [string, string])[] = [
      ['Introduzione', 'Due giorni di festa in piazza.'],
      ['Descrizione', 'Il programma completo della festa.'],
      ['Keywords', 'sagra, festa'],
      ['Titolo SEO', 'La sagra del paese'],
      ['Meta description', 'Tutto sulla sagra.'],
      ['Titolo social', 'La sagra!'],
      ['Descrizione social', 'Vieni alla sagra.'],
    ];
    await expect(field(page, 'Introduzione')).toBeFocused();
    await page.keyboard.type(texts[0]?.[1] ?? '');
    for (const [name, text] of texts.slice(1)) {
      await nextError(page, name);
      await page.keyboard.type(text);
    }
  });

  await test.step('scrive in inglese e pubblica', async () => {
    await press(page, 'Escape', 'l', 'e');
    await expect(page.getByRole('tab', { name: 'Inglese', selected: true })).toBeVisible();
    await fillByKeys(page, field(page, 'Titolo'), `${title} in English`);
    await writeDescription(page, 'The whole programme.');
    await press(page, 'Control+s');
    await confirmPublication(page);
    await expect(page).toHaveURL(/#\/news\/\d+$/);
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    await expect(heading(page, 'Modifica News')).toBeVisible();
  });

  const created = Number(/\d+$/.exec(page.url())?.[0]);
  await test.step('il server ha quanto è stato scritto', async () => {
    const { contents } = await readNews(created);
    expect([contents.it?.title, contents.it?.status, contents.en?.title, contents.en?.status]).toEqual([
      title,
      1,
      `${title} in English`,
      2,
    ]);
    expect(contents.it?.description).toBe('<p>Il programma completo della festa.</p>');
    expect(contents.it?.slug).toBe(title.toLowerCase().replaceAll(' ', '-'));
  });

  await test.step("apre l'anteprima", async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Inglese' }), 'Shift+Tab');
    await press(page, 'l', 'i');
    await expect(page.getByRole('tab', { name: 'Italiano', selected: true })).toBeVisible();
    const opening = context.waitForEvent('page');
    await press(page, 'Control+Shift+P');
    const preview = await opening;
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByText('Il programma completo della festa.')).toBeVisible();
    await preview.close();
  });

  await test.step("l'elenco mostra i due stati", async () => {
    await press(page, 'g', 'n');
    await expect(heading(page, 'Gestione News')).toBeVisible();
    await searchFor(page, title);
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText('Pubblicata')).toBeVisible();
    await expect(row.getByText('Bozza')).toBeVisible();
  });
});
