import { reassignmentTexts } from '../../src/messages/screens/reassignment';
import { call } from '../../tests/browser/kit/api';
import type { Hand } from './hand';
import { code, command, expect, findInList, opened, said } from './steps';
import type { Task } from './types';

const PASSWORD = 'Mareggiata-e-vento-7';

/** Creates a user with these letters in the name; gives the id. */
async function createUser(letters: string): Promise<number> {
  const { data } = await call('admin', 'POST', 'user', {
    username: letters,
    first_name: letters,
    last_name: 'Tasti',
    email: `${letters}@example.it`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    role: 'editor',
    active: 1,
    redazione: 1,
  });
  return (data as { id: number }).id;
}

const readUser = async (id: number) =>
  (await call('admin', 'GET', `user/${id}`)).data as { active: number; role: unknown };

/** Fills the two addresses of a new redirect. */
async function typeRedirect(hand: Hand, from: string, to: string): Promise<void> {
  await expect(hand.page.getByLabel('Vecchia rotta, riga nuova', { exact: true })).toBeFocused();
  await hand.type(from);
  await hand.press('Tab');
  await hand.type(to);
}

const savedRows = (hand: Hand, count: number): Promise<void> =>
  expect(hand.page.getByRole('row').getByText('Salvata', { exact: true })).toHaveCount(count);

const redirectsOf = async (word: string) =>
  (await call('admin', 'GET', `operations/error404?keywords=${encodeURIComponent(word)}`)).data as {
    readonly new_url: string;
  }[];

async function openRedirects(hand: Hand): Promise<void> {
  await hand.press('g', 'r');
  await expect(hand.page.getByRole('row')).toHaveCount(51);
}

const USERS: readonly Task[] = [
  {
    title: 'Eliminare un utente e riassegnare i suoi contenuti',
    async run(hand) {
      const [leaving, successor] = [code(), code()];
      await createUser(leaving);
      await createUser(successor);
      await findInList(hand, ['g', 'u'], leaving);
      await hand.press('Delete');
      const dialog = hand.page.getByRole('dialog');
      await expect(dialog.getByRole('combobox', { name: 'Riassegna i contenuti a' })).toBeFocused();
      await hand.type(successor);
      await expect(hand.page.getByRole('option', { name: new RegExp(successor) }).first()).toBeVisible();
      await expect(dialog.getByText(reassignmentTexts.nothing)).toBeVisible();
      await hand.press('Enter', 'Control+Enter');
      await said(hand, /Nessun risultato/);
    },
  },
  {
    title: 'Disattivare un utente',
    async run(hand) {
      const letters = code();
      const id = await createUser(letters);
      await findInList(hand, ['g', 'u'], letters);
      await hand.press('s');
      await expect.poll(async () => Number((await readUser(id)).active)).toBe(0);
    },
  },
  {
    title: 'Cambiare il ruolo di un utente',
    async run(hand) {
      const letters = code();
      const id = await createUser(letters);
      await findInList(hand, ['g', 'u'], letters);
      await hand.press('Enter');
      await opened(hand, 'gestione utente');
      await hand.reach(hand.page.getByRole('combobox', { name: /^Ruolo/ }));
      await hand.press('Control+a');
      await hand.type('lett');
      await expect(hand.page.getByRole('option', { name: 'Lettore' })).toBeVisible();
      await hand.press('Enter');
      await hand.press('Control+s');
      await said(hand, 'Utente aggiornato');
      expect(JSON.stringify(await readUser(id))).toContain('lettore');
    },
  },
  {
    title: 'Cambiare la propria password',
    as: 'lettore',
    async run(hand) {
      await command(hand, 'prof', /profilo/i);
      await opened(hand, 'Il mio Profilo');
      const password = hand.page.getByLabel('Password', { exact: true });
      await expect(password).toBeVisible();
      await hand.press('F6');
      await hand.reach(password);
      await hand.type(PASSWORD);
      await hand.press('Tab');
      await hand.type(PASSWORD);
      await hand.press('Control+s');
      await said(hand, 'Profilo aggiornato');
    },
  },
  {
    title: 'Esportare tutti gli utenti',
    async run(hand) {
      await hand.press('g', 'u');
      await expect(hand.page.getByRole('row').nth(2)).toBeVisible();
      const [download] = await Promise.all([
        hand.page.waitForEvent('download'),
        command(hand, 'esporta', /Esporta Tutti/),
      ]);
      expect(download.suggestedFilename()).toBe('user.csv');
    },
  },
];

const REDIRECTS: readonly Task[] = [
  {
    title: 'Aggiungere tre redirect',
    async run(hand) {
      const letters = code();
      await openRedirects(hand);
      await hand.press('n');
      await typeRedirect(hand, `/${letters}1`, '/sagre');
      await hand.press('Control+Enter');
      await savedRows(hand, 1);
      await typeRedirect(hand, `/${letters}2`, '/fiere');
      await hand.press('Control+Enter');
      await savedRows(hand, 2);
      await typeRedirect(hand, `/${letters}3`, '/feste');
      await hand.press('Enter');
      await savedRows(hand, 3);
      expect((await redirectsOf(letters)).map(({ new_url }) => new_url).sort()).toEqual(['/feste', '/fiere', '/sagre']);
    },
  },
  {
    title: 'Correggere la meta di un redirect',
    async run(hand) {
      const letters = code();
      await call('admin', 'POST', 'operations/error404/rotta', { old_url: `/${letters}`, new_url: '/sagr', code: 301 });
      await openRedirects(hand);
      await hand.press('/');
      await hand.type(letters);
      await hand.press('Enter');
      await expect(hand.page.getByRole('row')).toHaveCount(2);
      await hand.press('ArrowDown', 'ArrowRight', 'F2');
      await hand.type('e');
      await hand.press('Enter');
      await savedRows(hand, 1);
      expect((await redirectsOf(letters)).map(({ new_url }) => new_url)).toEqual(['/sagre']);
    },
  },
];

/** Tasks of who runs the site. */
export const ADMIN_TASKS: readonly Task[] = [...USERS, ...REDIRECTS];
