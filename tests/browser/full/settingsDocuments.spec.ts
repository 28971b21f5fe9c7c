import type { Page } from 'playwright/test';
import { pauseCalls } from '../kit/faults';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notices = (page: Page) => page.getByRole('region', { name: 'Avvisi' });

const THEMED = {
  'food-wine': 'Food & Wine',
  'terme-outdoor': 'Terme e Outdoor',
  'cultura-castelli': 'Cultura e Castelli',
} as const;

/** Answers saves of settings in place of the server, and gives what they sent. */
async function takeSaves(page: Page, answer: object, status = 200): Promise<{ section: string }[]> {
  const sent: { section: string }[] = [];
  await page.route('**/operations/settings', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON() as { section: string });
    return route.fulfill({ status, json: answer });
  });
  return sent;
}

test('la home ha una linguetta per lingua e «Salva Impostazioni» [3-2.40, 3-2.45]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/home-settings');
  for (const name of ['Italiano', 'Inglese']) await expect(page.getByRole('tab', { name })).toBeVisible();
  await expect(button(page, 'Salva Impostazioni')).toBeVisible();
});

for (const [name, title] of Object.entries(THEMED))
  test(`la sezione «${title}» ha linguette e «Salva», e finché non arriva si attende [3-2.105, 3-2.109, 3-2.110]`, async ({
    page,
    signIn,
    open,
  }) => {
    await signIn('admin');
    await open('/user/profile');
    const reading = await pauseCalls(page, 'GET', /^operations\/settings$/);
    await open(`/${name}-settings`);
    await expect(main(page).getByText('Caricamento delle impostazioni')).toBeAttached();
    await expect(page.getByText('Mosaico')).toHaveCount(0);
    reading.end();
    await reading.release();
    for (const card of ['Eventi in evidenza', 'News in evidenza', 'Mosaico'])
      await expect(main(page).getByRole('heading', { name: card, exact: true })).toBeVisible();
    for (const language of ['Italiano', 'Inglese'])
      await expect(page.getByRole('tab', { name: language })).toBeVisible();
    await expect(button(page, 'Salva')).toBeVisible();
  });

test('ogni sezione dei testi si salva da sé, e di un rifiuto si legge il messaggio del server [3-2.46, 3-8.3]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  const sent = await takeSaves(page, { status: 'error', code: '500', message: 'Oggi non si salva.' }, 500);
  await open('/home-settings-extra');
  for (const name of ['generale', 'footer', 'erw', 'instagram_home', 'test', 'scopri'])
    await expect(page.locator(`[data-section="${name}"]`).getByRole('button', { name: /^Salva/ })).toBeVisible();
  await fillByKeys(page, page.getByRole('textbox', { name: 'Copyright', exact: true }), 'Regione, tutti i diritti');
  await press(page, 'Control+s');
  await expect.poll(() => sent.map(({ section }) => section)).toEqual(['footer']);
  await expect(
    main(page).getByText('Oggi non si salva.').or(notices(page).getByText('Oggi non si salva.')).first(),
  ).toBeVisible();
});
