import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseByKeys } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('una valle si scrive coi soli tasti, e il suo codice torna come è stato scritto', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const [title, code] = [unique('Val Santerno'), `comune:("imola" OR 'dozza') AND valle:"santerno"`];
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'v');
  await expect(heading(page)).toHaveText('Gestione Valli');
  await expect(page.getByRole('combobox', { name: 'Stato', exact: true })).toBeVisible();
  for (const name of ['Destinazione', 'Provincia', 'Comune'])
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveCount(0);
  await press(page, 'n');
  await expect(page).toHaveURL(/#\/valle\/new$/);
  await expect(heading(page)).toHaveText('Inserimento Valle');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(title);
  await press(page, 'Tab');
  await fillByKeys(page, field(page, 'Codice query'), code);
  await chooseByKeys(page, 'Reti', 'castelli', 'Castelli e rocche');
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/valle\/\d+$/);
  await expect(heading(page)).toHaveText('Modifica Valle');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  await expectAccessible(page);

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await runByPalette(page, "Torna all'elenco");
  for (const name of ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page).toHaveURL(/#\/valli$/);
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await expectAccessible(page);
  await open(`/valle/${id}`);
  await expect(field(page, 'Codice query')).toHaveValue(code);
  await call('admin', 'DELETE', `valle/${id}`);
});
