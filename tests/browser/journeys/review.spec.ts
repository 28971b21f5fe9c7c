import type { Page } from 'playwright/test';
import { valueAt } from '../../../src/content/field/path';
import { call, completeText, createNews, readNews, unique } from '../kit/api';
import { confirmPublication } from '../kit/editing';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const status = (page: Page) => page.getByRole('combobox', { name: 'Stato', exact: true });
const note = (page: Page) => page.getByRole('textbox', { name: 'Nota di revisione' });
const said = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();
const itemIn = (page: Page): number => Number(/#\/news\/(\d+)/.exec(page.url())?.[1]);
const found = (text: string) => `/news?keywords=${encodeURIComponent(text)}`;

/** Ends the session of whoever was here, and what this browser remembers of them. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/#/user/logout');
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
}

async function presses(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await press(page, 'Enter');
}

test('chi non pubblica rivede una scheda pubblicata, e chi pubblica la approva dall’elenco [2-2.17, 3-2.14, 1-2.19.3]', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Riveduta');
  const id = await createNews({ it: completeText(name, { status: 1 }) });
  await signIn('editor');
  await open(`/news/${id}`);
  await expect(said(page, 'se la modifichi nasce una bozza di revisione')).toBeVisible();
  await tabTo(page, title(page));
  await press(page, 'End');
  await page.keyboard.type(' ora');
  await expect(said(page, 'salvando nascerà una bozza di revisione')).toBeVisible();
  await expect(status(page)).toHaveValue('2');
  await press(page, 'Control+s');
  await expect(page.getByText('Scheda BOZZA di Revisione')).toBeVisible();
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const revision = itemIn(page);
  expect(revision).not.toBe(id);
  expect((await readNews(id)).contents.it).toMatchObject({ title: name, status: 1 });

  await presses(page, 'Manda in validazione');
  await expect(status(page)).toHaveValue('3');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  await presses(page, 'Apri l’originale');
  await expect(page.getByText('Questa scheda ha una revisione in corso')).toBeVisible();
  await tabTo(page, title(page));
  await press(page, 'End');
  await page.keyboard.type(' ancora');
  await press(page, 'Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Il salvataggio non è riuscito' })).toBeVisible();
  await expect(title(page)).toHaveValue(`${name} ancora`);
  await page.goto('/#/dashboard');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(title(page)).toHaveCount(0);

  await signOut(page);
  await signIn('admin');
  await open(found(name));
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Da Validare')).toBeVisible();
  await press(page, 'j', 'r');
  await expect(title(page)).toHaveValue(`${name} ora`);
  await open(found(name));
  await expect(row.getByRole('link', { name: 'Revisione' })).toBeVisible();
  await press(page, 'j', 'a');
  await expect(said(page, 'Le modifiche della revisione sostituiranno subito')).toBeVisible();
  await confirmPublication(page);
  await expect(said(page, `Pubblicata la revisione in italiano: «${name} ora»`)).toBeVisible();
  await expect(row.getByRole('link', { name: 'Revisione' })).toHaveCount(0);
  expect((await readNews(id)).contents.it).toMatchObject({ title: `${name} ora`, status: 1 });
  await expect(call('admin', 'GET', `news/${revision}`)).rejects.toThrow('404');
});

test(
  'ciò che manca si legge dall’elenco, si rimanda con una nota, e una copia comincia da capo',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('Incompleta');
    const id = await createNews({ it: { title: name, status: 3 } });
    await signIn('admin');
    await open(found(name));
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await press(page, 'j', 'a');
    const dialog = page.getByRole('alertdialog', { name: `Approvare «${name}»?` });
    await expect(dialog.getByRole('listitem')).toContainText(/mancano .* in italiano$/);
    await tabTo(page, dialog.getByRole('link', { name }));
    await press(page, 'Enter');
    await expect(title(page)).toHaveValue(name);
    await presses(page, 'Rimanda in revisione');
    await expect(note(page)).toBeFocused();
    await page.keyboard.type('Manca la descrizione');
    await press(page, 'Control+s');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    expect((await readNews(id)).contents.it).toMatchObject({ status: 4, review_note: 'Manca la descrizione' });

    await signOut(page);
    await signIn('editor');
    await open(`/news/${id}`);
    await expect(note(page)).toHaveValue('Manca la descrizione');
    await expect(note(page)).toHaveAttribute('readonly', '');
    await presses(page, 'Manda in validazione');
    await expect(status(page)).toHaveValue('5');
    await expect(page.getByText('Tutto salvato')).toBeVisible();

    await open(found(name));
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await press(page, 'j', 'Shift+D');
    await expect(page.getByRole('heading', { level: 1, name: 'Inserimento News' })).toBeVisible();
    await expect(title(page)).toHaveValue(`${name} (copia)`);
    await expect(title(page)).toBeFocused();
    await expect(status(page)).toHaveValue('2');
    await expect(note(page)).toHaveCount(0);
    await press(page, 'Control+s');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    const copy = itemIn(page);
    expect(copy).not.toBe(id);
    expect((await readNews(copy)).contents.it).toMatchObject({ title: `${name} (copia)`, status: 2 });
  },
);

test(
  'chi approva una bozza vede che cosa fu corretto nel frattempo, decide, e nulla va perso',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('Contesa');
    const id = await createNews({ it: completeText(name, { status: 1, subtitle: 'Di prima', excerpt: 'Di prima' }) });
    const change = async (who: 'editor' | 'admin', of: number, text: Record<string, unknown>) => {
      const item = await readNews(of);
      const body = { ...item, lang: 'it', contents: { ...item.contents, it: { ...item.contents.it, ...text } } };
      return Number(valueAt((await call(who, 'PUT', `news/${of}`, body)) as never, 'data.id'));
    };
    const draft = await change('editor', id, { title: `${name} nuova`, excerpt: 'Della bozza', status: 3 });
    await change('admin', id, { subtitle: 'Corretto', excerpt: 'Corretta' });

    await signIn('admin');
    await open(found(name));
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await press(page, 'j', 'a');
    await expect(said(page, 'sono cambiate in modo diverso in Introduzione (Italiano)')).toBeVisible();
    expect((await readNews(id)).contents.it).toMatchObject({ title: name, excerpt: 'Corretta' });

    await open(`/news/${draft}`);
    await expect(said(page, 'La scheda pubblicata è cambiata da quando è nata questa bozza: 2 campi')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await press(page, 'v', 'c');
    const panel = page.getByRole('heading', { name: 'Bozza e scheda pubblicata a confronto' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La bozza cambia un campo' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Corretto nel frattempo nella scheda pubblicata, resta' }),
    ).toBeVisible();
    const choice = page.getByRole('group', { name: 'Introduzione (Italiano)', exact: true });
    await expect(choice.getByText('Della bozza')).toBeVisible();
    await expect(choice.getByText('Corretta')).toBeVisible();
    await presses(page, 'Torna a scrivere');
    await expect(panel).toHaveCount(0);

    await presses(page, 'Approva e pubblica');
    await expect(choice).toBeVisible();
    await tabTo(page, choice.getByRole('radio').first());
    await press(page, 'Space');
    await presses(page, 'Unisci e salva con queste scelte');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Cambiano 2 campi in italiano: Titolo e Introduzione.')).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${id}`));
    expect((await readNews(id)).contents.it).toMatchObject({
      title: `${name} nuova`,
      subtitle: 'Corretto',
      excerpt: 'Della bozza',
      status: 1,
    });
  },
);
