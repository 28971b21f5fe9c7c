import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { call, createOffice, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

type Json = { readonly [key: string]: unknown };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const said = (page: Page, language: string) => page.getByRole('region', { name: `Quando è aperto, in ${language}` });

test('corregge gli orari invernali di Comacchio in due lingue, li rivede in anteprima e nel file di tutti gli uffici', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('regionale');
  await open('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await test.step('trova l’ufficio dalla palette', async () => {
    await press(page, 'Control+k');
    await page.keyboard.type('ufficio iat comacchio');
    const found = page.getByRole('option', { name: /Ufficio IAT di Comacchio/ }).first();
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Enter');
    await expect(heading(page, 'Modifica Ufficio Informazione')).toBeVisible();
    await expect(field(page, 'Orari dei giorni feriali')).toBeVisible();
    await expectAccessible(page);
  });
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await test.step('orari sovrapposti lo dicono accanto, e non si salvano', async () => {
    await runByPalette(page, 'Orari dei giorni feriali');
    await expect(field(page, 'Orari dei giorni feriali')).toBeFocused();
    await fillByKeys(page, field(page, 'Orari dei giorni feriali'), '10-13 12-16');
    await press(page, 'Control+s');
    await expect(field(page, 'Orari dei giorni feriali')).toHaveAccessibleDescription(
      /Le fasce 10:00-13:00 e 12:00-16:00 si sovrappongono/,
    );
  });

  await test.step('corretti, si scrivono per intero e in parole', async () => {
    await fillByKeys(page, field(page, 'Orari dei giorni feriali'), '10-12.30 15-17');
    await press(page, 'Tab');
    await expect(field(page, 'Orari dei giorni feriali')).toHaveValue('10:00-12:30, 15:00-17:00');
    await fillByKeys(page, field(page, 'Orari dei festivi'), 'chiuso');
    await expect(said(page, 'italiano')).toContainText(
      /^Quando è aperto, in italianoAperto dal 1º novembre al 31 marzo\. Giorni feriali dalle 10 alle 12:30 e dalle 15 alle 17.*; festivi chiuso\.$/,
    );
  });

  await test.step('l’inglese li prende con un tasto, e Ctrl+Z li ridà', async () => {
    await press(page, 'Alt+PageDown');
    await expect(said(page, 'inglese')).toContainText('Weekdays 09:30–13:00');
    await tabTo(page, field(page, 'Orari dei festivi'));
    await press(page, 'Alt+Enter');
    const sentence = /Weekdays 10:00–12:30 and 15:00–17:00.*; Sundays and public holidays closed\.$/;
    await expect(said(page, 'inglese')).toContainText(sentence);
    await expect(field(page, 'Orari dei festivi')).toHaveValue('closed');
    await press(page, 'Control+z');
    await expect(said(page, 'inglese')).toContainText('Weekdays 09:30–13:00');
    await press(page, 'Alt+Enter', 'Control+s');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  });

  await test.step('l’anteprima li dice a chi legge', async () => {
    const opening = page.waitForEvent('popup');
    await press(page, 'Control+Shift+p');
    const preview = await opening;
    await expect(preview.getByText(/Weekdays 10:00–12:30 and 15:00–17:00/)).toBeVisible();
    await preview.close();
  });

  await test.step('il file di tutti gli uffici li contiene', async () => {
    await press(page, 'Escape', 'g', 'i');
    await expect(heading(page, 'Lista IAT')).toBeVisible();
    await expect(page.getByText(/di \d+$/).first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await runByPalette(page, 'Esporta Tutti');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('iat.csv');
    const lines = (await readFile(await file.path(), 'utf8')).replace('\u{feff}', '').trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(44);
    expect(lines.find((line) => line.startsWith(`${id};`))).toMatch(
      /Ferrara;Comacchio;.*Giorni feriali dalle 10 alle 12:30 e dalle 15 alle 17/,
    );
  });

  const stored = (await call('admin', 'GET', `iat/${id}`)).data as Json;
  const hours = { orari_feriali: '10:00-12:30, 15:00-17:00', apertura: 'stagionale' };
  expect(stored.info_apertura).toMatchObject({
    it: [{ ...hours, orari_festivi: 'chiuso' }],
    en: [{ ...hours, orari_festivi: 'closed' }],
  });
});

test('un ufficio stagionale chiede i suoi giorni, e una bozza il suo indirizzo', async ({ page, signIn, open }) => {
  const title = unique('Ufficio stagionale');
  await signIn('regionale');
  await open('/iat');
  await expect(heading(page, 'Lista IAT')).toBeVisible();
  await press(page, 'n');
  await expect(heading(page, 'Inserimento Ufficio Informazione')).toBeVisible();
  await fillByKeys(page, field(page, 'Titolo'), title);
  await tabTo(page, page.getByRole('radio', { name: 'Annuale' }));
  await press(page, 'ArrowRight');
  await fillByKeys(page, field(page, 'Orari dei giorni feriali'), '9-13');
  await press(page, 'Control+s');
  const first = field(page, 'Primo giorno della stagione');
  await expect(first).toHaveAccessibleDescription(/comincia in un giorno/);
  await expect(first).toBeFocused();
  await page.keyboard.type('1/11/2026');
  await fillByKeys(page, field(page, 'Ultimo giorno della stagione'), '31/3/2026');
  await press(page, 'Tab');
  await expect(field(page, 'Ultimo giorno della stagione')).toHaveAccessibleDescription(/finisce il 31\/03\/2027/);
  await press(page, 'Shift+Tab');
  await fillByKeys(page, field(page, 'Ultimo giorno della stagione'), '31/3');
  await press(page, 'Tab');
  await expect(field(page, 'Ultimo giorno della stagione')).toHaveValue('31/03/2027');
  await press(page, 'Control+s');
  const city = page.getByRole('combobox', { name: 'Città' });
  await expect(city).toBeFocused();
  await page.keyboard.type('Comacchio');
  await expect(page.getByRole('option', { name: /^Comacchio/ }).first()).toBeVisible();
  await press(page, 'Enter', 'Control+s');
  await expect(page).toHaveURL(/#\/iat\/\d+$/);
});

test('un ufficio senza orari, contatti né indirizzo, come lo manda un altro server, si apre e si pubblica', async ({
  page,
  signIn,
  open,
}) => {
  const id = await createOffice({ it: { title: unique('Ufficio spoglio'), status: 1 } });
  await signIn('regionale');
  await open(`/iat/${id}`);
  await expect(heading(page, 'Modifica Ufficio Informazione')).toBeVisible();
  await expect(page.getByText('Ancora nessun orario')).toBeVisible();
  await fillByKeys(page, field(page, 'Sottotitolo'), 'Aperto da poco');
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  await expect(page.getByText('Manca: si può pubblicare anche senza, ma conviene compilarlo')).toBeVisible();
});
