import { administration } from './axe/administration';
import { editor } from './axe/editor';
import { events } from './axe/events';
import { shell } from './axe/shell';
import { ALL_LOOKS, expectAccessible, expectAccessibleIn, LOOKS } from './kit/axe';
import { expect, FULL, test } from './kit/fixtures';
import { press } from './kit/keyboard';

test('accesso', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByText('Campo richiesto')).toBeVisible();
  await expectAccessibleIn(page, LOOKS);
});

for (const [name, route] of [
  ['recupero della password', '/password/reset'],
  ['nuova password', '/password/reset/prova'],
] as const)
  test(name, async ({ page }) => {
    await page.goto(`/#${route}`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessibleIn(page, LOOKS);
  });

test('config.json guasto', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ body: '{' }));
  await page.goto('/');
  await expect(page.getByText('Portolano non può partire')).toBeVisible();
  await expectAccessibleIn(page, LOOKS);
});

/** One look at each screen: what the core has. Their other states, and what lies over them, are looked at besides. */
const CORE: readonly string[] = [
  'dashboard',
  'elenco',
  'palette',
  'tasti e comandi',
  'cambio dei tasti',
  'scheda',
  'scheda di una località, un capitolo aperto e gli altri chiusi',
  'scheda di un utente, permessi e registro',
  'eliminazione con riassegnazione',
  'scheda di un ruolo',
  'scheda di una redazione',
  'chi può fare che cosa',
  'registro di tutto, ristretto',
  'redirect, righe incollate',
  'galleria media, dati di un’immagine',
  'allegati',
  'albero delle categorie',
  'tag',
  'luogo nuovo, con un errore',
  'profilo',
];

for (const [name, { as = 'admin', go, inEveryLook = false }] of Object.entries({
  ...shell,
  ...administration,
  ...editor,
  ...events,
}))
  test(name, CORE.includes(name) ? {} : FULL, async ({ page, signIn, open }) => {
    await go({ page, open, token: await signIn(as) });
    await expectAccessibleIn(page, inEveryLook ? ALL_LOOKS : LOOKS);
  });

test('un elenco e una scheda aperti su uno schermo stretto e scuro', FULL, async ({ page, signIn, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await signIn('admin');
  for (const screen of [shell.elenco, editor['scheda nuova con errori']]) {
    await screen?.go({ page, open, token });
    await expectAccessible(page);
  }
});

test('ciò che una barra copre finché non si scorre è abbastanza grande, ciò che è piccolo ovunque no', async ({
  page,
}) => {
  const show = (button: string) =>
    page.setContent(`<html lang="it"><title>Prova</title><body style="margin: 0"><main>
      <div style="position: sticky; top: 0; height: 40px; background: white">
        <h1 style="margin: 0; position: absolute; left: 300px">Prova</h1>
        <button style="width: 200px; height: 36px">Salva</button></div>
      <div style="height: 100px"></div>
      <button style="display: block; width: 200px; height: 36px">Sotto la barra</button>${button}
      <div style="height: 2000px"></div></main></body></html>`);
  const halfUnder = () => page.evaluate(() => scrollTo({ top: 124, behavior: 'instant' }));
  await show('');
  await halfUnder();
  await expectAccessible(page);
  expect(await page.evaluate(() => scrollY)).toBe(124);
  await show(
    '<div><button style="width: 12px; height: 12px; padding: 0" aria-label="Uno"></button><button style="width: 12px; height: 12px; padding: 0" aria-label="Due"></button></div>',
  );
  await halfUnder();
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
});
