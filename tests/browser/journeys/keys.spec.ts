import type { Locator, Page } from 'playwright/test';
import { completeText, createNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Tasti e comandi' });
const announced = (page: Page): Locator => page.getByRole('status', { name: 'Risposte della tastiera' });
const cursor = (page: Page): Locator => page.locator('tr[aria-current="true"]');
const rowAt = (page: Page, place: number): Locator => page.getByRole('row').nth(place);

/** Titles of the lines that show keys, in the order of the sheet. */
async function linesWithKeys(page: Page): Promise<string[]> {
  await press(page, '?');
  await expect(help(page)).toBeVisible();
  const lines = help(page)
    .getByRole('listitem')
    .filter({ has: page.locator('kbd') });
  const titles = await lines.evaluateAll((items) =>
    items.map((item) => item.querySelector('span')?.firstChild?.textContent ?? ''),
  );
  await press(page, 'Escape');
  await expect(help(page)).toBeHidden();
  return titles;
}

type Proof = (page: Page) => Promise<void>;

/** A key that opens a dialog, which Esc closes again. */
const opens =
  (keys: string, dialog: (page: Page) => Locator): Proof =>
  async (page) => {
    await press(page, keys);
    await expect(dialog(page)).toBeAttached();
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
  };

/** Keys that lead to another row, each from the first one. */
const movesTo =
  (place: number, from: string, ...keys: readonly string[]): Proof =>
  async (page) => {
    for (const key of keys) {
      await press(page, from, key);
      await expect(cursor(page)).toHaveAttribute('data-row', (await rowAt(page, place).getAttribute('data-row')) ?? '');
    }
  };

const goesTo =
  (url: RegExp, back: boolean, ...keys: readonly string[][]): Proof =>
  async (page) => {
    for (const sequence of keys) {
      await press(page, ...sequence);
      await expect(page).toHaveURL(url);
      if (back) await page.goBack();
      if (back) await expect(page.getByRole('row')).toHaveCount(51);
    }
  };

/** A tab that a key opens, its address held against the pattern. */
const opensTab =
  (keys: string, url: RegExp): Proof =>
  async (page) => {
    const opening = page.context().waitForEvent('page');
    await press(page, keys);
    const tab = await opening;
    await expect(tab).toHaveURL(url);
    await tab.close();
  };

const selected = (page: Page, place: number): Locator => rowAt(page, place).getByRole('checkbox');
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Comandi e ricerca' });

/** Lines that lead to the sections beside the content types, on every page. */
const SECTIONS: Readonly<Record<string, Proof>> = {
  Utenti: goesTo(/#\/users$/, true, ['g', 'u']),
  Ruoli: goesTo(/#\/users\/roles$/, true, ['g', 'o']),
  Redazioni: goesTo(/#\/users\/redazioni$/, true, ['g', 'd']),
  'Galleria media': goesTo(/#\/gallery-frame-entity\/true$/, true, ['g', 'm']),
  'Redirect 404': goesTo(/#\/error404-list/, true, ['g', 'r']),
};

/** On a list of one item: the first row of the whole list may be another test's. */
const onOwnRow =
  (proof: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    const own = unique('Riga');
    await createNews({ it: completeText(own) });
    await page.goto(`/#/news?keywords=${encodeURIComponent(own)}`);
    await expect(page.getByRole('row', { name: own })).toBeVisible();
    await proof(page);
    await press(page, 'Shift+F');
    await expect(page.getByRole('row')).toHaveCount(51);
  };

/** Every line of the help sheet of a list → what shows that its keys act. */
const LIST_KEYS: Readonly<Record<string, Proof>> = {
  'Apri comandi e ricerca': opens('Control+k', palette),
  'Tasti e comandi': opens('?', help),
  Dashboard: goesTo(/#\/dashboard$/, true, ['g', 'h']),
  ...SECTIONS,
  'Gestione News': async (page) => {
    await page.goto('/#/dashboard');
    await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
    await press(page, 'g', 'n');
    await expect(page.getByRole('row')).toHaveCount(51);
  },
  'Gestione Evento': goesTo(/#\/events/, true, ['g', 'e']),
  'Riga successiva': movesTo(2, 'Home', 'ArrowDown', 'j'),
  'Riga precedente': movesTo(49, 'End', 'ArrowUp', 'k'),
  'Prima riga': movesTo(1, 'End', 'Home'),
  'Ultima riga': movesTo(50, 'Home', 'End'),
  'Dieci righe più giù': movesTo(11, 'Home', 'PageDown'),
  'Dieci righe più su': movesTo(40, 'End', 'PageUp'),
  'Apri la riga': async (page) => {
    await press(page, 'Home');
    await goesTo(/#\/news\/\d+$/, true, ['Home', 'Enter'], ['Home', 'o'])(page);
  },
  'Modifica la riga': goesTo(/#\/news\/\d+$/, true, ['Home', 'e']),
  'Apri la riga in una nuova scheda': async (page) => {
    await press(page, 'Home');
    await opensTab('Control+Enter', /#\/news\/\d+$/)(page);
  },
  "Apri l'anteprima della riga": async (page) => {
    await press(page, 'Home');
    await opensTab('p', /preview=1$/)(page);
  },
  'Apri la revisione della riga': onOwnRow(async (page) => {
    await press(page, 'Home', 'r');
    await expect(announced(page)).toHaveText('Non c’è nessuna revisione in corso');
  }),
  Approva: onOwnRow(async (page) => {
    await press(page, 'Home', 'a');
    await expect(page.getByText(/aspetta la validazione$/).first()).toBeVisible();
  }),
  'Duplica la riga': async (page) => {
    await press(page, 'Home', 'Shift+D');
    await expect(page).toHaveURL(/#\/news\/new\?from=\d+$/);
    await page.goto('/#/news');
    await expect(page.getByRole('row')).toHaveCount(51);
  },
  'Seleziona o deseleziona la riga': async (page) => {
    await press(page, 'Home', 'x');
    await expect(selected(page, 1)).toBeChecked();
    await press(page, 'Space');
    await expect(selected(page, 1)).not.toBeChecked();
  },
  'Seleziona fino alla riga': async (page) => {
    await press(page, 'Home', 'x', 'j', 'j', 'Shift+Space');
    await expect(page.getByText('righe selezionate: 3')).toBeVisible();
    await press(page, 'Control+a', 'Control+a');
  },
  'Seleziona tutta la pagina': async (page) => {
    await press(page, 'Control+a');
    await expect(page.getByText('righe selezionate: 50')).toBeVisible();
    await press(page, 'Control+a');
    await expect(page.getByText('righe selezionate')).toBeHidden();
  },
  'Elimina le righe selezionate o la riga corrente': async (page) => {
    await press(page, 'Home');
    await opens('Delete', () => page.getByRole('alertdialog'))(page);
  },
  'Cerca in questo elenco': async (page) => {
    await press(page, '/');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(cursor(page)).toHaveCount(1);
  },
  'Vai ai filtri': async (page) => {
    await press(page, 'f');
    await expect(page.getByRole('combobox', { name: 'Destinazione' })).toBeFocused();
    await tabTo(page, rowAt(page, 1).or(cursor(page)).first());
  },
  'Annulla Filtri': async (page) => {
    await page.goto('/#/news?keywords=sagra');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toHaveValue('sagra');
    await press(page, 'Shift+F');
    await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toHaveValue('');
    await expect(page).not.toHaveURL(/keywords/);
  },
  'Nuova News': goesTo(/#\/news\/new$/, true, ['n']),
  'Azione principale della finestra': async (page) => {
    const dialog = page.getByRole('alertdialog');
    const calls: string[] = [];
    await page.route('**/api/v1/news/*', (route) => {
      calls.push(route.request().method());
      return route.abort();
    });
    await press(page, 'Home', 'Delete');
    await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText('Il server non risponde');
    expect(calls).toEqual(['DELETE']);
    await page.unroute('**/api/v1/news/*');
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
  },
  'Chiudi la finestra in primo piano': async (page) => {
    await opens('?', help)(page);
    await opens('Control+k', palette)(page);
  },
};

test('nell’elenco ogni tasto della guida fa qualcosa', async ({ page, signIn, open }) => {
  test.setTimeout(120_000);
  await createNews({ it: completeText(unique('In cima')) });
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  expect((await linesWithKeys(page)).sort()).toEqual(Object.keys(LIST_KEYS).sort());
  for (const [line, proof] of Object.entries(LIST_KEYS)) await test.step(line, () => proof(page));
});

const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Titolo', exact: true });
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Descrizione', exact: true });
const addImages = (page: Page): Locator => page.getByRole('button', { name: 'Aggiungi immagini' });
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Seleziona Allegato' });
const thumbnails = (page: Page): Locator => picker(page).getByRole('listbox', { name: 'Immagini' });
const imageData = (page: Page): Locator => picker(page).getByRole('region', { name: /^Dati dell’immagine/ });

/** Lines of the image card and of its picker, which the second one opens and the last one closes. */
const IMAGE_KEYS: Readonly<Record<string, Proof>> = {
  'Carica immagini dal computer': async (page) => {
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'Shift+F9');
    await choosing;
  },
  'Aggiungi immagini': async (page) => {
    await press(page, 'F9');
    await expect(thumbnails(page)).toBeFocused();
  },
  'Mostra altre immagini': async (page) => {
    await expect(picker(page).getByText(/^30 di \d+ immagini/)).toBeVisible();
    await press(page, 'm');
    await expect(picker(page).getByText(/^60 di \d+ immagini/)).toBeVisible();
  },
  'Aggiorna le immagini': async (page) => {
    await press(page, 'r');
    await expect(picker(page).getByText(/^30 di \d+ immagini/)).toBeVisible();
  },
  'Cerca fra le immagini': async (page) => {
    await press(page, '/');
    await expect(picker(page).getByRole('searchbox', { name: 'Cerca immagini' })).toBeFocused();
    // Images of the demo, which no other test deletes.
    await page.keyboard.type('Rocca');
    await press(page, 'Enter');
    await expect(picker(page).getByRole('option').first()).toHaveAccessibleName(/Rocca/);
    await tabTo(page, thumbnails(page));
  },
  'Seleziona o deseleziona l’immagine': async (page) => {
    await press(page, 'Home', 'x');
    await expect(picker(page).getByText('1 selezionata')).toBeVisible();
    await press(page, 'x');
    await expect(picker(page).getByText('1 selezionata')).toHaveCount(0);
  },
  'Deseleziona tutte le immagini': async (page) => {
    await press(page, 'x', 'ArrowRight', 'x');
    await expect(picker(page).getByText('2 selezionate')).toBeVisible();
    await press(page, 'Shift+X');
    await expect(picker(page).getByText('2 selezionate')).toHaveCount(0);
    await expect(picker(page).getByRole('option', { selected: true })).toHaveCount(0);
  },
  'Carica immagini nella galleria': async (page) => {
    await press(page, 'n');
    await expect(picker(page).getByRole('button', { name: 'Scegli i file' })).toBeVisible();
    await expect(picker(page).getByRole('button', { name: 'Torna alla gallery' })).toBeFocused();
    await press(page, 'Enter');
    await expect(thumbnails(page)).toBeFocused();
  },
  'Elimina l’immagine dal server': opens('Delete', (page) =>
    page.getByRole('alertdialog', { name: /^Confermare cancellazione elemento selezionato\?/ }),
  ),
  'Apri i dati dell’immagine': async (page) => {
    for (const key of ['e', 'o']) {
      await expect(thumbnails(page)).toBeFocused();
      await press(page, key);
      await expect(imageData(page)).toBeFocused();
      await press(page, 'Escape');
      await expect(imageData(page)).toHaveCount(0);
    }
  },
  'Salva i dati dell’immagine': async (page) => {
    await expect(thumbnails(page)).toBeFocused();
    await press(page, 'e');
    await fillByKeys(page, imageData(page).getByRole('textbox', { name: 'Copyright' }), unique('Prova'));
    // An image may lack licence and version, without which its data are not saved.
    for (const name of ['Licenza', 'Versione']) {
      await tabTo(page, imageData(page).getByRole('combobox', { name }));
      await press(page, 'ArrowDown');
    }
    await press(page, 'Control+s');
    await expect(page.getByText('Dati salvati: Rocca')).toBeVisible();
    await press(page, 'Escape');
    await expect(imageData(page)).toHaveCount(0);
  },
  'Inserisci le immagini selezionate': async (page) => {
    await expect(thumbnails(page)).toBeFocused();
    await press(page, 'x', 'Control+Enter');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.locator('[data-image]')).toHaveCount(1);
  },
};

const status = (page: Page): Locator => page.getByRole('combobox', { name: 'Stato', exact: true });

/** Every line of the help sheet of an editor, besides those that every page has → what shows that its keys act. */
const EDITOR_KEYS: Readonly<Record<string, Proof>> = {
  Salva: async (page) => {
    for (const [end, keys] of [
      ['a', 'Control+s'],
      ['b', 'Control+Enter'],
    ] as const) {
      await tabTo(page, title(page));
      await press(page, 'End', end);
      await expect(page.getByText('Modifiche non salvate')).toBeVisible();
      await press(page, keys);
      await expect(page.getByText('Tutto salvato')).toBeVisible();
    }
  },
  'Errore successivo': async (page) => {
    await tabTo(page, title(page));
    await press(page, 'Control+a', 'Delete', 'Tab', 'F8');
    await expect(title(page)).toBeFocused();
  },
  'Errore precedente': async (page) => {
    await press(page, 'Tab', 'Shift+F8');
    await expect(title(page)).toBeFocused();
    await page.keyboard.insertText(unique('Corretta'));
  },
  'Passa alla lingua: Inglese': async (page) => {
    await tabTo(page, page.getByRole('tab', { name: 'IT' }), 'Shift+Tab');
    await press(page, 'l', 'e');
    await expect(page.getByRole('tab', { name: 'EN', selected: true })).toBeVisible();
  },
  'Passa alla lingua: Italiano': async (page) => {
    await press(page, 'l', 'i');
    await expect(page.getByRole('tab', { name: 'IT', selected: true })).toBeVisible();
  },
  'Manda in validazione': async (page) => {
    await press(page, 's', 'v');
    await expect(status(page)).toHaveValue('3');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  },
  'Rimanda in revisione': async (page) => {
    await press(page, 's', 'r');
    await expect(page.getByRole('textbox', { name: 'Nota di revisione' })).toBeFocused();
    await expect(status(page)).toHaveValue('4');
    await tabTo(page, page.getByRole('tab', { name: 'IT' }), 'Shift+Tab');
  },
  'Approva e pubblica': async (page) => {
    await press(page, 's', 'p');
    await expect(status(page)).toHaveValue('1');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  },
  Duplica: async (page) => {
    const item = page.url();
    await press(page, 'Shift+D');
    await expect(page).toHaveURL(/#\/news\/new\?from=\d+$/);
    await page.goto(item);
    await expect(status(page)).toHaveValue('1');
    await expect(addImages(page)).toBeVisible();
  },
  ...IMAGE_KEYS,
  Anteprima: opensTab('Control+Shift+P', /preview=1$/),
  'Barra degli strumenti del testo': async (page) => {
    await tabTo(page, text(page));
    await press(page, 'Alt+F10');
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  },
  'Dalla barra degli strumenti al testo': async (page) => {
    await press(page, 'Escape');
    await expect(text(page)).toBeFocused();
  },
  'Collegamento, nel testo con una selezione': async (page) => {
    await press(page, 'Control+a', 'Control+k');
    await expect(page.getByRole('textbox', { name: 'Indirizzo del link' })).toBeFocused();
    await press(page, 'Escape');
    await expect(text(page)).toBeFocused();
  },
};

test('nella scheda ogni tasto della guida fa qualcosa', async ({ page, signIn, open }) => {
  test.setTimeout(120_000);
  const id = await createNews({ it: completeText(unique('Con tutti i tasti')) });
  await signIn('admin');
  await open(`/news/${id}`);
  await expect(text(page)).toBeVisible();
  await expect(addImages(page)).toBeVisible();
  // Keys inside a map or a calendar are proved where these are walked, with the address and the dates of an event.
  const lines = (await linesWithKeys(page)).filter((line) => !/^(Sul calendario|Sulla mappa|Dalla mappa)/.test(line));
  const shared = Object.keys(LIST_KEYS).filter(
    (line) => line in SECTIONS || /finestra|^(Apri comandi|Tasti|Dashboard|Gestione)/.test(line),
  );
  expect(lines.sort()).toEqual([...Object.keys(EDITOR_KEYS), ...shared].sort());
  for (const [line, proof] of Object.entries(EDITOR_KEYS)) await test.step(line, () => proof(page));
});

test('un tasto che non si può usare dice perché', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'Delete');
  await expect(announced(page)).toHaveText('Nessuna riga scelta: seleziona una riga o portaci il cursore');
  await press(page, 'g', 'z');
  await expect(announced(page)).toHaveText('Nessun comando per «g z»');
});

test('la palette mostra perché un comando non si può eseguire, e non lo esegue', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'Control+k');
  const row = page.getByRole('option', { name: /^Modifica la riga/ });
  await expect(row).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('>modifica la riga');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(palette(page).getByRole('status')).toHaveText(
    'Modifica la riga: Nessuna riga scelta: porta il cursore su una riga',
  );
  await expect(page).toHaveURL(/#\/news(\?.*)?$/);
});

test('i tasti singoli si spengono, e restano spenti', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, '?');
  await tabTo(page, help(page).getByRole('button', { name: 'Cambia i tasti', exact: true }));
  await press(page, 'Enter');
  await tabTo(page, help(page).getByRole('checkbox', { name: 'Tasti singoli' }));
  await press(page, 'Space', 'Escape');
  await expect(help(page)).toBeHidden();
  await press(page, 'j', 'n', '/');
  await expect(cursor(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'n', 'ArrowDown');
  await expect(cursor(page)).toHaveCount(1);
  await expect(page).toHaveURL(/#\/news(\?.*)?$/);
});
