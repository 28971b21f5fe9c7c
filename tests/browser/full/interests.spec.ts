import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { confirmPublication } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const theme = (page: Page) => page.getByRole('combobox', { name: 'Tematismo', exact: true });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

/** How many rows the list says that it has. */
async function countOf(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+–\d+ di \d+$/).textContent();
  return Number(/ di (\d+)$/.exec(text ?? '')?.[1]);
}

test("l'elenco di un tematismo si filtra, vi si crea e si pubblica, e vi si torna [2-2.35, 2-2.37, 1-2.1.6]", async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const title = unique('Bagno');
  await signIn('admin');

  await test.step("l'indirizzo porta al tematismo, e il suo nome è quello di adesso", async () => {
    await open('/interessi-list/5003/un-nome-di-prima');
    await expect(page).toHaveURL(/#\/interessi-list\/5003\/mare$/);
    await expect(heading(page)).toHaveText('Interessi');
    await expect(page.getByRole('banner')).toContainText('Mare');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });

  const all = await countOf(page);
  await test.step('il filtro offre per prime le sue voci, e annullarlo non esce dal tematismo', async () => {
    const options = await theme(page).getByRole('option').allTextContents();
    expect(options.slice(0, 5)).toEqual(['Tutti', 'Spiagge', 'Porti turistici', 'Delta del Po', 'Arte e cultura']);
    expect(options).not.toContain('Mare');
    await tabTo(page, theme(page));
    await page.keyboard.type('Spia');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/interessi-list\/5003\/mare\?tema=\d+$/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await press(page, 'Escape', 'Shift+F');
    await expect(page).toHaveURL(/#\/interessi-list\/5003\/mare$/);
    await expect.poll(() => countOf(page)).toBe(all);
  });

  await test.step('ciò che si crea ha già il tematismo', async () => {
    await press(page, 'n');
    await expect(page).toHaveURL(/#\/interessi\/new\/interessi\/5003$/);
    await expect(heading(page)).toHaveText('Inserimento interesse');
    await expect(page.getByRole('button', { name: 'Togli Mare' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('si completa e si pubblica dai tasti', async () => {
    await fillByKeys(page, field(page, 'Titolo'), title);
    await press(page, 'Tab');
    await fillByKeys(page, field(page, 'Introduzione'), 'Cento ombrelloni e una pineta');
    await tabTo(page, field(page, 'Descrizione'));
    await page.keyboard.type('Aperto da maggio a settembre');
    await fillByKeys(page, field(page, 'Keywords'), 'mare, spiaggia');
    for (const name of ['Titolo SEO', 'Meta description', 'Titolo social', 'Descrizione social'])
      await fillByKeys(page, field(page, name), `${title} al mare`);
    await press(page, 'Control+s');
    await expect(page).toHaveURL(/#\/interessi\/\d+\/interessi\/5003$/);
    await saved(page);
    await press(page, 'Escape', 's', 'p');
    await confirmPublication(page);
    await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toHaveValue('1');
    await saved(page);
  });

  await test.step("si torna all'elenco del tematismo, in cui ora c'è", async () => {
    await tabTo(page, page.getByRole('button', { name: 'Torna indietro' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/interessi-list\/5003\/mare$/);
    await expect(page.getByRole('row', { name: title })).toBeVisible();
    await expect.poll(() => countOf(page)).toBe(all + 1);
  });

  const openByPalette = async () => {
    await open('/dashboard');
    await press(page, 'Control+k');
    await page.keyboard.type(title);
    await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Enter');
  };

  await test.step('la palette la riapre da ogni pagina dov’era, e da lì si torna al suo tematismo', async () => {
    await openByPalette();
    await expect(page).toHaveURL(/#\/interessi\/\d+\/interessi\/5003$/);
    await expect(field(page, 'Titolo')).toHaveValue(title);
    await runByPalette(page, "Torna all'elenco");
    await expect(page).toHaveURL(/#\/interessi-list\/5003\/mare$/);
    await expect(page.getByRole('row', { name: title })).toBeVisible();
  });

  await test.step('chi non la ricorda la trova da ogni pagina, e torna a tutti', async () => {
    await runByPalette(page, 'Dimentica ricerche e recenti');
    await openByPalette();
    await expect(page).toHaveURL(/#\/interessi\/\d+\/interessi\/-1$/);
    await expect(field(page, 'Titolo')).toHaveValue(title);
    await runByPalette(page, "Torna all'elenco");
    await expect(page).toHaveURL(/#\/interessi-list\/-1\/tutti$/);
    await expect(page.getByRole('row', { name: title })).toBeVisible();
  });

  await test.step('ogni elenco ricorda i suoi filtri', async () => {
    await press(page, '/');
    await page.keyboard.type(title);
    await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
    await open('/interessi-list/5003/mare');
    await expect.poll(() => countOf(page)).toBe(all + 1);
    await press(page, 'g', 'j');
    await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
  });
});

test('un tematismo eliminato mentre il suo elenco è aperto', async ({ page, signIn, open, turn }) => {
  await turn('themes');
  const name = unique('Tema');
  const answer = await call('admin', 'POST', 'categories', {
    main: 5,
    parent_id: null,
    contents: { it: { title: name } },
  });
  const { id } = answer.data as { readonly id: number };
  await signIn('admin');
  await open(`/interessi-list/${id}/tema`);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByText('Nessun risultato disponibile')).toBeVisible();
  await call('admin', 'DELETE', `categories/${id}`);
  await runByPalette(page, "Ricarica l'elenco");
  await expect(page.getByText('Questo elenco non esiste più')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Questo elenco non esiste più')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: 'Apri l’elenco completo' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/interessi-list\/-1\/tutti$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('la redazione vede gli interessi e non ne apre nessuno, qualunque indirizzo scriva', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('redazione');
  for (const route of ['/interessi/1/interessi/-1', '/interessi/new/interessi/5003/', '/interessi/1/%20/%2F?lang=en']) {
    await open(route);
    await expect(heading(page), route).toHaveText('Pagina non trovata');
  }
});
