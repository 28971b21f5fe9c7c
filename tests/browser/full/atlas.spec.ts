import { rm } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { builtAtlas, downloaded, openAtlas } from '../kit/atlas';
import { ALL_LOOKS, expectAccessibleIn } from '../kit/axe';

let folder = '';

test.beforeAll(async () => {
  folder = await builtAtlas(['export', 'redirectPaste']);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('l’atlante si legge e si percorre coi tasti', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  const machine = page.getByRole('heading', { level: 2 });
  const position = page.getByRole('status').filter({ hasText: 'Passo' });
  const lit = page.locator('[data-state].active .key');
  await expect(machine).toHaveText('Esportazione');

  await test.step('trova una macchina e uno dei suoi percorsi', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('foglio REDIRECT');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expect(machine).toHaveText('Redirect incollati da un foglio');
    await page.keyboard.press('c');
    await page.keyboard.press('Home');
    await expect(page.getByRole('listbox', { name: 'Percorsi' }).getByRole('option', { selected: true })).toContainText(
      'Partenza: con due righe → Mostra in anteprima le righe incollate',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(position).toContainText('Passo 0 di 2. Partenza: con due righe');
    expect(new URL(page.url()).hash).toMatch(/^#redirectPaste\/[a-z0-9]{6}$/);
  });

  await test.step('il percorso va da sé, e si torna indietro e avanti', async () => {
    await expect(lit).toHaveText(['redirectPaste', 'editing', 'pausing']);
    await page.keyboard.press(' ');
    await expect(position).toContainText('Passo 2 di 2. La chiamata si interrompe');
    await expect(lit).toHaveText(['redirectPaste', 'editing', 'unchecked']);
    await page.keyboard.press('p');
    await expect(lit).toHaveText(['redirectPaste', 'editing', 'checking']);
    await expect(page.getByLabel('Simulazione').getByText('Chiamate sospese').locator('+ dd')).toHaveText('tryRules');
    await page.keyboard.press('r');
    await page.keyboard.press('n');
    await expect(position).toContainText(
      'Passo 1 di 2. Attendi 400 ms: il controllo delle righe parte → Mostra in anteprima',
    );
  });

  await test.step('lo si lascia per una risposta scelta da sé', async () => {
    await page.getByRole('button', { name: 'Il server controlla le righe (nessun problema)' }).focus();
    await page.keyboard.press('Enter');
    await expect(lit).toHaveText(['redirectPaste', 'editing', 'checked']);
    await expect(page.getByText('Simulazione libera')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'Incolla (due righe)' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lit).toHaveText(['redirectPaste', 'editing', 'pausing']);
  });

  await test.step('mostra i suoi tasti, e li lascia', async () => {
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

test('ciò che è riuscito e ciò che no si segna coi tasti, resta, si esporta e si importa', async ({ page }) => {
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

test('la ricerca dice dove trova percorsi e stati, e il diagramma segue il passo', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  await page.keyboard.press('/');
  await page.keyboard.type('chiede al SERVER');
  const machines = page.getByRole('listbox', { name: 'Macchine' }).getByRole('option');
  await expect(machines).toHaveText([/^Redirect incollati da un foglio.*\d+ percorsi, 1 stato$/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(page.locator('.state.found .key')).toHaveText(['checking']);
  await page.getByRole('tab', { name: 'Stati' }).press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveText([/^Stato/, /^checking/]);
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

test('l’atlante è accessibile nei due temi, largo e stretto, con ciò che percorre ogni macchina', async ({ page }) => {
  const problems = await openAtlas(page, folder);
  for (const [tab, text] of [
    ['Stati', 'Aspetta altre righe'],
    ['Transizioni', 'export.start'],
    ['Prove', 'tests/machines/export/model.ts'],
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
