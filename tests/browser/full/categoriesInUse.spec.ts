import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { address, call, completeText, createNews, freshToken, readNews, unique } from '../kit/api';
import { createCategory, goToCategory, isCurrent, row } from '../kit/categories';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';

const THEMES = 5;
const MANAGERS = 7;
const LICENCES = 8;
const VERSIONS = 9;

const question = (page: Page) => page.getByRole('alertdialog');
const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

const themesOf = async (id: number): Promise<number[]> =>
  ((await readNews(id)).theme as { id: number }[]).map((theme) => theme.id);

/** Uploads an image of its own, whose licence no other test looks at. Gives its id. */
async function uploadImage(): Promise<number> {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c96' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'licenza.png');
  const headers = { Authorization: `Bearer ${await freshToken('admin')}` };
  const answer = await fetch(`${address()}/api/v1/media/upload/images/0`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

test('un tema tolto sparisce dai contenuti, e chi ne sta scrivendo uno lo sa senza perdere nulla', async ({
  page,
  context,
  signIn,
  open,
  turn,
}) => {
  await turn('themes');
  const theme = unique('Tema in uso');
  const id = await createCategory(theme, { main: THEMES });
  const names = ['Aperta', 'Chiusa'].map(unique) as [string, string];
  const chosen = { theme: [{ id }] };
  const [opened, closed] = await Promise.all([
    createNews({ it: completeText(names[0]) }, chosen),
    createNews({ it: completeText(names[1]) }, chosen),
  ]);
  expect([await themesOf(opened), await themesOf(closed)]).toEqual([[id], [id]]);
  await signIn('admin');
  await open(`/news/${opened}`);
  await expect(title(page)).toHaveValue(names[0]);
  await fillByKeys(page, title(page), `${names[0]} riscritta`);

  await test.step('la domanda conta i contenuti', async () => {
    const tree = await context.newPage();
    await open(`/category-list/${THEMES}`, tree);
    await goToCategory(tree, theme);
    await press(tree, 'Delete');
    await expect(question(tree).getByText('2 contenuti la perdono.')).toBeVisible();
    await press(tree, 'Control+Enter');
    await expect(question(tree)).toHaveCount(0);
    await expect(row(tree, theme)).toHaveCount(0);
    expect([await themesOf(opened), await themesOf(closed)]).toEqual([[], []]);
    await tree.close();
  });

  await page.bringToFront();
  await press(page, 'Control+s');
  const panel = page.getByRole('region', { name: 'Salvata altrove nel frattempo' });
  await expect(panel.getByText('L’hai salvata tu, da un’altra scheda o da un altro dispositivo.')).toBeVisible();
  await expect(panel.getByText('Avete cambiato campi diversi: le modifiche stanno bene insieme.')).toBeVisible();
  await expect(panel.getByText('Tematismo (suo): (vuoto)')).toBeVisible();
  await expect(title(page)).toHaveValue(`${names[0]} riscritta`);
  await press(page, 'Control+s');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect([(await readNews(opened)).contents.it?.title, await themesOf(opened)]).toEqual([`${names[0]} riscritta`, []]);
});

test('un tema tolto mentre lo si sta scegliendo: il salvataggio lo dice al campo, e tolto quello si salva', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('themes');
  const theme = unique('Tema scelto');
  const id = await createCategory(theme, { main: THEMES });
  const name = unique('Con un tema');
  const news = await createNews({ it: completeText(name) });
  await signIn('admin');
  await open(`/news/${news}`);
  await expect(title(page)).toHaveValue(name);
  const picker = page.getByRole('combobox', { name: 'Tematismo', exact: true });
  await picker.focus();
  await page.keyboard.insertText(theme);
  await expect(page.getByRole('option', { name: theme })).toBeVisible();
  await press(page, 'Enter');
  const removal = page.getByRole('button', { name: `Togli ${theme}` });
  await expect(removal).toBeVisible();
  await call('regionale', 'DELETE', `categories/${id}`);
  await press(page, 'Control+s');
  await expect(picker).toHaveAttribute('aria-invalid', 'true');
  await expect(picker).toHaveAccessibleDescription(new RegExp(`${id}`));
  expect(await themesOf(news)).toEqual([]);
  await removal.press('Enter');
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
});

test('una licenza in uso non si elimina: dice perché, e l’albero resta com’è', async ({ page, signIn, open }) => {
  const name = unique('Licenza');
  const license_id = await createCategory(name, { main: LICENCES });
  const versione_id = await createCategory(unique('Versione'), { main: VERSIONS });
  const image = await uploadImage();
  await call('admin', 'PUT', `media/upload/${image}`, { license_id, versione_id });
  await signIn('admin');
  await open(`/category-list/${LICENCES}`);
  await goToCategory(page, name);
  await press(page, 'Delete');
  await expect(question(page).getByText('Nessun contenuto cambia.')).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(question(page).getByRole('alert')).toHaveText(
    `«${name}» non si può eliminare: la usano le immagini della galleria («licenza.png»). Cambia lì la scelta e riprova.`,
  );
  await press(page, 'Escape');
  await expect(question(page)).toHaveCount(0);
  await isCurrent(page, name);
  await page.reload();
  await goToCategory(page, name);
  await call('admin', 'DELETE', `media/upload/${image}`);
});

test('una categoria salvata da un altro intanto: si vedono i due valori, e se ne sceglie uno', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Contesa');
  const id = await createCategory(name, { main: MANAGERS });
  await signIn('admin');
  await open(`/category-list/${MANAGERS}`);
  await goToCategory(page, name);
  await press(page, 'e');
  await expect(title(page)).toHaveValue(name);
  await expect(title(page)).toBeFocused();
  const body = { main: MANAGERS, parent_id: null, contents: { it: { title: `${name} sua`, slug: '' } }, cover: null };
  await call('regionale', 'PUT', `categories/${id}`, body);
  await press(page, 'Control+a');
  await page.keyboard.insertText(`${name} mia`);
  await press(page, 'Control+s');
  await expect(dialog(page).getByRole('heading', { name: 'Salvato da qualcun altro nel frattempo' })).toBeVisible();
  await expect(dialog(page).getByText(/Ha salvato Giulia Fabbri/)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: `Quello salvato: ${name} sua` })).toBeVisible();
  const mine = dialog(page).getByRole('radio', { name: `Il mio: ${name} mia` });
  await expect(mine).toBeFocused();
  await press(page, 'Space', 'Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await isCurrent(page, `${name} mia`);
  const { data } = await call('admin', 'GET', `categories?main=${MANAGERS}`);
  const stored = (data as { children: { id: number; contents: { it: { title: string } } }[] }).children;
  expect(stored.find((node) => node.id === id)?.contents.it.title).toBe(`${name} mia`);
});
