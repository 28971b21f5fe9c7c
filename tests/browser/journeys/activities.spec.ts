import type { Locator, Page } from 'playwright/test';
import { enterAs } from '../kit/enterAs';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const REVIEW = '/opendata-list?elenco=attivita';

const cards = (page: Page) => page.getByRole('article');
/** The row, or the card, under the keyboard's cursor, which has the focus as well. */
const current = (page: Page) => page.locator('[data-row][data-cursor]');
const progress = (page: Page) => page.locator('[data-progress]');
const choice = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true });

/** How many of how many are left to decide. */
async function left(page: Page): Promise<readonly number[]> {
  const [, undecided, all] = /^(\d+) di (\d+) da decidere$/.exec((await progress(page).textContent()) ?? '') ?? [];
  return [Number(undecided), Number(all)];
}

/** Nothing is on its way to the server any more. */
const settled = (page: Page) => expect(page.locator('[data-choice]')).toHaveCount(0);

test.describe('coi soli tasti', () => {
  test.use({ mouse: false });

  test('si valutano le attività: una cifra l’una, la prossima da decidere, l’annullamento [3-2.55, 3-2.56, 3-4.4]', async ({
    page,
    open,
  }) => {
    await enterAs(page, ['event-view']);
    await open('/opendata-list');
    // Who may not see the datasets sees no tab for them.
    await expect(page.getByRole('heading', { name: 'Attività da valutare', exact: true })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page).toHaveURL(/elenco=attivita/);
    await expect(cards(page)).toHaveCount(50);

    await press(page, 'u');
    await expect(current(page)).toBeFocused();
    const first = await current(page).getAttribute('data-row');
    await expect(choice(current(page), 'non definito')).toBeChecked();
    const [undecided = 0, all = 0] = await left(page);
    await press(page, '2');
    await expect(choice(current(page), 'Mi interessa')).toBeChecked();
    await expect(progress(page)).toHaveText(`${undecided - 1} di ${all} da decidere`);
    await press(page, 'u', '1');
    await expect(choice(current(page), 'Non mi interessa')).toBeChecked();
    await expect(progress(page)).toHaveText(`${undecided - 2} di ${all} da decidere`);
    const second = await current(page).getAttribute('data-row');
    expect(second).not.toBe(first);
    await press(page, 'z');
    await expect(choice(current(page), 'non definito')).toBeChecked();
    await expect(progress(page)).toHaveText(`${undecided - 1} di ${all} da decidere`);
    await settled(page);

    // Read anew, the page stands where it was, and as the server has it.
    await page.reload();
    await expect(current(page)).toHaveAttribute('data-row', second ?? '');
    await expect(current(page)).toBeFocused();
    await expect(choice(page.locator(`[data-row="${first}"]`), 'Mi interessa')).toBeChecked();
    await expect(progress(page)).toHaveText(`${undecided - 1} di ${all} da decidere`);
    await press(page, 'o');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(current(page)).toBeFocused();
  });

  test('un evento si mette in evidenza e in una categoria, e sta fra le festività [3-2.69, 3-2.3]', async ({
    page,
    open,
  }) => {
    await enterAs(page, ['media-view', 'media-create', 'event-view']);
    await open('/makexp-list');
    await expect(page.getByRole('row')).toHaveCount(51);
    for (const heading of ['ID', 'NOME', 'COMUNE', 'IN EVIDENZA', 'CATEGORIE'])
      await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
    await press(page, 'j', 'j', 'j', 'Space');
    const box = current(page).getByRole('checkbox', { name: /^In evidenza/ });
    await expect(box).toBeChecked();
    await press(page, 'c');
    const dialog = page.getByRole('dialog', { name: /^Categorie di/ });
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Mercatini' }));
    await press(page, 'Space');
    await expect(dialog.getByRole('checkbox', { name: 'Mercatini' })).toBeChecked();
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(current(page)).toBeFocused();
    await expect(current(page).getByText('Mercatini')).toBeVisible();
    const id = await current(page).getAttribute('data-row');
    await settled(page);

    await open('/natale-capodanno');
    const market = page.getByRole('region', { name: /^Mercatini/ });
    const event = market.locator(`[data-row="${id}"]`);
    await expect(event.getByRole('checkbox')).toBeChecked();
    await tabTo(page, page.getByRole('navigation', { name: 'Categorie' }).getByRole('button', { name: /^Mercatini/ }));
    await press(page, 'Enter');
    await expect(market.locator('[data-cursor]')).toBeFocused();
    const places = page.locator('[data-row]');
    await press(page, 'Home');
    await expect(places.first()).toBeFocused();
    await press(page, 'PageDown');
    await expect(current(page)).toBeFocused();
    await expect(places.first()).not.toBeFocused();
    await press(page, 'PageUp');
    await expect(places.first()).toBeFocused();
    await press(page, 'PageUp');
    await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toContainText('un’altra categoria');
    await press(page, 'End');
    await expect(places.last()).toBeFocused();
    await press(page, 'Home');
    while ((await market.locator('[data-cursor]').count()) === 0) await press(page, 'PageDown');
    await expect(market.locator('[data-cursor]')).toBeFocused();
    // As it was: out of sight, and in no category.
    while ((await current(page).getAttribute('data-row')) !== id) await press(page, 'j');
    await press(page, 'x');
    await expect(event.getByRole('checkbox')).not.toBeChecked();
    await press(page, 'c');
    const again = page.getByRole('dialog', { name: /^Categorie di/ });
    await tabTo(page, again.getByRole('checkbox', { name: 'Mercatini' }));
    await press(page, 'Space', 'Escape');
    await settled(page);
    await press(page, 'Shift+R');
    await expect(event).toHaveCount(0);
  });
});

test('chi può solo guardare vede le spunte senza poterle cambiare [3-6.7, 3-6.5]', FULL, async ({ page, open }) => {
  await enterAs(page, ['media-view']);
  await open('/makexp-list');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('Puoi vedere gli eventi in evidenza, non cambiarli')).toBeVisible();
  await press(page, 'j', 'x');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toContainText('non cambiarli');
  await open('/trekksoft-list');
  await expect(page).toHaveURL(/not-found/);
});

test('due elenchi sotto un indirizzo, ognuno col suo stato [3-2.2]', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/opendata-list');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Dataset')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page, 't');
  await expect(tab('Attività da valutare')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(50);
  await press(page, 'j');
  await expect(current(page)).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Scelta' }));
  await page.keyboard.type('Copiato');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/elenco=attivita&scelta=3/);
  await tabTo(page, tab('Attività da valutare'), 'Shift+Tab');
  await press(page, 'ArrowLeft');
  await expect(page).toHaveURL(/elenco=dataset$/);
  await expect(tab('Dataset')).toBeFocused();
  await expect(tab('Dataset')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  // What was chosen there is restored, and told.
  await expect(page.getByText('Filtrato come l’ultima volta')).toBeVisible();
  await expect(page.getByText(/parametr/)).toHaveCount(0);
});

test('chi va altrove mentre una scelta si salva ci arriva dopo', FULL, async ({ page, signIn, open }) => {
  await page.route('**/operations/xpstatus', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await signIn('admin');
  await open(REVIEW);
  await expect(cards(page)).toHaveCount(50);
  await press(page, 'u', '3');
  const id = await current(page).getAttribute('data-row');
  await press(page, 'g', 'n');
  await expect(page).toHaveURL(/#\/news/);
  await open(REVIEW);
  await expect(choice(page.locator(`[data-row="${id}"]`), 'Copiato')).toBeChecked();
});
