import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys, chooseOneByKeys } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

type Stored = { readonly [key: string]: unknown };

/** A category of operators of the demo, 'Agriturismi'. */
const FARMS = 10002;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();

async function createdId(path: string, body: Stored): Promise<number> {
  const { data } = await call('admin', 'POST', path, body);
  return (data as { id: number }).id;
}

test('un operatore si scrive coi soli tasti, con la sua località, e si ritrova per categoria', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const [name, town, kind] = [unique('Corte'), unique('Borgo'), unique('Fattorie didattiche')];
  const locality = await createdId('localita-ert', { lang: 'it', contents: { it: { title: town, status: 2 } } });
  const child = await createdId('categories', { main: 10, parent_id: FARMS, contents: { it: { title: kind } } });
  await signIn('admin');
  await open('/operatori');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestione Operatori');
  await expect(page.getByRole('search').getByRole('button', { name: 'Nuova Operatore' })).toBeVisible();
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/operatori\/new$/);
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(name);
  await press(page, 'Tab');
  await chooseOneByKeys(page, page.locator('main'), 'Località', town);
  await fillByKeys(page, field(page, 'Indirizzo'), 'Via dei Colli');
  await tabTo(page, page.getByRole('combobox', { name: 'Categoria', exact: true }));
  await page.keyboard.type(kind);
  await expect(page.getByRole('option', { name: `${kind} Agriturismi`, exact: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: `Togli ${kind}` })).toBeVisible();
  await chooseByKeys(page, 'Reti', 'castelli', 'Castelli e rocche');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/operatori\/\d+$/);
  await saved(page);
  await expectAccessible(page);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const { localita, location } = (await call('admin', 'GET', `operatori/${id}`)).data as Stored;
  const named = { id: locality, name: town };
  expect([localita, location]).toMatchObject([named, { localita: named, location: { address: 'Via dei Colli' } }]);

  await test.step('la categoria vale anche per ciò che sta nelle sue voci interne, che le seguono rientrate', async () => {
    await runByPalette(page, "Torna all'elenco");
    for (const heading of ['ID', 'TITOLO', 'STATO', 'LINGUA', 'AZIONI'])
      await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
    const filter = page.getByRole('combobox', { name: 'Categoria', exact: true });
    const options = await filter.getByRole('option').allTextContents();
    expect(options[options.indexOf('Agriturismi') + 1]).toMatch(new RegExp(`^\\s+${kind}$`));
    await tabTo(page, filter);
    await page.keyboard.type('Agritur');
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`categoria=${FARMS}`));
    await expect(page.getByRole('row', { name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('la località si toglie dalla scheda, anche dal suo indirizzo', async () => {
    await open(`/operatori/${id}`);
    const box = page.getByRole('combobox', { name: 'Località', exact: true });
    await expect(box).toHaveValue(town);
    await tabTo(page, box);
    await press(page, 'Control+a', 'Delete', 'Tab', 'Control+s');
    await saved(page);
    const stored = (await call('admin', 'GET', `operatori/${id}`)).data as Stored;
    expect([stored.localita, stored.location]).toMatchObject([null, { localita: null }]);
  });
  await call('admin', 'DELETE', `operatori/${id}`);
  await call('admin', 'DELETE', `categories/${child}`);
});
