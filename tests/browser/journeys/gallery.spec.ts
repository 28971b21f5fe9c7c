import sharp from 'sharp';
import { call, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: { r: 150, g: 90, b: 40 } } })
    .png()
    .toBuffer(),
});

interface Image {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly license_id: number | null;
  readonly versione_id: number | null;
}

const found = async (query: string): Promise<Image[]> =>
  (await call('admin', 'POST', 'media/search', { limit: 10, page: 1, query })).data as unknown as Image[];

test('i media si curano coi soli tasti: caricamento, licenza, ricerca, un’eliminazione rifiutata e una riuscita [2-2.46, 2-2.47, 2-2.48, 2-4.14, 2-7.23, 2-4.15]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('regionale');
  await open('/dashboard');
  await press(page, 'g', 'm');
  await expect(page).toHaveURL(/#\/gallery-frame-entity\/true$/);
  const images = page.getByRole('option');
  await expect(images).not.toHaveCount(0);
  await expect(page.getByText(/^24 di \d+ immagini/)).toBeVisible();

  // Twenty-four a page, and as many more.
  await press(page, 'm');
  await expect(page.getByText(/^48 di \d+ immagini/)).toBeVisible();

  // What is uploaded has its data opened: licence and version are still missing.
  const name = unique('tramonto');
  await press(page, 'n');
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Scegli i file' }));
  await press(page, 'Enter');
  await (await choosing).setFiles(await picture(`${name}.png`));
  const title = page.getByRole('textbox', { name: 'Titolo' });
  await expect(title).toHaveValue('');
  await fillByKeys(page, title, name);
  await press(page, 'Control+s');
  await expect(page.getByRole('combobox', { name: 'Licenza' })).toHaveAccessibleDescription(
    'Campo richiesto: scegli la licenza',
  );

  // Unsaved data are not left unasked.
  await tabTo(page, page.getByRole('button', { name: 'Chiudi i dati' }), 'Shift+Tab');
  await press(page, 'g', 'h');
  const question = page.getByRole('alertdialog', { name: 'Lasciare i dati non salvati?' });
  await tabTo(page, question.getByRole('button', { name: 'Continua a modificare' }));
  await press(page, 'Enter');
  await expect(question).toHaveCount(0);
  await expect(title).toHaveValue(name);
  for (const field of ['Licenza', 'Versione']) {
    await tabTo(page, page.getByRole('combobox', { name: field }));
    await press(page, 'ArrowDown');
  }
  await press(page, 'Control+Enter');
  await expect(page.getByText(`Dati salvati: ${name}`)).toBeVisible();
  const [stored] = await found(name);
  expect(stored).toMatchObject({ title: name });
  expect([stored?.license_id, stored?.versione_id].every((choice) => typeof choice === 'number')).toBe(true);

  // A content uses it: it can't be deleted, and the content is named.
  const using = unique('La usa');
  const news = await createNews(
    { it: { title: using, status: 2 } },
    { attachments: [{ id: stored?.id, url: stored?.url, order: 1, is_primary: true }] },
  );
  await press(page, 'Escape');
  await expect(title).toHaveCount(0);
  await press(page, '/');
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await expect(images).toHaveCount(1);
  await tabTo(page, page.getByRole('listbox', { name: 'Immagini' }));
  await press(page, 'Delete');
  const confirmation = page.getByRole('alertdialog', { name: /^Confermare cancellazione elemento selezionato\?/ });
  await tabTo(page, confirmation.getByRole('button', { name: 'Conferma' }));
  await press(page, 'Enter');
  await expect(confirmation.getByRole('listitem')).toHaveText([using]);
  await press(page, 'Escape');
  await expect(confirmation).toHaveCount(0);
  await expect(images).toHaveCount(1);

  await call('admin', 'DELETE', `news/${news}`);
  await tabTo(page, page.getByRole('listbox', { name: 'Immagini' }));
  await press(page, 'Delete');
  await tabTo(page, confirmation.getByRole('button', { name: 'Conferma' }));
  await press(page, 'Enter');
  await expect(page.getByText('Nessuna immagine trovata')).toBeVisible();
  expect(await found(name)).toEqual([]);
});

test(
  'due persone salvano un’immagine: la seconda legge chi e quando, e decide coi soli tasti',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('faro');
    const theirs = `${name} di altri`;
    await signIn('regionale');
    await open('/gallery-frame-entity/true');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await press(page, 'n');
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('button', { name: 'Scegli i file' }));
    await press(page, 'Enter');
    await (await choosing).setFiles(await picture(`${name}.png`));
    const title = page.getByRole('textbox', { name: 'Titolo' });
    await fillByKeys(page, title, name);
    for (const field of ['Licenza', 'Versione']) {
      await tabTo(page, page.getByRole('combobox', { name: field }));
      await press(page, 'ArrowDown');
    }
    await press(page, 'Control+s');
    await expect(page.getByText(`Dati salvati: ${name}`)).toBeVisible();

    // Somebody else saves the same title and, beside it, the copyright.
    const save = async (change: object) => {
      const [stored] = await found(name);
      const body = {
        titolo: stored?.title,
        license_id: stored?.license_id,
        versione_id: stored?.versione_id,
        ...change,
      };
      await call('admin', 'PUT', `media/upload/${stored?.id}`, body);
    };
    await save({ titolo: theirs, copyright: 'Archivio' });
    await tabTo(page, title, 'Shift+Tab');
    await press(page, 'End');
    await page.keyboard.type(' mio');
    await press(page, 'Control+s');
    const panel = page.getByRole('region', { name: /^Dati dell’immagine/ });
    const alert = panel.getByRole('alert');
    await expect(alert).toContainText(/Ha salvato .+\. Per ogni campo cambiato da entrambi scegli/);
    const other = panel.getByRole('radio', { name: `Quello salvato: ${theirs}` });
    const mine = panel.getByRole('radio', { name: `Il mio: ${name} mio` });
    await expect(other).toBeVisible();
    await expect(title).toHaveAttribute('readonly');
    expect((await found(name))[0]?.title).toBe(theirs);
    await expect(mine).toBeFocused();
    // Leaving is asked, and staying shows the decision again.
    await press(page, 'Escape');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Continua a modificare' }));
    await press(page, 'Enter');
    await tabTo(page, mine);
    await press(page, ' ', 'Control+s');
    await expect(page.getByText(`Dati salvati: ${name} mio`)).toBeVisible();
    const kept = (await found(name))[0]?.title;
    expect(kept).toContain(' mio');
    // What only the other one had written is not overwritten.
    await expect(panel.getByRole('textbox', { name: 'Copyright' })).toHaveValue('Archivio');

    // The other way round, out of the palette.
    await save({ titolo: theirs });
    await tabTo(page, title);
    await press(page, 'End');
    await page.keyboard.type(' ancora');
    await press(page, 'Control+s');
    await expect(other).toBeVisible();
    await press(page, 'Control+k');
    await page.keyboard.type('prendi quello salvato');
    await expect(page.getByRole('option', { name: /^Titolo: prendi quello salvato/ })).toBeVisible();
    await press(page, 'Enter');
    await expect(other).toBeChecked();
    await press(page, 'Control+s');
    await expect(alert).toHaveCount(0);
    await expect(title).toHaveValue(theirs);

    // Another field alone: it comes in below, and one is told.
    await save({ copyright: 'Biblioteca' });
    await tabTo(page, title);
    await press(page, 'End');
    await page.keyboard.type(' e mio');
    await press(page, 'Control+s');
    await expect(panel.getByRole('status')).toContainText('i campi che non avevi toccato mostrano ora i valori nuovi');
    await expect(panel.getByRole('textbox', { name: 'Copyright' })).toHaveValue('Biblioteca');
    await press(page, 'Control+s');
    await expect(panel.getByRole('status')).toHaveCount(0);
    const [stored] = await found(name);
    expect(stored?.title).toContain(' e mio');
    await call('admin', 'DELETE', `media/upload/${stored?.id}`);
  },
);

test('sta da sola in una cornice, coi suoi tasti [1-2.1.9]', FULL, async ({ page, signIn }) => {
  await signIn('editor');
  await page.goto('/#/gallery-frame/true');
  const images = page.getByRole('option');
  await expect(images).not.toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Nome File' })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('textbox', { name: 'Nome File' })).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'Immagini' })).toBeFocused();
  await press(page, 'Delete');
  await expect(page.getByText('Non hai il permesso di cancellare immagini: serve «Media: Cancella»')).toBeAttached();
});

interface Attachment {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

const attachmentsNamed = async (keywords: string): Promise<Attachment[]> =>
  (await call('admin', 'GET', `attachments?keywords=${encodeURIComponent(keywords)}&orderBy=%2Bid`))
    .data as unknown as Attachment[];

const document = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
});

test(
  'gli allegati si curano coi soli tasti: si caricano, si scaricano, si copiano, si eliminano tutti o nessuno [3-2.66, 3-2.67, 3-2.68, 3-2.8]',
  FULL,
  async ({ page, context, signIn, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('regionale');
    await open('/allegati');
    await expect(page.getByRole('columnheader', { name: 'NOME' })).toBeVisible();
    const word = unique('orari').split(' ')[1] ?? '';

    // While files are under way the page is not left.
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/attachments/upload', async (route) => {
      await released;
      await route.continue();
    });
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'u');
    const program = { name: `${word}-tre.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('MZ nessun PDF') };
    await (await choosing).setFiles([document(`${word}-uno.pdf`, 'uno'), document(`${word}-due.pdf`, 'due'), program]);
    await expect(page.getByText('In invio')).toHaveCount(3);
    await press(page, 'g', 'h');
    await expect(page.getByText(/I caricamenti non sono finiti/)).toBeVisible();
    await expect(page).toHaveURL(/#\/allegati/);
    release();
    const rows = page.getByRole('row', { name: new RegExp(word) });
    await expect(rows).toHaveCount(2);
    // What was refused stays in sight, with its reason.
    const files = page.getByRole('list', { name: 'File da caricare' });
    await expect(files.getByText(new RegExp(`«${word}-tre.pdf» non è un file PDF`))).toBeVisible();
    await tabTo(page, files.getByRole('button', { name: `Togli ${word}-tre.pdf dall’elenco` }));
    await press(page, 'Enter');
    await expect(files.getByText(`${word}-tre.pdf`)).toHaveCount(0);

    await press(page, '/');
    await page.keyboard.type(word);
    await press(page, 'Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    const [one, two] = await attachmentsNamed(word);
    if (one === undefined || two === undefined) throw new Error('the files did not arrive');
    await tabTo(page, page.getByRole('checkbox', { name: `Seleziona riga ${two.id}` }));
    await press(page, 'Home');
    const downloading = page.waitForEvent('download');
    await press(page, 'd');
    expect((await downloading).suggestedFilename()).toBe(two.name);
    await press(page, 'c');
    await expect(page.getByText(/URL copiato: /)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(two.url, page.url()).href);

    // A content links to one of them: neither is deleted, and the one in use is named.
    const using = unique('Vi rimanda');
    const news = await createNews({
      it: { title: using, status: 2, description: `<p><a href="${one.url}">Gli orari</a></p>` },
    });
    await press(page, 'Control+a');
    await expect(page.getByText('righe selezionate: 2')).toBeVisible();
    await press(page, 'Delete');
    const confirmation = page.getByRole('alertdialog', {
      name: 'Confermare cancellazione degli elementi selezionati?',
    });
    await tabTo(page, confirmation.getByRole('button', { name: 'Conferma' }));
    await press(page, 'Enter');
    await expect(confirmation.getByRole('alert')).toContainText(`«${one.name}» non si può eliminare`);
    await expect(confirmation.getByRole('alert')).toContainText(using);
    expect(await attachmentsNamed(word)).toHaveLength(2);
    await press(page, 'Escape');
    await expect(confirmation).toHaveCount(0);

    await call('admin', 'DELETE', `news/${news}`);
    await press(page, 'Delete');
    await tabTo(page, confirmation.getByRole('button', { name: 'Conferma' }));
    await press(page, 'Enter');
    await expect(page.getByText('Nessun risultato disponibile')).toBeVisible();
    expect(await attachmentsNamed(word)).toEqual([]);
  },
);
