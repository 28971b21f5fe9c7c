import { mkdtemp, open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { bomb } from '../../server/media-kit';
import { call, readNews, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { dropFiles, noise, pasteFiles, png, type TestFile, truncated } from '../kit/files';
import { expect, FULL, test } from '../kit/fixtures';
import { tabTo } from '../kit/keyboard';
import { current, dialogOf, editNews, giveLicence, insert, openPicker, rowsOf, selectedIn } from '../kit/picker';

const picture = (name: string, width = 1600, height = 900) => png(name, width, height);
const chosenFile = ({ name, type, bytes }: TestFile) => ({ name, mimeType: type, buffer: bytes });

interface Attached {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly order: number;
  readonly is_primary: boolean;
}
const attachedTo = async (id: number) => (await readNews(id)).attachments as readonly Attached[];

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test(
  'dieci immagini si scelgono fra pagine e filtri, di una di troppo si è avvisati, si salvano in ordine [1-2.18.3, 1-2.18.5, 1-2.18.11, 1-4.21, 1-5.29, 2-5.18, 3-5.9]',
  FULL,
  async ({ page, signIn, open, turn }) => {
    await turn('pictures');
    await signIn('admin');
    const id = await editNews(page, open);
    const dialog = await openPicker(page);
    await expect(dialog.getByText('Si possono allegare massimo 10 file')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'INSERISCI' })).toHaveCount(0);
    // Only images of the demo have this copyright: what other tests upload meanwhile moves no page.
    await page.keyboard.press('/');
    await page.keyboard.type('Comune di');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^30 di 1\d\d immagini/)).toBeVisible();
    await tabTo(page, dialog.getByRole('listbox'));
    await page.keyboard.press('m');
    await expect(dialog.getByText(/^60 di \d+ immagini/)).toBeVisible();
    await page.keyboard.press('End');
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
    }
    await expect(dialog.getByText(/6 selezionate/)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Rocca');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/6 selezionate/)).toBeVisible();
    await expect(dialog.getByRole('option').first()).toHaveAccessibleName(/Rocca/);
    await tabTo(page, dialog.getByRole('listbox'));
    for (let count = 7; count <= 11; count += 1) {
      while ((await current(dialog)) !== 'false') await page.keyboard.press('ArrowRight');
      await page.keyboard.press('x');
      await expect(dialog.getByText(`${count} selezionate`)).toBeVisible();
    }
    await expect(dialog.getByRole('button', { name: 'TROPPI ALLEGATI' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(
      page.getByText(/Si possono allegare massimo 10 file: togli un’immagine dalla selezione/),
    ).not.toHaveCount(0);
    await inBothThemes(page);
    await page.keyboard.press('Space');
    await insert(page, rowsOf(page));
    await expect(dialog).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(10);
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => (await attachedTo(id)).map(({ order }) => order))
      .toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  },
);

test('i file trascinati o incollati ovunque si prendono, con la loro licenza, si descrivono, si ordinano, si tolgono e si salvano [1-2.18.6, 1-4.24, 1-4.26, 2-3.29]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  const id = await editNews(page, open);
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const dialog = dialogOf(page);
  const rows = rowsOf(page);
  await pasteFiles(page, title, [await picture('testo.png')], 'solo testo');
  await expect(rows).toHaveCount(0);
  await dropFiles(page, page.locator('main'), [await picture('uno.png')]);
  await giveLicence(page);
  await expect(rows).toHaveCount(1);
  await pasteFiles(page, page.locator('body'), [await picture('due.png'), await picture('tre.png')]);
  await giveLicence(page);
  await expect(rows).toHaveCount(3);
  await expect(dialog).toHaveCount(0);

  await rows.nth(0).getByRole('textbox').focus();
  await page.keyboard.type('Il mare');
  await tabTo(page, rows.nth(1).getByRole('textbox'));
  await page.keyboard.type('La pineta');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(0).getByRole('textbox')).toHaveValue('La pineta');
  await expect(page.getByText('due.png: posizione 1 di 3')).toBeAttached();
  await tabTo(page, rows.nth(1).getByRole('button', { name: 'Togli uno.png' }));
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Rimetti uno.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await inBothThemes(page);

  await rows
    .nth(2)
    .getByRole('button', { name: /^Modifica i dati/ })
    .focus();
  await page.keyboard.press('e');
  const data = page.getByRole('dialog', { name: 'Dati dell’immagine' });
  await expect(data.getByRole('textbox', { name: 'Nome File' })).toHaveAttribute('readonly', '');
  await expect(data.getByRole('textbox', { name: 'Titolo' })).toBeFocused();
  await page.keyboard.type('Tramonto');
  // They lie in no draft: the page stays and says why, whatever the editor would ask.
  await page.evaluate(() => {
    location.hash = '#/news';
  });
  await expect(
    page.getByText('I dati di un’immagine non sono salvati: prima salvali, o chiudili senza salvare.'),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
  await expect(data.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Tramonto');
  await tabTo(page, data.getByLabel('Testo alternativo'));
  await page.keyboard.type('Un tramonto');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Dati salvati').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(data).toHaveCount(0);
  await expect(rows.nth(2)).toContainText('Tramonto');
  await expect(rows.nth(2).getByRole('textbox')).toHaveValue('Un tramonto');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () =>
      (await attachedTo(id)).map(({ name, description, is_primary }) => [name, description, is_primary]),
    )
    .toEqual([
      ['due.png', 'La pineta', false],
      ['uno.png', 'Il mare', true],
      ['tre.png', 'Un tramonto', false],
    ]);
});

test(
  'licenza e versione restano; ciò che è in uso non si elimina, e si legge dove [1-8.6, 1-8.13, 3-8.1, 3-8.7]',
  FULL,
  async ({ page, signIn, open, turn }) => {
    await turn('pictures');
    await signIn('admin');
    const name = `${unique('usata')}.png`;
    const id = await editNews(page, open);
    await dropFiles(page, page.locator('main'), [await picture(name)]);
    await giveLicence(page);
    await expect(rowsOf(page)).toHaveCount(1);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await attachedTo(id)).length).toBe(1);
    const [attached] = await attachedTo(id);
    const { data } = (await call('admin', 'POST', 'media/search', { id: attached?.id })) as {
      data: { license_id: number; versione_id: number }[];
    };
    expect([data[0]?.license_id, data[0]?.versione_id]).toEqual([expect.any(Number), expect.any(Number)]);

    const dialog = await openPicker(page);
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await tabTo(page, dialog.getByRole('listbox'));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: /^Dati dell’immagine/ })).toBeFocused();
    await inBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', {
      name: 'Confermare cancellazione elemento selezionato? Attenzione, il file sarà rimosso dal server!!!',
    });
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(question.getByText(/^Errore Cancellazione/)).toBeVisible();
    await expect(question.getByText('La usa un contenuto:')).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveText((await readNews(id)).contents.it?.title ?? '');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(1);
  },
);

test(
  'un’immagine entra nel testo con testo alternativo e didascalia; si prende anche quella trascinata sul testo',
  FULL,
  async ({ page, signIn, open, turn }) => {
    await turn('pictures');
    await signIn('admin');
    const id = await editNews(page, open, { description: '<p>Prima</p>' });
    const text = page.locator('.rt').first();
    await text.focus();
    // Images stand where the caret is.
    await page.keyboard.press('End');
    const dialog = await openPicker(page);
    await page.keyboard.press('Space');
    await expect(selectedIn(dialog)).toHaveCount(1);
    await insert(page, page.getByRole('dialog', { name: 'Testo alternativo e didascalia' }));
    const question = page.getByRole('dialog', { name: 'Testo alternativo e didascalia' });
    const alt = question.getByLabel('Testo alternativo');
    await tabTo(page, alt);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Enter');
    await expect(question.getByText(/^Scrivi il testo alternativo/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('Una veduta');
    await tabTo(page, question.getByLabel('Didascalia'));
    await page.keyboard.type('La veduta');
    await page.keyboard.press('Control+Enter');
    await expect(text.locator('figure img[alt="Una veduta"]')).toHaveCount(1);
    await expect(text).toBeFocused();

    await dropFiles(page, text.locator('p').first(), [await picture('caduta.png')]);
    await giveLicence(page);
    await tabTo(page, alt);
    await page.keyboard.type('Caduta qui');
    await page.keyboard.press('Control+Enter');
    await expect(text.locator('figure')).toHaveCount(2);
    await expect(rowsOf(page)).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () =>
        (await readNews(id)).contents.it?.description
          .replaceAll(/\/media\/files\/[^"]+/g, 'FILE')
          .replaceAll(/(width|height)="\d+"/g, '$1'),
      )
      .toBe(
        '<p>Prima</p><figure><img loading="lazy" src="FILE" alt="Una veduta" width height /><figcaption>La veduta</figcaption></figure><figure><img loading="lazy" src="FILE" alt="Caduta qui" width height /></figure>',
      );
  },
);

test(
  'se la rete ne interrompe una si continua con le altre, la si riprova, si annulla [1-4.26, 2-4.15]',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    await editNews(page, open);
    const dialog = await openPicker(page);
    await page.keyboard.press('n');
    await expect(dialog.getByRole('button', { name: 'Scegli i file' })).toBeFocused();
    let cut = true;
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/v1/media/upload/**', async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      if (cut && body.includes('filename="taglio.png"')) return route.abort('connectionreset');
      if (body.includes('filename="lenta.png"')) await released;
      return route.continue().catch(() => undefined);
    });
    const names = ['taglio.png', 'lenta.png', 'buona.png'];
    await dialog
      .locator('input[type=file]')
      .setInputFiles((await Promise.all(names.map((name) => picture(name)))).map(chosenFile));
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect(
      row('taglio.png').getByText(/La connessione si è interrotta mentre «taglio.png» veniva caricato/),
    ).toBeVisible();
    await expect(row('buona.png')).toHaveAttribute('data-status', 'done');
    await inBothThemes(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Annulla lenta.png' }));
    await page.keyboard.press('Enter');
    await expect(row('lenta.png')).toHaveAttribute('data-status', 'cancelled');
    release();
    cut = false;
    await tabTo(page, dialog.getByRole('button', { name: 'Riprova taglio.png' }));
    await page.keyboard.press('Enter');
    await expect(selectedIn(dialog)).toHaveCount(2);
  },
);

/** Larger than a test may hand over in memory; it takes no room on the disk. */
async function hugeFile(folder: string): Promise<string> {
  const path = join(folder, 'enorme.jpg');
  const file = await openFile(path, 'w');
  await file.truncate(101 * 1024 * 1024);
  await file.close();
  return path;
}

test(
  'di ciò che non si può caricare si leggono file, limite, misura e rimedio [1-5.24, 1-5.26, 1-8.8, 2-5.23]',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    await editNews(page, open);
    const dialog = await openPicker(page);
    await page.keyboard.press('n');
    const good = await picture('buona.png');
    const posing = (name: string, bytes: Buffer): TestFile => ({ name, type: 'image/png', bytes });
    const input = dialog.locator('input[type=file]');
    const files = [
      await picture('piccola.png', 800, 600),
      posing('vuota.png', Buffer.alloc(0)),
      posing('programma.png', Buffer.from('MZ\u0090\u0000 questo è un programma')),
      posing('doppia.png', Buffer.concat([good.bytes, Buffer.from('<script>alert(1)</script>')])),
      truncated(await noise('monca.png', 1200), 40_000),
      posing('bomba.png', bomb(9_000, 9_000)),
      await noise('pesante.png', 1300),
      { name: 'nota.exe', type: 'application/octet-stream', bytes: Buffer.from('MZ') },
    ];
    await input.setInputFiles(files.map(chosenFile));
    const problems: Record<string, RegExp> = {
      'piccola.png': /1200 pixel, qui l'immagine è di 800 × 600\. Carica una versione più grande/,
      'vuota.png': /è vuoto \(0 byte\): controlla il file/,
      'programma.png': /è danneggiato o incompleto.*salvalo di nuovo/,
      'doppia.png': /nasconde un altro file.*salvalo di nuovo/,
      'monca.png': /è danneggiato o incompleto.*salvalo di nuovo/,
      'bomba.png': /ha troppi pixel: sono 81 milioni, il massimo è 40 milioni\. Riduci/,
      'pesante.png': /è troppo grande: è di \d,\d+ MB, il massimo per un'immagine è 1 MB\. Riduci o comprimi/,
      'nota.exe': /non è di un tipo ammesso: si possono caricare JPEG, PNG.*Converti il file/,
    };
    for (const [name, problem] of Object.entries(problems))
      await expect(dialog.getByRole('listitem').filter({ hasText: `«${name}»` }), name).toContainText(problem);
    const folder = await mkdtemp(join(tmpdir(), 'portolano-huge-'));
    await input.setInputFiles(await hugeFile(folder));
    await expect(dialog.getByRole('listitem').filter({ hasText: '«enorme.jpg»' })).toContainText(
      "è di 101 MB, il massimo per un'immagine è 1 MB",
    );
    await rm(folder, { recursive: true });
    await expect(dialog.getByRole('button', { name: 'INSERISCI' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('Ctrl+S nella galleria senza un’immagine aperta non arriva al browser, e dice perché non succede nulla', async ({
  page,
  open,
  signIn,
}) => {
  await signIn('admin');
  await editNews(page, open);
  await openPicker(page);
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 's') document.body.dataset.kept = String(defaultPrevented);
    });
  });
  await page.keyboard.press('Control+s');
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(
    'Questi tasti valgono nella pagina sotto: chiudi prima la finestra aperta',
  );
});
