import { rm } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { builtAtlas, downloaded, openAtlas } from '../kit/atlas';
import { ALL_LOOKS, expectAccessibleIn } from '../kit/axe';

let folder = '';

test.beforeAll(async () => {
  folder = await builtAtlas(['export', 'submission']);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the atlas is read and played by keys', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  const machine = page.getByRole('heading', { level: 2 });
  const position = page.getByRole('status').filter({ hasText: 'Passo' });
  const lit = page.locator('[data-state].active .key');
  await expect(machine).toHaveText('Esportazione');

  await test.step('finds a machine and one of its paths', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('credenziali RECUPERO');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expect(machine).toHaveText('Recupero delle credenziali');
    await page.keyboard.press('c');
    await page.keyboard.press('Home');
    await expect(page.getByRole('listbox', { name: 'Percorsi' }).getByRole('option', { selected: true })).toContainText(
      'Lascia il campo: Chiede l’email dell’utente',
    );
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(position).toContainText('Passo 0 di 3. Partenza: apri la pagina');
    expect(new URL(page.url()).hash).toMatch(/^#submission\/[a-z0-9]{6}$/);
  });

  await test.step('plays it by itself, and steps back and forth', async () => {
    await expect(lit).toHaveText(['submission', 'form']);
    await page.keyboard.press(' ');
    await expect(position).toContainText('Passo 3 di 3. La chiamata si interrompe');
    await expect(lit).toHaveText(['submission', 'form']);
    await page.keyboard.press('p');
    await expect(lit).toHaveText(['submission', 'sending']);
    await expect(page.getByLabel('Simulazione').getByText('Chiamate sospese').locator('+ dd')).toHaveText('sendMail');
    await page.keyboard.press('r');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(position).toContainText('Passo 2 di 3. Premi Invia Email → Chiede al server di mandare l’email');
  });

  await test.step('leaves it for an answer of its own choice', async () => {
    await page.getByRole('button', { name: 'Il server risponde (richiesta presa)' }).focus();
    await page.keyboard.press('Enter');
    await expect(lit).toHaveText(['submission', 'sent']);
    await expect(page.getByText('Simulazione libera')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'Premi Invia di nuovo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lit).toHaveText(['submission', 'form']);
  });

  await test.step('shows its keys, and gives them up', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Tasti dell’atlante' });
    await keys.getByRole('checkbox', { name: 'Tasti singoli attivi' }).focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });
  expect(problems).toEqual([]);
});

test('what passed and failed is marked by keys, kept, exported and imported', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  const passed = page.getByRole('checkbox', { name: 'Superato' });
  const failed = page.getByRole('checkbox', { name: 'Fallito' });
  const note = page.getByRole('textbox', { name: 'Nota' });
  const paths = page.getByRole('listbox', { name: 'Percorsi' });
  await page.keyboard.press('c');
  await page.keyboard.press('Home');
  await expect(page.getByRole('group', { name: 'Esito della partenza' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Chi prova' }).fill('Anna');
  await paths.focus();
  await page.keyboard.press('s');
  await expect(passed).toBeChecked();
  await page.keyboard.press('n');
  await expect(passed).not.toBeChecked();
  await page.keyboard.press('f');
  await page.keyboard.press('t');
  await page.keyboard.type('non si vede, “mai”');
  await page.keyboard.press('Escape');
  await expect(paths.getByRole('option', { selected: true })).toContainText('1 superato, 1 fallito');
  const csv = await downloaded(page, 'x');
  const code = new URL(page.url()).hash.split('/')[1];
  expect(csv.name).toBe('esiti-atlante.csv');
  expect(csv.text.split('\r\n').map((row) => row.split(',').slice(0, 2).join())).toEqual([
    'Macchina,Codice',
    `export,${code}`,
    `export,${code}`,
    '',
  ]);
  expect(csv.text).toMatch(/,0,Partenza: .*,x,,,\d{4}-.*Z,\d+\.\d+\.\d+,Anna\r\n/);
  expect(csv.text).toMatch(/,x,"non si vede, “mai”",\d{4}-.*Z,\d+\.\d+\.\d+,Anna\r\n/);
  const junit = await downloaded(page, 'u');
  expect(junit.name).toBe('esiti-atlante.xml');
  expect(junit.text).toContain('<failure message="non si vede, “mai”">');
  const json = await downloaded(page, 'j');
  await page.reload();
  await expect(passed).toBeChecked();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Elimina gli esiti' }).press('Enter');
  await expect(passed).not.toBeChecked();
  const importing = page.getByLabel('Importa JSON', { exact: true }).and(page.locator('input'));
  await importing.setInputFiles(csv.path);
  await expect(page.getByText('Il file non è un’esportazione JSON dell’atlante')).toBeVisible();
  await importing.setInputFiles(json.path);
  await expect(page.getByText('2 esiti importati.')).toBeVisible();
  await expect(passed).toBeChecked();
  await page.getByRole('heading', { name: 'Simulazione' }).click();
  await page.keyboard.press('n');
  await expect(failed).toBeChecked();
  await expect(note).toHaveValue('non si vede, “mai”');
  expect(problems).toEqual([]);
});

test('the search says where it finds paths and states, and the diagram follows the step', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  await page.keyboard.press('/');
  await page.keyboard.type('aspetta altre righe');
  const machines = page.getByRole('listbox', { name: 'Macchine' }).getByRole('option');
  await expect(machines).toHaveText([/^Esportazione.*\d+ percorsi, 1 stato$/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(page.locator('.state.found .key')).toHaveText(['waiting']);
  await page.getByRole('tab', { name: 'Stati' }).press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveText([/^Stato/, /^waiting/]);
  // So small a window that a step leads out of it.
  await page.setViewportSize({ width: 500, height: 500 });
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('+');
  await page.keyboard.press('c');
  await page.keyboard.press('End');
  const isInFrame = () =>
    page.evaluate(() => {
      const frame = document.getElementById('diagram')?.getBoundingClientRect();
      const state = [...document.querySelectorAll('.state.active')].at(-1)?.getBoundingClientRect();
      if (frame === undefined || state === undefined) return null;
      return state.left >= frame.left - 1 && state.right <= frame.right + 1 && state.top >= frame.top - 1;
    });
  const next = page.getByRole('button', { name: 'Avanti' });
  await expect.poll(isInFrame).toBe(true);
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    await page.keyboard.press('n');
    await expect.poll(isInFrame).toBe(true);
  }
  expect(problems).toEqual([]);
});

test('the atlas is accessible in both themes, wide and narrow, with what walks each machine', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  for (const [tab, text] of [
    ['Stati', 'Aspetta altre righe'],
    ['Transizioni', 'export.start'],
    ['Prove', 'tests/machines/export/model.test.ts'],
    ['Percorsi', 'anche sulla schermata'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).press('Enter');
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(text);
    await expectAccessibleIn(page, tab === 'Percorsi' ? ALL_LOOKS : ALL_LOOKS.slice(0, 1));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(problems).toEqual([]);
});
