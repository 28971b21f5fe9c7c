import type { Locator, Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { createCategory, current, goToCategory as goTo, isCurrent, row } from '../kit/categories';
import { chooseByKeys } from '../kit/editing';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo, typeOption } from '../kit/keyboard';

const ORDER = '**/api/v1/categories/update_order';

/** A group of which nothing else in these tests speaks; the destination that Piacenza lies in. */
const [MANAGERS, EMILIA] = [7, 2001];

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });

interface Node {
  readonly id: number;
  readonly contents: Readonly<Record<string, { readonly title: string }>>;
  readonly cover: { readonly id: number } | null;
  /** Of a destination. */
  readonly provinces?: readonly { readonly id: number; readonly nome: string }[];
  readonly updated_at: string;
  readonly children: readonly Node[];
}

const treeOf = async (main: number): Promise<readonly Node[]> =>
  ((await call('admin', 'GET', `categories?main=${main}`)).data as { children: readonly Node[] }).children;

/** A destination with other provinces, as a save of it has them. */
const asSent = async (id: number, provinces: Node['provinces']) => {
  const now = (await treeOf(2)).find((node) => node.id === id);
  return { main: 2, contents: now?.contents, updated_at: now?.updated_at, provinces };
};

const childrenOf = async (id: number): Promise<readonly Node[]> =>
  (await treeOf(MANAGERS)).find((node) => node.id === id)?.children ?? [];

const titlesUnder = async (id: number): Promise<(string | undefined)[]> =>
  (await childrenOf(id)).map(({ contents }) => contents.it?.title);

/** A category with three under it, on the page with the cursor on the first of these. */
async function openThree(page: Page, open: (route: string) => Promise<void>) {
  const parent = unique('Gestori');
  const id = await createCategory(parent, { main: MANAGERS });
  const kids = ['Primo', 'Secondo', 'Terzo'].map(unique) as [string, string, string];
  for (const title of kids) await createCategory(title, { main: MANAGERS, parent_id: id });
  await open(`/category-list/${MANAGERS}`);
  await goTo(page, parent);
  await press(page, 'ArrowDown');
  await isCurrent(page, kids[0]);
  return { parent, id, kids };
}

test('le categorie si ordinano con i tasti, e l’ordine resta [3-2.64, 3-7.22]', async ({ page, signIn, open }) => {
  await signIn('admin');
  const {
    parent,
    id,
    kids: [first, second, third],
  } = await openThree(page, open);
  let orders = 0;
  await page.route(ORDER, (route) => {
    orders += 1;
    return route.continue();
  });
  await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: `${first}, posizione 3 di 3` })).toBeAttached();
  await expect.poll(() => titlesUnder(id)).toEqual([second, third, first]);
  expect(orders).toBe(1);
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByText('È già l’ultima del suo livello.')).toBeVisible();
  await page.reload();
  await goTo(page, parent);
  await press(page, 'ArrowRight');
  await isCurrent(page, second);
});

test('una pagina lasciata subito dopo uno spostamento lo salva prima', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  const {
    id,
    kids: [first, second, third],
  } = await openThree(page, open);
  await press(page, 'Alt+ArrowDown', 'g', 'h');
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(await titlesUnder(id)).toEqual([second, first, third]);
});

test('un ordine rifiutato torna come prima e dice perché', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  const { id, kids } = await openThree(page, open);
  await page.route(ORDER, (route) => route.fulfill({ status: 500, body: '' }));
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByText(/L’ordine non è stato salvato ed è tornato come prima/)).toBeVisible();
  await expect(current(page)).toHaveAttribute('aria-posinset', '1');
  expect(await titlesUnder(id)).toEqual(kids);
});

test('due schede che ordinano insieme non perdono nulla', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  const {
    id,
    kids: [first, second, third],
  } = await openThree(page, open);
  // Another desk adds one meanwhile: the order that is sent lacks it.
  const fourth = unique('Quarto');
  await createCategory(fourth, { main: MANAGERS, parent_id: id });
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByText(/Le categorie sono cambiate nel frattempo/)).toBeVisible();
  await expect(row(page, fourth)).toBeVisible();
  await press(page, 'Alt+ArrowDown');
  await expect.poll(() => titlesUnder(id)).toEqual([second, first, third, fourth]);
  // Then another desk moves the last one to the front: that move stays, and this one is made again over it.
  const [one = 0, two = 0, three = 0, four = 0] = (await childrenOf(id)).map((node) => node.id);
  await call('admin', 'POST', 'categories/update_order', { [four]: 1, [one]: 2, [two]: 3, [three]: 4 });
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByText(/Un altro utente ha ordinato questo livello nel frattempo/)).toBeVisible();
  await expect.poll(() => titlesUnder(id)).toEqual([fourth, second, first, third]);
  // While the level is read again a move is refused with its reason; once it is the last, a further one changes nothing.
  await expect(async () => {
    await press(page, 'Alt+ArrowDown');
    await expect.poll(() => titlesUnder(id), { timeout: 2_000 }).toEqual([fourth, second, third, first]);
  }).toPass();
});

test(
  'un tema e un suo sottotema in due lingue, con la copertina [3-2.61, 3-2.63, 3-2.64]',
  FULL,
  async ({ page, signIn, open, turn }) => {
    await turn('themes');
    const [theme, below] = [unique('Tema'), unique('Sottotema')];
    await signIn('admin');
    await open('/category-list/5');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await press(page, 'Home', 'n');
    await expect(field(page, 'Titolo')).toBeFocused();
    await press(page, 'Control+s');
    await expect(field(page, 'Titolo')).toHaveAccessibleDescription(/Campo richiesto/);
    await page.keyboard.insertText(theme);
    await tabTo(page, dialog(page).getByRole('button', { name: 'Scegli un’immagine' }));
    await press(page, 'Enter');
    const picker = page.getByRole('dialog', { name: 'Seleziona Allegato' });
    await expect(picker.getByRole('option').first()).toBeVisible();
    await tabTo(page, picker.getByRole('listbox'));
    await press(page, 'Space', 'Control+Enter');
    const licence = page.getByRole('dialog', { name: 'Licenza e versione' });
    const removal = dialog(page).getByRole('button', { name: 'Togli immagine' });
    await expect(licence.or(removal).first()).toBeVisible();
    // Images of the demo may lack a licence, which is asked for then.
    if (await licence.isVisible()) {
      await expect(licence.getByLabel('Licenza')).not.toHaveAttribute('aria-busy');
      await press(page, 'ArrowDown');
      await tabTo(page, licence.getByLabel('Versione'));
      await press(page, 'ArrowDown', 'Control+Enter');
    }
    await expect(removal).toBeVisible();
    await press(page, 'Control+s');
    await expect(dialog(page)).toHaveCount(0);
    await isCurrent(page, theme);
    await expect(current(page)).toHaveAccessibleName(/EN manca$/);
    await expect(current(page)).toHaveAccessibleDescription('manca in inglese');

    await press(page, 'Shift+N');
    await expect(field(page, 'Titolo')).toBeFocused();
    await page.keyboard.insertText(below);
    await tabTo(page, dialog(page).getByRole('tab', { name: 'IT' }), 'Shift+Tab');
    await press(page, 'ArrowRight');
    await tabTo(page, field(page, 'Titolo'));
    await page.keyboard.insertText(`${below} in English`);
    await press(page, 'Control+Enter');
    await expect(dialog(page)).toHaveCount(0);
    await isCurrent(page, below);
    await expect(current(page)).toHaveAttribute('aria-level', '2');
    const stored = (await treeOf(5)).find(({ contents }) => contents.it?.title === theme);
    expect([stored?.cover !== null, stored?.children.map(({ contents }) => contents)]).toMatchObject([
      true,
      [{ it: { title: below }, en: { title: `${below} in English` } }],
    ]);
  },
);

test('ciò che si è scritto si perde solo dopo una domanda', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  const {
    kids: [first],
  } = await openThree(page, open);
  await press(page, 'e');
  await expect(field(page, 'Titolo')).toHaveValue(first);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await press(page, 'e');
  await expect(field(page, 'Titolo')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.insertText('Altro');
  await press(page, 'Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(field(page, 'Titolo')).toHaveValue('Altro');
});

test(
  'una categoria eliminata da un altro mentre la si modifica lo dice, e tiene il testo',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    const {
      id,
      kids: [gone, second],
    } = await openThree(page, open);
    const goneId = (await treeOf(MANAGERS)).find((node) => node.id === id)?.children[0]?.id;
    await press(page, 'e');
    await expect(field(page, 'Titolo')).toHaveValue(gone);
    await call('admin', 'DELETE', `categories/${goneId}`);
    await press(page, 'Control+a');
    await page.keyboard.insertText('Scritto con cura');
    await press(page, 'Control+s');
    await expect(dialog(page).getByText(/è stata eliminata da un altro utente/)).toBeVisible();
    await expect(field(page, 'Titolo')).toHaveValue('Scritto con cura');
    await press(page, 'Escape');
    await press(page, 'Control+Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, second)).toBeVisible();
    await expect(row(page, gone)).toHaveCount(0);
  },
);

test('eliminare chiede prima, con ciò che cambia [3-2.62, 3-8.8]', async ({ page, signIn, open }) => {
  await signIn('admin');
  const { parent } = await openThree(page, open);
  await press(page, 'ArrowLeft', 'Delete');
  const question = page.getByRole('alertdialog', { name: `Eliminare la categoria «${parent}»?` });
  await expect(
    question.getByText('L’eliminazione cambia i contenuti associati e non si può annullare. Continuare?'),
  ).toBeVisible();
  await expect(question.getByText('Con essa si eliminano le sue 3 sottocategorie.')).toBeVisible();
  await expect(question.getByText('Nessun contenuto cambia.')).toBeVisible();
  await press(page, 'Escape');
  await isCurrent(page, parent);
  await press(page, 'Delete');
  await expect(question.getByText('Nessun contenuto cambia.')).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(question).toHaveCount(0);
  await expect(row(page, parent)).toHaveCount(0);
});

test('una destinazione aggiunta ha le sue province, e i luoghi che vi stanno', async ({ page, signIn, open, turn }) => {
  await turn('destinations');
  const added = unique('Destinazione');
  const before = (await treeOf(2)).find(({ id }) => id === EMILIA);
  await signIn('admin');
  await open('/category-list/2');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await press(page, 'Home', 'n');
  await expect(field(page, 'Titolo')).toBeFocused();
  await page.keyboard.insertText(added);
  await chooseByKeys(page, 'Province', 'piac', 'Piacenza');
  await press(page, 'Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await isCurrent(page, added);
  const destination = (await treeOf(2)).find(({ contents }) => contents.it?.title === added);
  try {
    expect(destination?.provinces).toEqual([{ id: 33, nome: 'Piacenza' }]);
    await open('/punti-interesse/musei');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(page, 'f');
    await typeOption(page, 'Destinazione', added);
    await expect(page.getByRole('combobox', { name: 'Destinazione' })).toHaveValue(String(destination?.id));
    await tabTo(page, page.getByRole('button', { name: 'Filtra' }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`destinazione=${destination?.id}`));
    await expect(page.getByRole('row').filter({ hasText: 'Musei di Palazzo Farnese' }).first()).toBeVisible();
  } finally {
    await call('admin', 'PUT', `categories/${EMILIA}`, await asSent(EMILIA, before?.provinces));
    await call('admin', 'DELETE', `categories/${destination?.id}`);
  }
});

test('la destinazione di una provincia non si elimina, e dice perché', FULL, async ({ page, signIn, open, turn }) => {
  await turn('destinations');
  await signIn('admin');
  await open('/category-list/2');
  const before = await treeOf(2);
  await goTo(page, 'Emilia');
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/contenuti la perdono|Nessun contenuto/)).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(question.getByRole('alert')).toHaveText(
    /^«Emilia» non si può eliminare: è la destinazione di Parma, Piacenza, Reggio nell'Emilia, e su questo contano/,
  );
  await press(page, 'Escape');
  await expect(question).toHaveCount(0);
  await isCurrent(page, 'Emilia');
  expect(await treeOf(2)).toEqual(before);
});

test('un server che dà la sola lista e non conta gli usi va bene lo stesso', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  const bare = [
    { id: 1, contents: { it: { title: 'Solo italiano' } } },
    { id: 2, contents: [], children: [{ id: 3, parent_id: 2, contents: { it: { title: 'Sotto' } } }] },
  ];
  await page.route('**/api/v1/categories?main=5', (route) =>
    route.fulfill({ json: { status: 'success', code: '200', data: bare } }),
  );
  await page.route('**/api/v1/categories/*/uses', (route) => route.fulfill({ status: 404, body: '' }));
  await open('/category-list/5');
  await expect(row(page, 'Solo italiano')).toBeVisible();
  await expect(row(page, '#2')).toBeVisible();
  await expect(row(page, 'Sotto')).toBeVisible();
  await press(page, 'Home', 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Conferma' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(question.getByText(/contenut[oi] la perd|Nessun contenuto/)).toHaveCount(0);
});

test('un gruppo che non c’è dice dove sono gli altri', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/category-list/14');
  await expect(page.getByText('Questo gruppo di categorie non esiste')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tematismi' })).toHaveAttribute('href', '#/category-list/5');
});

test('g c porta alle categorie della sezione in cui si è [1-2.1.8]', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/events');
  await press(page, 'g', 'c');
  await expect(page).toHaveURL(/#\/category-list\/1$/);
  await open('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await press(page, 'g', 'c');
  await expect(page).toHaveURL(/#\/category-list\/5$/);
});

/** What goes with the pointer while a category is dragged. */
const dragLabel = (page: Page) => page.locator('[data-drag-label]');

/** Drags a category by its handle, with the mouse, to the middle of another one; `during` looks at it on the way. */
async function dragOnto(page: Page, name: string, target: string, during = async () => {}): Promise<void> {
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('Not on the page');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const handle = row(page, name).locator('[data-drag]');
  await handle.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(handle)));
  await page.mouse.down();
  const [x, y] = await middle(row(page, target));
  await page.mouse.move(x, y, { steps: 8 });
  await expect(dragLabel(page)).toContainText(name);
  // The row under the pointer is known by the second frame.
  await page.mouse.move(x + 1, y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await during();
  await page.mouse.up();
}

test.describe('col mouse', () => {
  test.use({ mouse: true });

  test(
    'il mouse trascina una categoria nel suo livello, e fuori dice perché no [3-2.60, 3-2.64]',
    FULL,
    async ({ page, signIn, open }) => {
      await signIn('admin');
      const {
        parent,
        id,
        kids: [first, second, third],
      } = await openThree(page, open);
      const long = `${unique('Lungo')} ${'parola '.repeat(30).trim()}`;
      await createCategory(long, { main: MANAGERS, parent_id: id });
      await page.reload();
      await goTo(page, parent);
      await press(page, 'End');
      let orders = 0;
      await page.route(ORDER, (route) => {
        orders += 1;
        return route.continue();
      });
      await dragOnto(page, first, third);
      await expect.poll(() => titlesUnder(id)).toEqual([second, third, first, long]);
      expect(orders).toBe(1);

      await dragOnto(page, long, parent, async () => {
        const label = page
          .locator('body > div, #root div')
          .filter({ hasText: new RegExp(`^${long}$`) })
          .last();
        expect((await label.boundingBox())?.width).toBeLessThanOrEqual(24 * 16);
        expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      });
      await expect(page.getByText('Una categoria si sposta solo dentro il suo livello.')).toBeVisible();
      expect(await titlesUnder(id)).toEqual([second, third, first, long]);
      expect(orders).toBe(1);
    },
  );
});
