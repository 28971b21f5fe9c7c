import type { Page } from 'playwright/test';
import { listTexts } from '../../../src/messages/screens/list';
import { call, completeText, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press, runByPalette, tabTo, typeOption } from '../kit/keyboard';

const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title });

async function createSeveral(name: string, count: number): Promise<{ word: string; ids: number[] }> {
  const word = unique(name);
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push(await createNews({ it: { title: `${word} ${number}`, slug: `prova-${number}` } }));
  return { word, ids };
}

test('elimina più righe dopo la conferma e il cursore passa alla riga vicina [1-8.4, 1-8.12, 2-5.25, 3-5.12, 3-8.7, 1-7.41]', async ({
  page,
  signIn,
  open,
}) => {
  const { word, ids } = await createSeveral('Cancellabile', 4);
  await signIn('admin');
  await open(`/news?keywords=${encodeURIComponent(word)}`);
  await expect(page.getByText('1–4 di 4')).toBeVisible();
  await press(page, 'j', 'j', 'x', 'j', 'x');
  await expect(page.getByRole('checkbox', { name: `Seleziona riga ${ids[2]}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Seleziona riga ${ids[1]}` })).toBeChecked();
  await press(page, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Confermare cancellazione degli elementi selezionati?' });
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1–4 di 4')).toBeVisible();
  await press(page, 'Delete');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Schede eliminate: 2 news' })).toBeVisible();
  await expect(page.getByText('1–2 di 2')).toBeVisible();
  await expect(rowOf(page, `${word} 1`)).toBeFocused();
  await expect(rowOf(page, `${word} 1`)).toHaveAttribute('aria-current', 'true');
});

test('prima di eliminare dice quanti contenuti i lettori non vedranno più', FULL, async ({ page, signIn, open }) => {
  const word = unique('Letta');
  // The English version alone is published of the second.
  await createNews({ it: completeText(`${word} uno`, { status: 1 }) });
  await createNews({ it: { title: `${word} due` }, en: completeText(`${word} due`, { status: 1 }) });
  await createNews({ it: { title: `${word} tre` } });
  // Without the right to publish one may delete: the question says what it takes.
  await signIn('redazione');
  await open(`/news?keywords=${encodeURIComponent(word)}`);
  await expect(page.getByText('1–3 di 3')).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  const asks = async (text: string | null) => {
    await press(page, 'Delete');
    await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
    if (text === null) await expect(dialog).not.toContainText('lettori');
    else await expect(dialog).toContainText(text);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
  };
  await press(page, 'Home');
  await asks(null);
  await press(page, 'End');
  await asks('Questo contenuto è pubblicato: i lettori non lo vedranno più.');
  await press(page, 'Control+a');
  await asks('2 di questi 3 contenuti sono pubblicati: i lettori non li vedranno più.');
  await press(page, 'Home', 'x');
  await asks('Tutti e 2 i contenuti sono pubblicati: i lettori non li vedranno più.');
});

test('se una riga non esiste più l’elenco si rilegge, lo dice, e lo stesso tasto elimina le altre', async ({
  page,
  signIn,
  open,
}) => {
  const { word, ids } = await createSeveral('Contesa', 3);
  await signIn('admin');
  await open(`/news?keywords=${encodeURIComponent(word)}`);
  await expect(page.getByText('1–3 di 3')).toBeVisible();
  await press(page, 'Control+a', 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await call('regionale', 'DELETE', `news/${ids[0]}`);
  await press(page, 'Control+Enter');
  await expect(dialog.getByRole('status')).toContainText(
    `«${word} 1» non è più in questo elenco. Non è stato eliminato nulla: restano questi 2.`,
  );
  await expect(page.getByText('1–2 di 2')).toBeAttached();
  for (const id of ids.slice(1))
    await expect(page.getByRole('checkbox', { name: `Seleziona riga ${id}`, includeHidden: true })).toBeChecked();
  await press(page, 'Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Schede eliminate: 2 news' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('una riga che non esiste più si elimina da sé, e lo si legge', FULL, async ({ page, signIn, open }) => {
  const { word, ids } = await createSeveral('Sparita', 2);
  await signIn('admin');
  await open(`/news?keywords=${encodeURIComponent(word)}`);
  await expect(page.getByText('1–2 di 2')).toBeVisible();
  await press(page, 'Home', 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await call('regionale', 'DELETE', `news/${ids[1]}`);
  await press(page, 'Control+Enter');
  await expect(page.getByText(listTexts.allGone)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1–1 di 1')).toBeVisible();
  await expect(rowOf(page, `${word} 1`)).toBeFocused();
});

test('un indirizzo manomesso è corretto e detto', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news?page=-3&limit=7&orderBy=password&stato=abc&provincia=1e9&pippo=1');
  const main = page.getByRole('main');
  for (const warning of [
    'Il numero di pagina non è valido: si riparte dalla prima',
    'Le righe per pagina possono essere 10, 20, 30, 40 o 50: ne mostro 50',
    "L'ordinamento richiesto non esiste: uso quello predefinito",
    'Il valore del filtro «Stato» non è valido: lo ignoro',
    'Il valore del filtro «Provincia» non è valido: lo ignoro',
    'Il parametro «pippo» non è un filtro di questo elenco: lo ignoro',
  ])
    await expect(main.getByText(warning)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page).not.toHaveURL(/pippo|password|abc/);
});

test(
  "anche un indirizzo manomesso mentre l'elenco è aperto è corretto e detto",
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.goto('/#/news?stato=abc&page=9999');
    await expect(page.getByText('Il valore del filtro «Stato» non è valido: lo ignoro')).toBeVisible();
    const last = page.getByRole('textbox', { name: 'Pagina' });
    await expect(last).not.toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Successivo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page).not.toHaveURL(/abc|9999/);
  },
);

test(
  'una ricerca scritta male mostra ciò che forse si cercava, detto chiaramente, e Invio la corregge',
  FULL,
  async ({ page, signIn, open }) => {
    const word = `ziq${Date.now()
      .toString(36)
      .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    for (const number of [1, 2])
      await createNews({ it: { title: `Sagra ${word} ${number}`, slug: `sagra-${number}` } });
    const typed = `sagra ${word}a`;
    const told = page.getByText(`Nessun risultato per «${typed}». Forse cercavi «sagra ${word}»`);
    const search = page.getByRole('searchbox', { name: 'Ricerca' });
    await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await press(page, '/');
    await expect(search).toBeFocused();
    await page.keyboard.type(typed);
    await press(page, 'Enter');
    await expect(told).toBeVisible();
    await expect(page.getByText('1–2 di 2')).toBeVisible();
    await expect(search).toHaveValue(typed);
    // The rows are rows: sorted, chosen and asked about under the same heading.
    await press(page, 'ArrowDown', 'Control+a', 'Delete');
    await expect(page.getByRole('alertdialog', { name: 'Confermare cancellazione degli elementi' })).toBeVisible();
    await press(page, 'Escape');
    await expect(told).toBeVisible();
    await press(page, 'i');
    await expect(told).toHaveCount(0);
    await expect(search).toHaveValue(`sagra ${word}`);
    await expect(page.getByText('1–2 di 2')).toBeVisible();
    await press(page, '/', 'Control+a');
    await page.keyboard.type(typed);
    await press(page, 'Enter');
    await expect(told).toBeVisible();
    await press(page, 'Enter');
    await expect(told).toHaveCount(0);
    await expect(search).toHaveValue(`sagra ${word}`);
    await expect(page).toHaveURL(new RegExp(`keywords=sagra(\\+|%20)${word}$`));
  },
);

test('filtri, ordine e pagina tornano da soli, e si annullano [2-2.2, 2-2.9, 3-2.7, 3-2.9]', async ({
  page,
  signIn,
  open,
}) => {
  const leave = async () => {
    await open('/dashboard');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeHidden();
  };
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'f');
  await typeOption(page, 'Destinazione', 'Romagna');
  await tabTo(page, page.getByRole('button', { name: 'Filtra' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/destinazione=2002/);
  const narrowed = page.getByText(/1–50 di (?!2\.)/);
  await expect(narrowed).toBeVisible();
  const found = await narrowed.textContent();
  await tabTo(page, page.getByRole('button', { name: 'Successivo' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/page=2/);
  await leave();
  await press(page, 'g', 'n');
  await expect(page.getByRole('combobox', { name: 'Destinazione' })).toHaveValue('2002');
  await expect(page).toHaveURL(/destinazione=2002/);
  await expect(page.getByText(/51–100 di/)).toBeVisible();
  const told = page.getByText('Filtrato come l’ultima volta: Destinazione Romagna', { exact: true });
  await expect(told).toBeVisible();
  // The palette leads to the whole list, from anywhere; what is asked for by an address is not told.
  await leave();
  await runByPalette(page, 'Gestione News senza filtri');
  await expect(page.getByText(/1–50 di 2\./)).toBeVisible();
  await expect(page).toHaveURL(/#\/news$/);
  await expect(told).toBeHidden();
  await leave();
  await press(page, 'g', 'n');
  await expect(told).toBeVisible();
  await press(page, 'Shift+F');
  await expect(page.getByText(/1–50 di 2\./)).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Destinazione' })).toHaveValue('-1');
  expect(found).not.toBeNull();
  // The palette changes the page's length, with the cursor staying on its row, and leads to a filter.
  await press(page, 'j', 'j', 'j');
  const row = page.locator('tr[aria-current="true"]');
  const id = (await row.getAttribute('data-row')) ?? '';
  await runByPalette(page, 'Mostra 20 righe per pagina');
  await expect(page.getByRole('row')).toHaveCount(21);
  await expect(row).toHaveAttribute('data-row', id);
  await runByPalette(page, 'Filtro: Provincia');
  await expect(page.getByRole('combobox', { name: 'Provincia' })).toBeFocused();
});

test('approva le righe selezionate che si può, e dice perché le altre no', async ({ page, signIn, open }) => {
  const word = unique('Insieme');
  const ids = [
    await createNews({ it: completeText(`${word} uno`, { status: 3 }) }),
    await createNews({ it: completeText(`${word} due`, { status: 3 }) }),
    await createNews({ it: { title: `${word} tre`, status: 3 } }),
  ];
  await signIn('admin');
  await open(`/news?keywords=${encodeURIComponent(word)}`);
  await expect(page.getByText('1–3 di 3')).toBeVisible();
  await press(page, 'Control+a', 'a');
  const dialog = page.getByRole('alertdialog', { name: 'Approvare 3 schede?' });
  await expect(dialog).toContainText('2 schede si possono cambiare, 1 scheda resta com’è:');
  await expect(dialog.getByRole('listitem')).toContainText(`«${word} tre»: `);
  await expect(dialog.getByRole('listitem')).toContainText('in italiano');
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await press(page, 'a');
  await expect(dialog).toContainText('2 schede si possono cambiare, 1 scheda resta com’è:');
  await press(page, 'Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 schede pubblicate' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, `${word} uno`)).toContainText('Pubblicata');
  await expect(rowOf(page, `${word} tre`)).toContainText('Da Validare');
  expect((await call('admin', 'GET', `news/${ids[2]}`)).data).toMatchObject({ contents: { it: { status: 3 } } });
  // What is left of the selection says no alone.
  await press(page, 'a');
  const last = page.getByRole('alertdialog');
  await expect(last).toContainText('3 schede restano come sono:');
  await expect(last.getByRole('listitem').filter({ hasText: `${word} uno` })).toContainText(
    'nessuna sua lingua attende la validazione',
  );
  await press(page, 'Escape');
});

test(
  'la palette trova un contenuto e lo apre; la riga annunciata è quella che Invio apre',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Qualità');
    const id = await createNews({ it: { title } });
    await signIn('admin');
    await open('/dashboard');
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' });
    await expect(box).toBeFocused();
    await page.keyboard.type(title.replace('Qualità', 'qualita'));
    const option = page.getByRole('option', { name: title });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
  },
);

test('chi torna all’elenco ritrova il cursore sulla riga che aveva aperto', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'Home', 'j', 'j', 'j');
  const row = page.locator('tr[aria-current="true"]');
  const id = await row.getAttribute('data-row');
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeFocused();
  await press(page, 'Escape', 'b');
  await expect(row).toHaveAttribute('data-row', id ?? '');
  await expect(row).toBeInViewport();
  // The keys go on from there, although what had the focus is gone.
  const next = await page.locator(`tr[data-row="${id}"] + tr`).getAttribute('data-row');
  await press(page, 'j');
  await expect(row).toHaveAttribute('data-row', next ?? '');
});

test(
  'chi torna all’elenco rivede subito le righe di prima, segnalate, poi quelle di adesso',
  FULL,
  async ({ page, signIn, open }) => {
    const { word, ids } = await createSeveral('Tornata', 2);
    await signIn('admin');
    await open(`/news?keywords=${encodeURIComponent(word)}`);
    await expect(page.getByText('1–2 di 2')).toBeVisible();
    await press(page, 'j', 'j', 'Enter');
    await expect(page.getByRole('textbox', { name: /^Titolo/ }).first()).toHaveValue(`${word} 1`);
    // Meanwhile somebody else deletes the other one.
    await call('admin', 'DELETE', `news/${ids[1]}`);
    const held: (() => void)[] = [];
    await page.route(/\/news\?page=1/, (route) => void held.push(() => void route.continue()));
    await page.goBack();
    await expect(rowOf(page, `${word} 2`)).toBeVisible();
    await expect(rowOf(page, `${word} 1`)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Dati di poco fa. Aggiornamento in corso').last()).toBeVisible();
    for (const answer of held) answer();
    await expect(rowOf(page, `${word} 2`)).toBeHidden();
    await expect(page.getByText('1–1 di 1')).toBeVisible();
    await expect(page.getByText('Dati di poco fa')).toHaveCount(0);
    await expect(rowOf(page, `${word} 1`)).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'chi ha modificato, e quando, si legge e si ordina; dove c’è poco posto non si vede',
  FULL,
  async ({ page, signIn, open }) => {
    const { word } = await createSeveral('Modificata', 2);
    await page.setViewportSize({ width: 1600, height: 900 });
    await signIn('admin');
    await open(`/news?keywords=${encodeURIComponent(word)}`);
    const changed = rowOf(page, `${word} 1`).getByRole('cell', {
      name: /^\d\d-\d\d-\d{4}, \d\d:\d\d.*Anna Montanari$/,
    });
    await expect(changed).toBeVisible();
    await runByPalette(page, 'Ordina per MODIFICATO');
    const heading = page.getByRole('columnheader', { name: 'MODIFICATO' });
    await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/);
    await expect(rowOf(page, word)).toHaveCount(2);
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(rowOf(page, `${word} 1`)).toBeVisible();
      await expect(rowOf(page, `${word} 1`).getByText('Anna Montanari')).toBeHidden();
      await expect(heading).toBeHidden();
    }
  },
);
