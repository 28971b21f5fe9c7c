import type { Locator, Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseOneByKeys } from '../kit/editing';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

type Stored = { readonly [key: string]: unknown };

const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible();
const stopAt = (page: Page, position: number): Locator => page.locator('[data-entry]').nth(position - 1);
const textbox = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const lines = (page: Page) => page.locator('[data-entry] [aria-controls$="-body"]');

async function createdId(path: string, body: Stored): Promise<number> {
  const { data } = await call('admin', 'POST', path, body);
  return (data as { id: number }).id;
}

async function storedStops(page: Page, path: string): Promise<readonly Stored[]> {
  const { data } = await call('admin', 'GET', `${path}/${/\d+$/.exec(page.url())?.[0]}`);
  return (data as { tappe: readonly Stored[] }).tappe;
}

test('un itinerario con tre tappe si scrive, si riordina e si ritrova coi soli tasti', async ({
  page,
  signIn,
  open,
}) => {
  test.setTimeout(120_000);
  const [lido, rocca] = [unique('Lido'), unique('Rocca')];
  const locality = await createdId('localita-ert', { lang: 'it', contents: { it: { title: lido, status: 2 } } });
  const types = await call('admin', 'GET', 'tipologia-luoghi?limit=10&keywords=Musei');
  const [type] = types.data as readonly { readonly code: string }[];
  const point = await createdId('luoghi', { nome: rocca, code: type?.code, status: 1 });
  await signIn('admin');
  await open('/itinerary/new');
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeFocused();
  await page.keyboard.insertText(unique('Riviera'));
  await expect(page.getByRole('button', { name: 'Aggiungi tappa' })).toBeVisible();

  for (const [index, name] of ['La spiaggia', 'Il castello', 'La stazione'].entries()) {
    await press(page, 'F4');
    const stop = stopAt(page, index + 1);
    await expect(textbox(stop, 'Titolo')).toBeFocused();
    await page.keyboard.insertText(name);
    if (index === 0) await chooseOneByKeys(page, stop, 'Località', lido);
    if (index === 1) await chooseOneByKeys(page, stop, 'Punto di interesse', rocca);
    if (index < 2) continue;
    await fillByKeys(page, textbox(stop, 'Indirizzo'), 'Piazzale Battisti');
    await fillByKeys(page, textbox(stop, 'Latitudine'), '44,06');
    await fillByKeys(page, textbox(stop, 'Longitudine'), '12,57');
  }
  await expectAccessible(page);
  // From within a field of the third stop, which takes it along.
  await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp');
  await expect(textbox(stopAt(page, 1), 'Longitudine')).toBeFocused();
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/itinerary\/\d+$/);
  await saved(page);
  expect(await storedStops(page, 'itinerary')).toMatchObject([
    {
      order: 1,
      contents: { it: { title: 'La stazione' } },
      location: { address: 'Piazzale Battisti', lat: 44.06, lng: 12.57 },
    },
    { order: 2, contents: { it: { title: 'La spiaggia' } }, localita: { id: locality } },
    { order: 3, contents: { it: { title: 'Il castello' } }, info: { id: point, nome: rocca } },
  ]);

  await page.reload();
  const names = ['La stazione', 'La spiaggia', 'Il castello'];
  await expect(lines(page)).toHaveText(names.map((name, index) => `Tappa ${index + 1}: ${name}`));
  const opened = async (position: number) => {
    await tabTo(page, lines(page).nth(position - 1), position === 1 ? 'Tab' : 'Shift+Tab');
    await press(page, 'Enter');
    return stopAt(page, position);
  };
  const first = await opened(1);
  await expect(textbox(first, 'Indirizzo')).toHaveValue('Piazzale Battisti');
  await expect(textbox(first, 'Latitudine')).toHaveValue('44.06');
  await tabTo(page, lines(page).nth(2));
  await press(page, 'Enter');
  await expect(stopAt(page, 3).getByRole('combobox', { name: 'Punto di interesse', exact: true })).toHaveValue(rocca);
  const second = await opened(2);
  await expect(second.getByRole('combobox', { name: 'Località', exact: true })).toHaveValue(lido);
  await expect(page.getByText('Tutto salvato')).toBeVisible();
});

/** Chooses the first image of the demo in the picker that is open. */
async function insertImage(page: Page, inserted: Locator): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Seleziona Allegato' });
  const thumbnails = picker.getByRole('listbox', { name: 'Immagini' });
  await expect(thumbnails).toBeFocused();
  // Only images of the demo have this copyright; they have a licence too.
  await press(page, '/');
  await page.keyboard.type('Rocca');
  await press(page, 'Enter');
  await expect(picker.getByRole('option').first()).toHaveAccessibleName(/Rocca/);
  await tabTo(page, thumbnails);
  await press(page, 'Home', 'x', 'Control+Enter');
  const licence = page.getByRole('dialog', { name: 'Licenza e versione' });
  await expect(licence.or(inserted).first()).toBeVisible();
  if (await licence.isVisible()) {
    await expect(licence.getByLabel('Licenza')).not.toHaveAttribute('aria-busy');
    await press(page, 'ArrowDown');
    await tabTo(page, licence.getByLabel('Versione'));
    await press(page, 'ArrowDown', 'Control+Enter');
  }
  await expect(inserted).toBeVisible();
}

/** The slots of a stop: their list, what one is called, how many there are. */
const SLOTS = [
  ['Video', 'Video', 5, 'video'],
  ['Cosa pianificare', 'Proposta', 6, 'planning'],
  ['Ricette', 'Ricetta', 3, 'ricette'],
  ['Podcast', 'Podcast', 2, 'podcast'],
] as const;

test('una tappa della Via Emilia riempie ogni suo posto, con immagini proprie', async ({ page, signIn, open }) => {
  test.setTimeout(180_000);
  const id = await createdId('viaemilia', {
    lang: 'it',
    contents: { it: { title: unique('Consolare') } },
    tappe: [{ contents: { it: { title: 'Il ponte' } } }],
  });
  await signIn('admin');
  await open(`/viaemilia/${id}`);
  const stop = stopAt(page, 1);
  // The only stop is open from the start.
  await expect(textbox(stop, 'Titolo').first()).toHaveValue('Il ponte');
  for (const [list, one, count] of SLOTS) {
    await tabTo(page, stop.getByRole('button', { name: `${list} 0 di ${count}` }));
    await press(page, 'Enter');
    for (let place = 1; place <= count; place += 1) {
      const slot = stop.getByRole('listitem', { name: `${one} ${place}`, exact: true });
      await fillByKeys(page, textbox(slot, 'Titolo'), `${one} n. ${place}`);
      await fillByKeys(page, textbox(slot, 'Indirizzo web'), `https://www.esempio.it/${place}`);
      if (one !== 'Ricetta' || place !== 2) continue;
      await tabTo(page, slot.getByRole('button', { name: /^Scegli un’immagine/ }));
      await press(page, 'Enter');
      await insertImage(page, slot.getByRole('button', { name: 'Togli immagine' }));
    }
  }
  await tabTo(page, stop.getByRole('button', { name: 'Aggiungi immagini' }));
  await press(page, 'Enter');
  await insertImage(page, stop.locator('[data-image]'));
  await expectAccessible(page);
  await press(page, 'Escape', 'Control+s');
  await saved(page);

  const [stored] = await storedStops(page, 'viaemilia');
  for (const [, one, count, path] of SLOTS)
    expect(stored?.[path], path).toMatchObject(
      Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        title: `${one} n. ${index + 1}`,
        url: `https://www.esempio.it/${index + 1}`,
      })),
    );
  const recipes = stored?.ricette as readonly { readonly image: { readonly id: number } | null }[] | undefined;
  expect(recipes?.map(({ image }) => typeof image?.id)).toEqual(['undefined', 'number', 'undefined']);
  expect(stored?.attachments).toMatchObject([{ order: 1 }]);

  await page.reload();
  for (const [list, , count] of SLOTS)
    await expect(stop.getByRole('button', { name: `${list} ${count} di ${count}` })).toBeVisible();
  await expect(stop.locator('[data-image]')).toHaveCount(1);
});
