import type { Page } from 'playwright/test';
import { entityTexts } from '../../../src/messages/screens/entityActions';
import { listTexts } from '../../../src/messages/screens/list';
import { paletteTexts } from '../../../src/messages/screens/palette';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('alertdialog');
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();
const stops = (page: Page) => page.getByRole('group', { name: 'Luoghi' }).getByRole('listitem');
const officesBox = (page: Page) => page.getByRole('combobox', { name: 'Uffici IAT' });
const localityBox = (page: Page) => stops(page).first().getByRole('combobox', { name: 'Località' });

async function create(area: string, title: string): Promise<number> {
  const body = { contents: { it: { title, status: 2 } }, lang: 'it', locations: area === 'iat' ? PLACED : undefined };
  return ((await call('admin', 'POST', area, body)).data as { id: number }).id;
}
const PLACED = { location: { city: { id: 38006 }, address: 'Via Agatopisto', number: '2', lat: 44.69, lng: 12.18 } };

/** Types a part of a name into the box that has the focus, and chooses what is found. */
async function chooseTyped(page: Page, typed: string, title: string): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await press(page, 'Enter');
}

/** Requests the deletion of a row that a list finds. */
async function deleteInList(page: Page, keys: readonly string[], name: string, title: string): Promise<void> {
  // Out of the field, where letters are typed.
  await press(page, 'F6', ...keys);
  await expect(heading(page, name)).toBeVisible();
  await press(page, '/', 'Control+a');
  await page.keyboard.type(title);
  await press(page, 'Enter');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await expect(page.locator('tr[data-row]')).toContainText(title);
  await press(page, 'ArrowDown', 'Delete');
  await expect(question(page)).toContainText(title);
  await press(page, 'Control+Enter');
}

/** Requests a deletion without leaving the page in front. */
async function deleteInPalette(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: paletteTexts.title });
  await press(page, 'Control+k');
  await page.keyboard.type(title);
  await expect(dialog.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  await expect(dialog.getByRole('listbox', { name: paletteTexts.actions.list(title) })).toBeVisible();
  await page.keyboard.type(entityTexts.remove);
  await expect(dialog.getByRole('option', { name: entityTexts.remove }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press(page, 'Enter');
  await expect(question(page)).toContainText(title);
  await press(page, 'Control+Enter');
}

/** Says who uses it, and follows the way there. */
async function followBlocker(page: Page, used: string, user: string): Promise<void> {
  await expect(question(page)).toContainText(`«${used}» non si può eliminare: compare in «${user}».`);
  await expect(question(page)).toContainText(listTexts.blockers);
  await tabTo(page, question(page).getByRole('link', { name: user }));
  await press(page, 'Enter');
  await expect(heading(page, 'Modifica evento')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
}

test('un evento indica un ufficio e una località: nessuno dei due si elimina finché serve', async ({
  page,
  signIn,
  open,
}) => {
  const [office, locality, title] = [unique('IAT del delta'), unique('Borgo del delta'), unique('Regata')];
  const [officeId, localityId] = [await create('iat', office), await create('localita-ert', locality)];
  const id = await create('event', title);
  const stored = async () => (await call('admin', 'GET', `event-ert/${id}`)).data;
  const exists = async (path: string) =>
    call('admin', 'GET', path).then(
      () => true,
      () => false,
    );
  await signIn('admin');
  await open(`/events/${id}`);

  await test.step('sceglie l’ufficio e, in una tappa, la località', async () => {
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
    await tabTo(page, page.getByRole('button', { name: 'Aggiungi tappa' }));
    await press(page, 'Enter');
    await expect(localityBox(page)).toBeVisible();
    await tabTo(page, localityBox(page));
    await chooseTyped(page, locality.slice(0, -3), locality);
    await tabTo(page, officesBox(page));
    await expect(officesBox(page)).toHaveAttribute('placeholder', 'Inizia a digitare il nome di uno IAT');
    await chooseTyped(page, office.slice(0, -3), office);
    await press(page, 'Control+s');
    await expect(notice(page, /Scheda salvata/)).toBeVisible();
    expect(await stored()).toMatchObject({
      iat: [{ id: officeId, title: office }],
      locations: [{ localita: { id: localityId, name: locality } }],
    });
  });

  await test.step('la scheda dell’ufficio dice chi lo usa, e porta all’evento', async () => {
    await open(`/iat/${officeId}`);
    await expect(page.getByRole('button', { name: 'Usato da' })).toBeVisible();
    await runByPalette(page, 'Apri la scheda: Usato da');
    const user = page.getByRole('link', { name: title });
    await expect(user).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, user);
    await press(page, 'Enter');
    await expect(heading(page, 'Modifica evento')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
  });

  await test.step('l’elenco rifiuta di eliminare l’ufficio, e porta all’evento', async () => {
    await deleteInList(page, ['g', 'i'], 'Lista IAT', office);
    await expect(question(page).getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    await followBlocker(page, office, title);
    expect(await exists(`iat/${officeId}`)).toBe(true);
  });

  await test.step('la palette rifiuta di eliminare la località, sopra la scheda dell’evento', async () => {
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
    await deleteInPalette(page, locality);
    await followBlocker(page, locality, title);
    expect(await exists(`localita-ert/${localityId}`)).toBe(true);
  });

  await test.step('tolti dall’evento, si eliminano tutti e due', async () => {
    const chosen = page.getByRole('button', { name: `Togli ${office}` });
    await tabTo(page, officesBox(page));
    await press(page, 'Backspace', 'Backspace');
    await expect(chosen).toHaveCount(0);
    await tabTo(page, localityBox(page), 'Shift+Tab');
    await fillByKeys(page, localityBox(page), '');
    await press(page, 'Control+s');
    await expect(notice(page, /Scheda salvata/)).toBeVisible();
    await expect.poll(stored).toMatchObject({ iat: [], locations: [{ localita: null }] });
    await deleteInPalette(page, locality);
    await expect(notice(page, /Scheda eliminata: 1 località/)).toBeVisible();
    await deleteInList(page, ['g', 'i'], 'Lista IAT', office);
    await expect(notice(page, /Scheda eliminata: 1 ufficio IAT/)).toBeVisible();
    expect([await exists(`iat/${officeId}`), await exists(`localita-ert/${localityId}`)]).toEqual([false, false]);
  });
});
