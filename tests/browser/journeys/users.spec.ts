import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { announced } from '../keys/proofs';
import { call, createNews, unique } from '../kit/api';
import { createUser } from '../kit/enterAs';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const CONTENTS = 40;

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** How many contents a user is author of. */
async function ownedBy(id: number): Promise<number> {
  const { data } = await call('admin', 'GET', `user/${id}/contents`);
  return (data as { total: number }).total;
}

async function search(page: Page, text: string): Promise<void> {
  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('elimina chi ha 40 contenuti: passano tutti a chi resta [1-2.10.10, 1-2.10.5, 1-4.6, 1-8.10]', async ({
  page,
  signIn,
  open,
}) => {
  const leaving = await createUser('editor', 'Partente');
  const successor = await createUser('editor', 'Erede');
  const written = Array.from({ length: CONTENTS }, (_, index) =>
    createNews({
      it: { title: unique('Lascito'), slug: `lascito-${index}`, author: leaving.id },
      en: { title: unique('Legacy'), slug: `legacy-${index}`, author: leaving.id },
    }),
  );
  await Promise.all(written);
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'g', 'u');
  await expect(page.getByRole('heading', { name: 'Utenti', exact: true })).toBeVisible();
  await search(page, leaving.username);
  await expect(page.getByText('1–1 di 1')).toBeVisible();
  await press(page, 'ArrowDown', 's');
  await expect(status(page, 'non è più attivo')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Attivo' })).not.toBeChecked();

  await press(page, 'x', 'Delete');
  const dialog = page.getByRole('dialog', { name: `Eliminare l’utente ${leaving.username}` });
  await expect(dialog.getByText(`Contenuti da riassegnare: ${CONTENTS}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Elimina e riassegna' })).toHaveAccessibleDescription(
    'Scegli prima a chi passano i contenuti.',
  );
  await press(page, 'Control+Enter');
  await expect(announced(page)).toHaveText('Scegli prima a chi passano i contenuti.');
  const choice = dialog.getByRole('combobox', { name: 'Riassegna i contenuti a' });
  await tabTo(page, choice);
  await page.keyboard.insertText('Prova Erede');
  await expect(page.getByRole('option', { name: 'Prova Erede' }).first()).toBeVisible();
  await press(page, 'Enter');
  await press(page, 'Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText(`${CONTENTS} contenuti passano a`);
  await expect(dialog.getByRole('button', { name: 'Conferma' })).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Control+Enter');
  await expect(status(page, `${CONTENTS} contenuti passano a`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Oops! Nessun risultato. Aggiungi elemento.')).toBeVisible();
  await expect.poll(() => ownedBy(successor.id)).toBe(CONTENTS);
});

test(
  'l’erede si sceglie anche per chi non ha contenuti, e quello che si scrive resta',
  FULL,
  async ({ page, signIn, open }) => {
    const leaving = await createUser('editor', 'Breve');
    await signIn('admin');
    await open(`/users?keywords=${leaving.username}`);
    await expect(page.getByText('1–1 di 1')).toBeVisible();
    let answer: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/user\/\d+\/contents/, async (route) => {
      await typed;
      await route.continue();
    });
    await press(page, 'ArrowDown', 'Delete');
    const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Riassegna i contenuti a' });
    await expect(choice).toBeFocused();
    await page.keyboard.type('marco');
    answer();
    await expect(page.getByRole('dialog').getByText('Questo utente non ha contenuti')).toBeVisible();
    await expect(choice).toHaveValue('marco');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    // Esc closes the choices, and once there are none the dialog.
    await expect(choice).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await press(page, 'Control+Enter');
    await expect(announced(page)).toHaveText('Scegli prima a chi passano i contenuti.');
    await expect(choice).toHaveValue('');
    await page.keyboard.insertText('Anna Montanari');
    await expect(page.getByRole('option', { name: 'Anna Montanari' }).first()).toBeVisible();
    await press(page, 'Enter', 'Control+Enter');
    await expect(status(page, 'Prova Breve è stato eliminato: non aveva contenuti')).toBeVisible();
  },
);

test(
  'chi non può vedere i contenuti che gli passano è detto prima, contati per area',
  FULL,
  async ({ page, signIn, open }) => {
    const leaving = await createUser('editor', 'Uscente');
    const blind = unique('Cieco');
    const { data } = await call('admin', 'POST', 'user/roles', { title: blind, abilities: ['event-view'] });
    const role = (await call('admin', 'GET', `user/roles/${(data as { id: number }).id}`)).data as { name: string };
    const successor = await createUser(role.name, 'Cieca');
    await Promise.all(
      [1, 2].map((n) => createNews({ it: { title: unique('Nascosta'), slug: `nascosta-${n}`, author: leaving.id } })),
    );
    await signIn('admin');
    await open(`/users?keywords=${leaving.username}`);
    await expect(page.getByText('1–1 di 1')).toBeVisible();
    await press(page, 'ArrowDown', 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Contenuti da riassegnare: 2')).toBeVisible();
    await page.keyboard.insertText('Prova Cieca');
    await expect(page.getByRole('option', { name: 'Prova Cieca' }).first()).toBeVisible();
    await press(page, 'Enter');
    await expect(dialog.getByRole('alert')).toContainText('2 news che «Prova Cieca» non può vedere');
    await press(page, 'Control+Enter');
    await expect(dialog.getByText('2 contenuti passano a')).toBeVisible();
    await expect(dialog.getByText('2 news che «Prova Cieca» non può vedere')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Conferma' })).not.toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Control+Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => ownedBy(successor.id)).toBe(2);
  },
);

test(
  'esporta gli utenti scelti, e chi può solo guardare non può altro [1-2.10.9, 1-2.10.7]',
  FULL,
  async ({ page, signIn, open }) => {
    const { id, username } = await createUser('lettore', 'Esportabile');
    await signIn('regionale');
    await open(`/users?keywords=${username}`);
    await expect(page.getByText('1–1 di 1')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancella Selezionati' })).toHaveCount(0);
    await press(page, 'j', 's');
    await expect(
      page.getByText('Non hai il permesso per «Attiva o disattiva l’utente»: serve «Utenti: Modifica»'),
    ).toBeAttached();
    await press(page, 'x');
    const download = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Esporta Selezionati' }));
    await press(page, 'Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('user.csv');
    const lines = (await readFile(await file.path(), 'utf8')).replace('\u{feff}', '').trim().split('\r\n');
    expect([lines.length, lines[1]?.startsWith(`${id};${username};`)]).toEqual([2, true]);
    await expect(status(page, 'user.csv salvato: 1 riga')).toBeVisible();
  },
);

test('un ruolo in uso non si elimina, e si legge di chi è [1-2.12.5]', FULL, async ({ page, signIn, open }) => {
  const title = unique('Ruolo di prova');
  const { data } = await call('admin', 'POST', 'user/roles', { title, abilities: ['news-view'] });
  const role = (await call('admin', 'GET', `user/roles/${(data as { id: number }).id}`)).data as { name: string };
  const holder = await createUser(role.name, 'Titolare');
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'g', 'o');
  await expect(page.getByRole('heading', { name: 'Ruoli', exact: true })).toBeVisible();
  await search(page, title);
  const row = page.getByRole('row', { name: title });
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'ArrowDown', 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText(`Il ruolo «${title}» è ancora di 1 utente`);
  await expect(dialog.getByRole('link', { name: 'Prova Titolare' })).toHaveAttribute('href', `#/users/${holder.id}`);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await call('admin', 'DELETE', `user/${holder.id}`);
  await press(page, 'Delete');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
});

test("l'elenco delle redazioni ricorda pagina e ordine [1-2.15.4]", FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'g', 'd');
  await expect(page.getByRole('columnheader', { name: 'UTENTI' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const heading = page.getByRole('main').getByRole('button', { name: 'UTENTI' });
  await tabTo(page, heading);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/orderBy=%2Busers_count/);
  await press(page, 'g', 'u');
  await expect(page.getByRole('heading', { name: 'Utenti', exact: true })).toBeVisible();
  await press(page, 'g', 'd');
  await expect(page).toHaveURL(/redazioni\?orderBy=%2Busers_count/);
  await expect(page.getByRole('columnheader', { name: 'UTENTI' })).toHaveAttribute('aria-sort', 'ascending');
});

test('freccia e Canc senza pausa: la domanda ha il fuoco', async ({ page, signIn, open }) => {
  const { username } = await createUser('editor', 'Svelto');
  await signIn('admin');
  await open('/users');
  await search(page, username);
  await expect(page.getByText('1–1 di 1')).toBeVisible();
  // The row has the focus before the next key can come.
  const isOnRow = await page.getByRole('searchbox').evaluate((box) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    return document.activeElement?.matches('tr[data-cursor]') ?? false;
  });
  expect(isOnRow).toBe(true);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('combobox', { name: 'Riassegna i contenuti a' })).toBeFocused();
});
