import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, runByPalette, tabTo } from '../kit/keyboard';

const place = (page: Page) => page.getByRole('combobox', { name: 'Punto di interesse', exact: true });

/** A museum. */
async function newPlace() {
  const name = unique('Rocca');
  const { data } = await call('admin', 'GET', 'tipologia-luoghi?limit=10&keywords=Musei');
  const code = (data as unknown as readonly { code: string }[])[0]?.code ?? '';
  const created = await call('admin', 'POST', 'luoghi', { nome: name, code, status: 1 });
  return { ...(created.data as { id: number }), name, code };
}

/** Begins an itinerary with a title and an empty stop, by keys. */
async function beginStop(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeFocused();
  await page.keyboard.insertText(title);
  await expect(page.getByRole('button', { name: 'Aggiungi tappa' })).toBeVisible();
  await press(page, 'F4');
  await tabTo(page, place(page));
}

/** Answers the search of an area as a server that does not know it, and tells which look-ups are called. */
async function withoutSearch(page: Page, status: number): Promise<string[]> {
  const called: string[] = [];
  await page.route(/\/api\/v1\/(search\?.*area=|luoghi\?)/, (route) => {
    const url = new URL(route.request().url());
    const name = url.pathname.split('/').at(-1) ?? '';
    called.push(`${name} ${url.searchParams.get('keywords') ?? url.searchParams.get('q')}`);
    if (name !== 'search') return route.continue();
    return route.fulfill({ status, json: { status: 'error', code: String(status), message: 'Non c’è' } });
  });
  return called;
}

test('un server senza la ricerca per area lascia cercare i luoghi nel loro elenco, una volta saputo [1-8.17]', async ({
  page,
  signIn,
  open,
}) => {
  const { id, name, code } = await newPlace();
  await signIn('admin');
  const called = await withoutSearch(page, 404);
  await open('/itinerary/new');
  const title = unique('Giro');
  await beginStop(page, title);
  await page.keyboard.type('zzzz');
  await expect(page.getByRole('option', { name: 'Non ci sono risultati disponibili' })).toBeVisible();
  await press(page, 'Control+a');
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await press(page, 'Enter');
  await expect(place(page)).toHaveValue(name);
  expect(called).toEqual(['search zzzz', 'luoghi zzzz', `luoghi ${name}`]);
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/itinerary\/\d+$/);
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const itinerary = Number(/\d+$/.exec(page.url())?.[0]);
  const stored = await call('admin', 'GET', `itinerary/${itinerary}`);
  expect((stored.data as unknown as { tappe: { info: unknown }[] }).tappe.map(({ info }) => info)).toEqual([
    { id, nome: name },
  ]);
  // The place says who uses it, and leads there.
  await open(`/luogo/${id}/${code}`);
  await runByPalette(page, 'Apri la scheda: Usato da');
  const user = page.getByRole('link', { name: title });
  await expect(user).toHaveAttribute('href', `#/itinerary/${itinerary}`);
  await tabTo(page, user);
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/itinerary/${itinerary}$`));
});

test('chi non può vedere i luoghi legge quale permesso manca, e la sessione resta', async ({ page, signIn, open }) => {
  await page.route('**/api/v1/user/me', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const { 'luoghi-view': _, ...abilities } = data.abilities;
    return route.fulfill({ json: { ...rest, data: { ...data, abilities } } });
  });
  await signIn('editor');
  const called = await withoutSearch(page, 403);
  await open('/itinerary/new');
  const title = unique('Giro');
  await beginStop(page, title);
  await page.keyboard.type('rocca');
  await expect(page.getByRole('listbox')).toContainText(
    'Per cercare qui serve il permesso «Luoghi: Visualizza»: chiedilo a un amministratore',
  );
  expect(called).toEqual(['search rocca']);
  await press(page, 'Escape');
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true }).first()).toHaveValue(title);
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/itinerary\/\d+$/);
});

test('un luogo eliminato mentre lo si sceglie si legge al suo campo, e F8 ci torna', async ({ page, signIn, open }) => {
  const { id, name } = await newPlace();
  await signIn('admin');
  await open('/itinerary/new');
  await beginStop(page, unique('Giro'));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await press(page, 'Enter');
  await expect(place(page)).toHaveValue(name);
  await call('admin', 'DELETE', `luoghi/${id}`);
  await press(page, 'Control+s');
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAccessibleDescription(new RegExp(`Il luogo n. ${id} non esiste più`));
  await tabTo(page, page.getByRole('button', { name: 'Aggiungi tappa' }), 'Shift+Tab');
  await press(page, 'F8');
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveValue(name);
  await press(page, 'Control+a', 'Delete', 'Tab');
  await expect(place(page)).toHaveValue('');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/itinerary\/\d+$/);
});
