import { readFile, rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { recordingSchema } from '../../../src/contract/recording';
import { passwordOf, unique } from '../kit/api';
import { builtAtlas, openAtlas } from '../kit/atlas';
import { ALL_LOOKS, expectAccessibleIn } from '../kit/axe';
import { BUILD, expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const USER = 'regionale';
const TITLE = 'Segnala un problema';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Signs in by the form, so that a password is typed too. */
async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type(USER);
  await press(page, 'Tab');
  await page.keyboard.type(passwordOf(USER));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The file that 'Segnala un problema' exports once `ask` has asked for it. */
async function reported(page: Page, ask: () => Promise<void>): Promise<{ name: string; path: string; text: string }> {
  const saving = page.waitForEvent('download');
  await ask();
  const download = await saving;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

test('un problema si segnala coi tasti: il file dice che cosa è accaduto e nulla di ciò che è scritto, e l’atlante lo gioca', async ({
  page,
  browser,
}) => {
  const [title, text, search] = [unique('Titolo segreto'), unique('Testo segreto'), unique('cercata')];
  await enter(page);
  await test.step('sta nella guida e nel menu dell’utente', async () => {
    await press(page, '?');
    const help = page.getByRole('dialog', { name: 'Tasti e comandi' });
    await expect(help.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
    await press(page, 'Escape');
    await tabTo(page, page.getByRole('button', { name: 'Utente: Giulia Fabbri' }));
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Profilo Utente' })).toHaveAttribute('data-focus');
    const { text: first } = await reported(page, () => press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'));
    expect(recordingSchema.parse(JSON.parse(first)).page).toBe('/dashboard');
  });
  await press(page, 'g', 'n');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, '/');
  await page.keyboard.type(search);
  await expect(page.getByText('Nessun risultato')).toBeVisible();
  await press(page, 'Escape', 'n');
  await fillByKeys(page, field(page, 'Titolo'), title);
  await fillByKeys(page, field(page, 'Introduzione'), text);
  await page.keyboard.type(', ancora');

  const file = await test.step('esporta, e dice che cosa il file contiene', async () => {
    const saved = await reported(page, () => runByPalette(page, TITLE));
    const notice = page.getByText(`Salvato «${saved.name}»`);
    await expect(notice.first()).toContainText('Non contiene ciò che hai scritto o letto');
    return saved;
  });

  await test.step('nel file non c’è nulla di scritto, di letto, di chi è entrato', async () => {
    expect(file.name).toMatch(/^portolano-registrazione-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.json$/);
    const recording = recordingSchema.parse(JSON.parse(file.text));
    expect(recording).toMatchObject({ version: 1, build: BUILD, page: '/news/:id' });
    const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    const words = [title, text, search, 'ancora', USER, passwordOf(USER)].flatMap((one) => [one, ...one.split(' ')]);
    for (const secret of [...words, ...Object.values(stored).filter((value) => value.length > 20)])
      expect(file.text).not.toContain(secret);
    const typed = recording.events.filter(({ machine, event }) => machine === 'editor' && event === 'field.change');
    // How long the texts are is not said either.
    expect(typed.some(({ again }) => again)).toBe(true);
    expect(new Set(recording.events.map(({ machine }) => machine))).toContain('list');
  });

  const folder = await builtAtlas(['session', 'menu']);
  const context = await browser.newContext();
  try {
    const atlas = await context.newPage();
    atlas.on('filechooser', () => undefined);
    const problems = await openAtlas(atlas, folder);
    await expect(atlas.getByRole('heading', { level: 2 })).toBeVisible();
    const position = atlas.getByRole('status').filter({ hasText: 'Evento' });
    const walks = atlas.getByRole('listbox', { name: 'Macchine registrate' });
    const chosen = walks.getByRole('option', { selected: true });
    const lit = atlas.locator('[data-state].active .key');

    await test.step('l’atlante apre il file e gioca la macchina della sessione', async () => {
      const choosing = atlas.waitForEvent('filechooser');
      await press(atlas, 'o');
      await (await choosing).setFiles(file.path);
      await expect(atlas.getByText(/^Registrazione aperta: \d+ eventi di \d+ macchine\.$/)).toBeVisible();
      await expect(chosen).toContainText('session');
      await expect(position).toContainText('Evento 1 di');
      await expect(position).toContainText('La macchina parte');
      await expect(lit).toHaveText(['session', 'signedOut', 'form']);
      await expectAccessibleIn(atlas, ALL_LOOKS);
      await press(atlas, ' ');
      await expect(position).toContainText('Evento 2 di');
      await press(atlas, ' ');
      await press(atlas, 'n');
      await press(atlas, 'p', 'r');
      await expect(position).toContainText('Evento 1 di');
      await press(atlas, 'n');
      await expect(position).toContainText('Premi Entra → Pagina di accesso › Invia nome utente e password');
      await expect(lit).toHaveText(['session', 'signedOut', 'submitting']);
    });

    await test.step('una macchina che l’atlante non ha resta in eventi e stati', async () => {
      await press(atlas, 'g', 'End');
      await expect(atlas.getByText('L’atlante non ha la macchina')).toBeVisible();
      await press(atlas, 'Home');
      await expect(lit.first()).toHaveText('session');
    });

    await test.step('un file danneggiato è detto, e ciò che era aperto resta', async () => {
      const choosing = atlas.waitForEvent('filechooser');
      await press(atlas, 'o');
      await (await choosing).setFiles({
        name: 'rotto.json',
        mimeType: 'application/json',
        buffer: Buffer.from(file.text.slice(0, 900)),
      });
      await expect(atlas.getByText('Il file è danneggiato, o non è una registrazione')).toBeVisible();
      await expect(chosen).toContainText('session');
    });
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
