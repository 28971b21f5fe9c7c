import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Tutto salvato' })).toBeAttached();

/** Goes to a box by Tab and writes over what is in it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, box(page, name));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** The code of a place type. */
async function aType(): Promise<string> {
  const { data } = await call('admin', 'GET', 'tipologia-luoghi?limit=10&keywords=Musei');
  return (data as unknown as readonly { code: string }[])[0]?.code ?? '';
}

test('un luogo nasce dall’elenco della sua collezione, con il segnaposto messo da tastiera', async ({
  page,
  signIn,
  open,
}) => {
  const code = await aType();
  const name = unique('Museo della marineria');
  const created: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/luoghi')) created.push(request.postDataJSON());
  });
  await signIn('admin');
  await open(`/punti-interesse/${code}`);
  await expect(page.getByRole('columnheader', { name: 'INDIRIZZO' })).toBeVisible();
  await press(page, 'n');
  await expect(box(page, 'Nome')).toBeFocused();
  await press(page, 'Control+s');
  await expect(box(page, 'Nome')).toHaveAccessibleDescription(/Campo richiesto/);
  await page.keyboard.insertText(name);
  await write(page, 'Informazioni', 'Aperto la domenica.');
  const locality = page.getByRole('combobox', { name: 'Località' });
  await tabTo(page, locality);
  await page.keyboard.type('cesenati');
  await expect(page.getByRole('option', { name: 'Cesenatico' })).toBeVisible();
  await press(page, 'Enter');
  await expect(locality).toHaveValue('Cesenatico');
  const map = page.getByRole('application', { name: 'Mappa' });
  await tabTo(page, map);
  await press(page, 'Enter', 'Shift+ArrowUp', 'Escape');
  await expect(box(page, 'Latitudine')).toHaveValue(/^\d+\.\d+$/);
  await write(page, 'Email', 'museo@');
  await press(page, 'Control+s');
  await expect(box(page, 'Email')).toBeFocused();
  await expect(box(page, 'Email')).toHaveAccessibleDescription(/Email non valida/);
  await page.keyboard.insertText('esempio.it');
  // Two presses within the pause are one place.
  await press(page, 'Control+s', 'Control+s');
  await saved(page);
  await expect(page).toHaveURL(new RegExp(`#/luogo/\\d+/${code}$`));
  const id = Number(/luogo\/(\d+)\//.exec(page.url())?.[1]);
  const me = (await call('admin', 'GET', 'user/me')).data as { id: number };
  expect((await call('admin', 'GET', `luoghi/${id}`)).data).toMatchObject({
    nome: name,
    info: 'Aperto la domenica.',
    mail: 'museo@esempio.it',
    author: me.id,
    status: 1,
    code,
    localita: { name: 'Cesenatico' },
  });
  expect(created).toHaveLength(1);
  await press(page, 'Escape');
  await tabTo(page, page.getByRole('button', { name: 'CHIUDI', exact: true }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/punti-interesse/${code}`));
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('quel che il server dice della longitudine porta alla longitudine, e F8 ci torna', async ({
  page,
  signIn,
  open,
}) => {
  const code = await aType();
  const created = await call('admin', 'POST', 'luoghi', { nome: unique('Faro'), code, status: 1 });
  const { id } = created.data as { id: number };
  const sent: Record<string, unknown>[] = [];
  await page.route(`**/luoghi/${id}`, async (route) => {
    if (route.request().method() === 'GET') {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      // As another server may have it.
      return route.fulfill({ json: { ...rest, data: { ...data, location: { location: [] }, localita: [] } } });
    }
    sent.push(route.request().postDataJSON());
    return route.fulfill({
      status: 422,
      json: { status: 'error', code: '422', errors: { 'location.location.lng': 'È in mare aperto' } },
    });
  });
  await signIn('admin');
  await open(`/luogo/${id}/${code}`);
  await expect(box(page, 'Longitudine')).toBeVisible();
  await write(page, 'Longitudine', '13,5');
  await press(page, 'Control+s');
  await expect(page.getByText('È in mare aperto').first()).toBeVisible();
  await expect(box(page, 'Longitudine')).toBeFocused();
  await tabTo(page, box(page, 'Nome'), 'Shift+Tab');
  await press(page, 'F8');
  await expect(box(page, 'Longitudine')).toBeFocused();
  await expect(box(page, 'Longitudine')).toHaveValue('13.5');
  expect(sent.map(({ location, localita }) => ({ location, localita }))).toEqual([
    {
      location: { location: { city: null, address: '', number: '', lat: null, lng: 13.5 } },
      localita: [],
    },
  ]);
});
