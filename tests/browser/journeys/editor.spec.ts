import type { Locator, Page } from 'playwright/test';
import { call, changeNews, completeText, createNews, readNews, unique } from '../kit/api';
import { readDrafts } from '../kit/drafts';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Opens an item's editor and waits for the title. */
async function openItem(page: Page, open: (route: string) => Promise<void>, id: number, title: string): Promise<void> {
  await open(`/news/${id}`);
  await expect(field(page, 'Titolo')).toHaveValue(title);
}

test('due persone salvano la stessa scheda: si sceglie campo per campo o per tutti', async ({ page, signIn, open }) => {
  const title = unique('Contesa');
  const id = await createNews({
    it: completeText(title),
    en: completeText(`${title} EN`),
  });
  await signIn('admin');
  await openItem(page, open, id, title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} mio`);
  await fillByKeys(page, field(page, 'Sottotitolo'), 'Sottotitolo mio');
  await changeNews(id, (item) => ({
    ...item,
    contents: {
      it: { ...item.contents.it, title: `${title} suo`, subtitle: 'Sottotitolo suo' },
      en: { ...item.contents.en, title: `${title} EN suo` },
    },
  }));
  await press(page, 'Control+s');
  const panel = page.getByRole('region', { name: 'Qualcun altro ha salvato questo contenuto nel frattempo' });
  await expect(panel.getByText('Giulia Fabbri')).toBeVisible();
  const italian = panel.getByRole('group', { name: 'Titolo (Italiano)', exact: true });
  await expect(panel.getByText(`Titolo (Inglese) (suo): ${title} EN suo`)).toBeVisible();
  await expect(italian.getByRole('radio', { checked: true })).toHaveCount(0);
  // A group without a choice is what CSS calls indeterminate: it must not look like one with a choice.
  const mark = (radio: Element) => getComputedStyle(radio, '::before').visibility;
  expect(await italian.getByRole('radio').first().evaluate(mark)).toBe('hidden');
  await expect(panel.getByRole('button', { name: 'Salva con queste scelte' })).toHaveAttribute('aria-disabled', 'true');
  await expect(italian.getByRole('radio', { name: 'Tieni la mia' })).toBeFocused();
  await press(page, 'Space');
  await expect(italian.getByRole('radio', { name: 'Tieni la mia' })).toBeChecked();
  await tabTo(page, panel.getByRole('button', { name: 'Prendi tutte le sue' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(panel.getByRole('radio', { name: 'Prendi la sua', checked: true })).toHaveCount(2);
  await tabTo(page, italian.getByRole('radio', { name: 'Prendi la sua' }));
  await press(page, 'ArrowUp');
  expect(await italian.getByRole('radio', { name: 'Tieni la mia' }).evaluate(mark)).toBe('visible');
  await press(page, 'Control+s');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  // Where it was before the conflict, not on what only looks like a choice of it.
  await expect(field(page, 'Sottotitolo')).toBeFocused();
  const { contents } = await readNews(id);
  expect([contents.it?.title, contents.it?.subtitle, contents.en?.title]).toEqual([
    `${title} mio`,
    'Sottotitolo suo',
    `${title} EN suo`,
  ]);
});

test('dopo un ricaricamento la bozza locale viene riproposta, e ripresa', async ({ page, signIn, open }) => {
  const title = unique('Interrotta');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await openItem(page, open, id, title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} con altro`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: 'C’è una bozza non salvata' });
  await expect(offer).toBeVisible();
  await expect(field(page, 'Titolo')).toHaveValue(title);
  // The focus is where it was left.
  await expect(field(page, 'Titolo')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Riprendi la bozza' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(field(page, 'Titolo')).toHaveValue(`${title} con altro`);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.title).toBe(`${title} con altro`);
  await page.reload();
  await expect(field(page, 'Titolo')).toHaveValue(`${title} con altro`);
  await expect(offer).toBeHidden();
});

test('la parola scritta nell’istante in cui la pagina se ne va è nella bozza', FULL, async ({ page, signIn, open }) => {
  const title = unique('Istante');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  page.on('dialog', (dialog) => dialog.accept());
  for (const word of ['prima', 'seconda', 'terza']) {
    await openItem(page, open, id, title);
    await tabTo(page, field(page, 'Titolo'));
    const reloaded = page.waitForEvent('load');
    // One task: the browser has no moment between the key and the end of the page.
    await page.evaluate((text) => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, text);
      location.reload();
    }, word);
    await reloaded;
    await expect(page.getByRole('button', { name: 'Riprendi la bozza' })).toBeVisible();
    expect(Object.values(await readDrafts(page))).toEqual([word]);
    await tabTo(page, page.getByRole('button', { name: 'Scarta la bozza' }));
    await press(page, 'Enter');
    await expect.poll(() => readDrafts(page)).toEqual({});
  }
});

test(
  'una scheda nuova scritta e mai salvata torna dopo che la pagina è caduta',
  FULL,
  async ({ page, context, signIn, open }) => {
    const title = unique('Caduta');
    await signIn('editor');
    await open('/news/new');
    await fillByKeys(page, field(page, 'Titolo'), title);
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await press(page, 'Tab');
    await expect(field(page, 'Slug')).not.toHaveValue('');
    // The draft is at most half a second behind; what was typed since then goes with the page.
    await expect.poll(async () => Object.values(await readDrafts(page))).toContain(title);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await open('/news/new', again);
    await tabTo(again, again.getByRole('button', { name: 'Riprendi la bozza' }));
    await press(again, 'Enter');
    await expect(field(again, 'Titolo')).toHaveValue(title);
    await tabTo(again, again.getByRole('button', { name: 'Torna indietro' }));
  },
);

test('chi esce con modifiche non salvate viene avvertito, e può restare o andare', async ({ page, signIn, open }) => {
  const title = unique('Lasciata');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await open('/news');
  await openItem(page, open, id, title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} e poi?`);
  await tabTo(page, page.getByRole('tab', { name: 'Italiano' }), 'Shift+Tab');
  await press(page, 'g', 'h');
  const dialog = page.getByRole('alertdialog', { name: 'Ci sono modifiche non salvate. Uscire lo stesso?' });
  await expect(dialog.getByRole('button', { name: 'Continua a scrivere' })).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Titolo')).toHaveValue(`${title} e poi?`);
  await press(page, 'g', 'h');
  await tabTo(page, dialog.getByRole('button', { name: 'Esci senza salvare' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect((await readNews(id)).contents.it?.title).toBe(title);
});

test(
  'un testo oltre il limite resta, con il conto e il motivo; il salvataggio è trattenuto [2-5.2, 2-5.16]',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Lunga');
    const id = await createNews({ it: completeText(title) });
    await signIn('admin');
    await openItem(page, open, id, title);
    const meta = field(page, 'Meta description');
    await fillByKeys(page, meta, 'a'.repeat(160));
    await expect(
      page.locator('[data-path="contents.it.google.description"]').getByText('10 caratteri disponibili').first(),
    ).toBeVisible();
    await fillByKeys(page, meta, 'a'.repeat(175));
    await press(page, 'Control+s');
    await expect(meta).toHaveAccessibleDescription('Il testo supera il limite di 170 caratteri (sono 175): togline 5');
    await expect(meta).toHaveValue('a'.repeat(175));
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await fillByKeys(page, meta, 'a'.repeat(170));
    await press(page, 'Control+s');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  },
);

test('una scheda eliminata da altri si salva come nuova, senza perdere nulla', FULL, async ({ page, signIn, open }) => {
  const title = unique('Eliminata');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await openItem(page, open, id, title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} viva`);
  await call('regionale', 'DELETE', `news/${id}`);
  await press(page, 'Control+s');
  const deleted = page.getByRole('alert').filter({ hasText: 'Il contenuto è stato eliminato da qualcun altro' });
  await expect(deleted).toBeVisible();
  await expect(field(page, 'Titolo')).toHaveValue(`${title} viva`);
  await tabTo(page, page.getByRole('button', { name: 'Salva come nuovo' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(new RegExp(`/news/(${id}|new)$`));
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const created = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await readNews(created)).contents.it?.title).toBe(`${title} viva`);
});

test(
  'chi scrive un altro indirizzo a mano ritrova al ritorno anche l’ultima parola',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Abbandonata');
    const id = await createNews({ it: completeText(title) });
    await signIn('admin');
    await openItem(page, open, id, title);
    await tabTo(page, field(page, 'Titolo'));
    await press(page, 'End');
    await page.keyboard.type(' fino in fondo');
    await page.goto('/#/dashboard');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto(`/#/news/${id}`);
    await tabTo(page, page.getByRole('button', { name: 'Riprendi la bozza' }));
    await press(page, 'Enter');
    await expect(field(page, 'Titolo')).toHaveValue(`${title} fino in fondo`);
  },
);

for (const [what, route] of [
  ['un id che non è un numero', '/news/12abc'],
  ['un id con altro dietro', '/news/1/2'],
] as const)
  test(`${what} porta alla pagina non trovata [1-2.1.4]`, async ({ page, signIn, open }) => {
    await signIn('admin');
    await open(route);
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vai alla dashboard' })).toBeVisible();
  });

test('una scheda che non esiste lo dice e riporta all’elenco', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news/99999999');
  const main = page.getByRole('main');
  await expect(main.getByText('Contenuto non trovato')).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('99999999 non esiste più');
  await tabTo(page, main.getByRole('link', { name: 'Torna all’elenco' }));
  await press(page, 'Enter');
  await expect(page.getByRole('row')).toHaveCount(51);
});

test('senza rete il salvataggio aspetta, e parte da sé com’era quando la rete torna', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Galleria');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await openItem(page, open, id, title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} salvato`);
  await page.context().setOffline(true);
  await press(page, 'Control+s');
  await expect(page.getByText('Il salvataggio aspetta la rete')).toBeVisible();
  await fillByKeys(page, field(page, 'Titolo'), `${title} ancora in scrittura`);
  await page.context().setOffline(false);
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await expect(page.getByText('Il salvataggio aspetta la rete')).toBeHidden();
  expect((await readNews(id)).contents.it?.title).toBe(`${title} salvato`);
  await expect(field(page, 'Titolo')).toHaveValue(`${title} ancora in scrittura`);
});
