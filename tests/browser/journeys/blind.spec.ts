import type { Page } from 'playwright/test';
import { allCommands } from '../../../src/commands/all';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import { defaultLanguages } from '../../../src/contract/languages';
import { isSingleKey } from '../../../src/machines/keymap/chord';
import { completeText, createNews, readNews, type Username, unique } from '../kit/api';
import { createUser } from '../kit/enterAs';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

/** What somebody types who takes the page for a text field. */
const WORDS = 'sport e natura';

/** Every letter, every capital and every sequence of letters that is a command; those aside that lead to another page. */
const SINGLE_KEYS: readonly (readonly string[])[] = (() => {
  const languages = defaultLanguages();
  const { commands } = allCommands({ contents, forms: contents, listings, languages, mayOpen: () => true });
  const keys = new Set(commands.flatMap((command) => command.keys ?? []));
  const isTyped = (key: string) => key.includes(' ') && key.split(' ').every(isSingleKey) && !key.startsWith('g ');
  const letters = [...'acdefghijklmnopqrstuvwxyz'];
  // A capital that is no command anywhere is none here.
  const capitals = letters.map((letter) => `Shift+${letter.toUpperCase()}`).filter((key) => keys.has(key));
  return [...letters, ...capitals, ...[...keys].filter(isTyped), 'Space', '/', '?'].map((key) => key.split(' '));
})();

/** Something that changes what is stored. */
interface Write {
  readonly keys: string;
  readonly call: string;
}

/** Listens to what the page changes on the server; what only looks something up, and what it says of its own session, aside. */
function watchWrites(page: Page) {
  const writes: Write[] = [];
  let pressed = '';
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.method() === 'GET' ||
      !pathname.startsWith('/api/') ||
      /\/(refresh|login|logout|search|overlaps)$/.test(pathname)
    )
      return;
    writes.push({ keys: pressed, call: `${request.method()} ${pathname.replace(/\/\d+/g, '/:id')}` });
  });
  return {
    writes,
    note: (keys: readonly string[]) => {
      pressed = keys.join(' ');
    },
  };
}

/** A place where somebody types without looking. */
interface Place {
  readonly as?: Username;
  /** Makes what is to be shown; gives its route. */
  readonly route: () => Promise<string> | string;
  /** Keys that lead to where letters are commands: `j` to the row that they are about, `Escape` out of the first field. */
  readonly enter: readonly ('j' | 'Escape')[];
  /** What a single key changes at once there; why that may be stands beside it. */
  readonly writes?: readonly Write[];
}

const newsOf = (status: number) => async () => {
  const text = unique('Alla cieca');
  return `/news/${await createNews({ it: completeText(text, { status }), en: completeText(text) })}`;
};

// Readers see nothing of it, and 's r' sends it back.
const SUBMISSION: Write = { keys: 's v', call: 'PUT /api/v1/news/:id' };

const PLACES: Readonly<Record<string, Place>> = {
  dashboard: { route: () => '/dashboard', enter: [] },
  'elenco di news': { route: () => '/news', enter: ['j'] },
  'elenco di eventi': { route: () => '/events', enter: ['j'] },
  'elenco di chi non pubblica': { as: 'editor', route: () => '/news', enter: ['j'] },
  // The row says it, and the same key takes it back. Nobody else's work ends with this user's rights.
  'elenco di utenti': {
    route: async () => `/users?keywords=${(await createUser('lettore')).username}`,
    enter: ['j'],
    writes: SINGLE_KEYS.filter(([first]) => first === 's').map((keys) => ({
      keys: keys.join(' '),
      call: 'POST /api/v1/user/change_status',
    })),
  },
  'elenco di ruoli': { route: () => '/users/roles', enter: ['j'] },
  'elenco di redazioni': { route: () => '/users/redazioni', enter: ['j'] },
  'elenco di tag': { route: () => '/tags', enter: ['j'] },
  'elenco di luoghi': { route: () => '/punti-interesse', enter: ['j'] },
  allegati: { route: () => '/allegati', enter: ['j'] },
  galleria: { route: () => '/gallery-frame-entity/true', enter: ['j'] },
  'albero delle categorie': { route: () => '/category-list/6', enter: ['j'] },
  // A row is its fields.
  'redirect 404': { route: () => '/error404-list', enter: ['j', 'Escape'] },
  registro: { route: () => '/registro', enter: ['j'] },
  'impostazioni home': { route: () => '/home-settings', enter: ['Escape'] },
  permessi: { route: () => '/permessi', enter: ['j'] },
  'scheda in bozza': { route: newsOf(2), enter: ['Escape'], writes: [SUBMISSION] },
  'scheda pubblicata': { route: newsOf(1), enter: ['Escape'] },
  'scheda di chi non pubblica': { as: 'editor', route: newsOf(2), enter: ['Escape'], writes: [SUBMISSION] },
  'scheda di un utente': { route: async () => `/users/${(await createUser('lettore')).id}`, enter: ['Escape'] },
  profilo: { route: () => '/user/profile', enter: ['Escape'] },
};

/** A list and an item: where the core presses. */
const CORE: readonly string[] = ['elenco di news', 'scheda in bozza'];

/** Waits until the page has what its first key is about: rows, or the field that it opens in. */
async function waitFor(page: Page, [first]: Place['enter']): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  if (first === 'j') await expect(main.locator('[data-row], [role="option"], [role="treeitem"]').first()).toBeVisible();
  if (first === 'Escape') await expect(main.locator('input:focus, textarea:focus')).toBeVisible();
}

for (const [name, { as = 'admin', route, enter, writes: allowed = [] }] of Object.entries(PLACES))
  test(
    `nessuna lettera da sola cambia ciò che è salvato: ${name}`,
    CORE.includes(name) ? {} : FULL,
    async ({ page, signIn, open }) => {
      test.setTimeout(180_000);
      const address = await route();
      await signIn(as);
      const { writes, note } = watchWrites(page);
      // What a key opened is left without a question.
      page.on('dialog', (dialog) => dialog.accept());
      const arrive = async () => {
        await page.goto('/icon.svg');
        await open(address);
        await waitFor(page, enter);
        await press(page, ...enter);
      };
      await arrive();
      // Letters are commands here: else nothing would be proved.
      await press(page, '?');
      await expect(page.getByRole('dialog', { name: 'Tasti e comandi' })).toBeVisible();
      await press(page, 'Escape', ...enter);
      for (const keys of SINGLE_KEYS) {
        note(keys);
        await press(page, ...keys);
        // One turn of the page: what a key does at once is under way.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
        for (const other of page.context().pages()) if (other !== page) await other.close();
        await press(page, 'Escape', 'Escape');
        if (decodeURI(new URL(page.url()).hash.split('?')[0] ?? '') !== `#${address.split('?')[0]}`) await arrive();
        else await press(page, ...enter);
      }
      const named = ({ keys, call }: Write) => `${keys}: ${call}`;
      expect(writes.map(named).filter((write) => !allowed.map(named).includes(write))).toEqual([]);
      // A key that comes while the one before is still answered does nothing.
      expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(allowed.map(({ call }) => call)));
    },
  );

for (const status of [1, 2])
  test(`«${WORDS}» su una scheda appena aperta è testo del titolo (stato ${status})`, async ({
    page,
    signIn,
    open,
  }) => {
    const address = await newsOf(status)();
    const id = Number(address.split('/').at(-1));
    const before = await readNews(id);
    await signIn('admin');
    const { writes } = watchWrites(page);
    await open(address);
    const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
    await expect(title).toBeFocused();
    await page.keyboard.type(WORDS);
    await expect(title).toHaveValue(new RegExp(WORDS));
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    expect(writes).toEqual([]);
    expect((await readNews(id)).contents).toEqual(before.contents);
  });

for (const route of ['/dashboard', '/news'])
  test(`«${WORDS}» alla cieca non cambia nulla: ${route}`, async ({ page, signIn, open }) => {
    await signIn('admin');
    const { writes } = watchWrites(page);
    await open(route);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await press(page, 'j');
    await page.keyboard.type(WORDS);
    // The page stands; over it a question may be open, which nothing of what was typed answers with yes.
    await expect(page.locator('h1')).toBeVisible();
    expect(writes).toEqual([]);
  });
