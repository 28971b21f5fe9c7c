import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { createUser } from '../kit/enterAs';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** A password has no role; its label ends in the star of what must be filled. */
const password = (page: Page, name: string) => page.getByLabel(`${name} *`, { exact: true });
const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Avvisi' }).getByText(text);
const saved = (page: Page) => expect(page.getByText('Tutto salvato', { exact: true })).toBeAttached();

/** Letters only: names of people and user names alike take them. */
const word = (name: string): string => unique(name).replaceAll(' ', '');

async function choose(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name, exact: true });
  await tabTo(page, box);
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await press(page, 'Enter');
}

test('crea un utente: errori, nome già preso, creazione, nuova password, che cosa può fare, CHIUDI [1-2.3.15, 1-2.11.1, 1-2.11.2, 1-2.11.3, 1-2.11.4, 1-2.11.7, 1-5.2, 1-5.5, 1-5.7]', async ({
  page,
  signIn,
  open,
}) => {
  const username = word('nuova');
  await signIn('admin');
  await open('/users/new');
  await expect(page).toHaveTitle(/^gestione utente/);
  await expect(page.getByRole('heading', { name: 'Nuovo Utente' })).toBeVisible();
  await expect(field(page, 'Azienda')).toBeFocused();
  await press(page, 'Control+s');
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Campo richiesto');
  await page.keyboard.type('Lucia2');
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Può contenere solo lettere e spazi');
  await press(page, 'Backspace', 'F8');
  await expect(field(page, 'Cognome')).toBeFocused();
  await page.keyboard.type('Neri');
  await fillByKeys(page, field(page, 'Username'), 'admin');
  // Enter is ignored in the form.
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/users\/new$/);
  await fillByKeys(page, field(page, 'Email'), `${username}@portolano.example`);
  await fillByKeys(page, password(page, 'Password'), 'Argine-Lungo-del-Po');
  await fillByKeys(page, password(page, 'Conferma Password'), 'Argine-Lungo');
  await expect(password(page, 'Conferma Password')).toHaveAccessibleDescription(
    'La conferma non è uguale alla password',
  );
  await page.keyboard.type('-del-Po');
  await choose(page, 'Ruolo', 'lett', 'Lettore');
  await choose(page, 'Redazione', 'regionale', 'Redazione regionale');
  await press(page, 'Control+s');
  await expect(field(page, 'Username')).toHaveAccessibleDescription(
    'Questo nome utente è già di un altro utente: scegline un altro',
  );
  await expect(field(page, 'Username')).toBeFocused();
  await fillByKeys(page, field(page, 'Username'), username);
  await press(page, 'Control+s');
  await expect(notice(page, 'Utente creato')).toBeVisible();
  await expect(page).toHaveURL(/#\/users\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Aggiornamento Utente' })).toBeVisible();
  await saved(page);

  const update = page.getByRole('button', { name: 'Modifica Password' });
  await press(page, 'Control+k');
  await page.keyboard.type('>modifica password');
  await expect(page.getByRole('option', { name: /^Modifica Password/ })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(password(page, 'Nuova password')).toBeFocused();
  await fillByKeys(page, password(page, 'Nuova password'), 'password123');
  await fillByKeys(page, password(page, 'Conferma Password'), 'password123');
  await press(page, 'Control+Enter');
  await expect(password(page, 'Nuova password')).toHaveAccessibleDescription(/fra le più usate/);
  await fillByKeys(page, password(page, 'Nuova password'), 'Riva-Destra-del-Reno');
  await fillByKeys(page, password(page, 'Conferma Password'), 'Riva-Destra-del-Reno');
  // Saving the data says that the password is not saved.
  await fillByKeys(page, field(page, 'Cognome'), 'Neri');
  await press(page, 'Control+Enter');
  await expect(
    notice(page, 'Utente aggiornato. «Aggiornamento Password Utente» ha modifiche non ancora salvate'),
  ).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: /Invia Email/ }));
  await press(page, 'Space');
  await tabTo(page, update);
  await press(page, 'Enter');
  await expect(notice(page, 'Password aggiornata: all’utente è partita un’email per sceglierne una sua')).toBeVisible();
  await expect(password(page, 'Nuova password')).toHaveValue('');

  // The version that the password has changed was read again: the next saving meets no conflict.
  await fillByKeys(page, field(page, 'Cognome'), 'Bianchi');
  await press(page, 'Control+s');
  await expect(notice(page, 'Fatto: Utente aggiornato')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Che cosa può fare' }));
  await press(page, 'Enter');
  await expect(page.getByText('I permessi vengono dal ruolo Lettore.')).toBeVisible();
  await expect(page.getByText(/^Nessun permesso per: .*Redirect 404/)).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^News Visualizza Non può: Crea, Modifica, Cancella, Pubblica Ruolo Lettore$/ }),
  ).toBeVisible();
  // A card opened from elsewhere takes the focus, and with it comes into sight.
  await runByPalette(page, 'Apri la scheda: Registro delle operazioni');
  await expect(page.getByRole('button', { name: 'Registro delle operazioni' })).toBeFocused();
  await expect(page.getByRole('row', { name: /admin Creazione/ })).toBeInViewport();
  await expect(page.getByRole('row', { name: /admin Modifica Cognome: Neri → Bianchi$/ })).toBeVisible();

  await fillByKeys(page, field(page, 'Nome'), 'Lucilla');
  await tabTo(page, page.getByRole('button', { name: 'CHIUDI', exact: true }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('alertdialog', { name: 'Uscire senza salvare?' })).toBeVisible();
  await press(page, 'Escape');
  await press(page, 'Control+s');
  await saved(page);
  await tabTo(page, page.getByRole('button', { name: 'CHIUDI', exact: true }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/users(\?.*)?$/);
});

test(
  'due versioni di un utente: quel che non si tocca arriva, quel che si tocca si decide',
  FULL,
  async ({ page, signIn, open }) => {
    const { id, username } = await createUser('lettore');
    const elsewhere = async (change: object) => {
      const { data } = await call('admin', 'GET', `user/${id}`);
      await call('admin', 'PUT', `user/${id}`, { ...(data as object), ...change });
    };
    await signIn('admin');
    await open(`/users/${id}`);
    await expect(field(page, 'Username')).toHaveValue(username);
    await elsewhere({ company: 'Acque Chiare' });
    await fillByKeys(page, field(page, 'Cognome'), 'Verdi');
    await press(page, 'Control+s');
    await expect(page.getByText(/^Qualcun altro aveva salvato nel frattempo/)).toBeVisible();
    await expect(field(page, 'Azienda')).toHaveValue('Acque Chiare');
    await expect(field(page, 'Cognome')).toHaveValue('Verdi');
    await elsewhere({ last_name: 'Gialli' });
    await press(page, 'Control+s');
    await expect(page.getByRole('heading', { name: 'Salvata altrove nel frattempo' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Il mio: Verdi' })).toBeFocused();
    await press(page, 'ArrowDown', 'Control+s');
    await expect(field(page, 'Cognome')).toHaveValue('Gialli');
    await saved(page);
    expect((await call('admin', 'GET', `user/${id}`)).data).toMatchObject({
      last_name: 'Gialli',
      company: 'Acque Chiare',
    });
  },
);

test(
  'elimina dalla sua scheda un collega senza contenuti: si sceglie lo stesso a chi andrebbero, una conferma',
  FULL,
  async ({ page, signIn, open }) => {
    const { id, username } = await createUser('lettore');
    await signIn('admin');
    await open(`/users/${id}`);
    await expect(field(page, 'Username')).toHaveValue(username);
    await press(page, 'Control+k');
    await page.keyboard.type('>elimina questo utente');
    await expect(page.getByRole('option', { name: /Elimina questo utente/ })).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: `Eliminare l’utente ${username}?` });
    await expect(dialog.getByText('Questo utente non ha contenuti: non c’è nulla da riassegnare.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Riassegna i contenuti a' })).toHaveValue('');
    await page.keyboard.type('fabbri');
    await expect(page.getByRole('option', { name: /Fabbri/ }).first()).toBeVisible();
    await press(page, 'Enter');
    await expect(dialog.getByRole('combobox', { name: 'Riassegna i contenuti a' })).toHaveValue(/Fabbri/);
    await expect(
      dialog.getByText(`L’utente ${username} sarà eliminato: l’operazione non si può annullare.`),
    ).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(page).toHaveURL(/#\/users(\?.*)?$/);
    await expect(call('admin', 'GET', `user/${id}`)).rejects.toThrow('404');
  },
);

test('crea un ruolo: spunta celle, righe e colonne con la tastiera; l’amministratore non si tocca [1-2.3.16, 1-2.13.1, 1-2.13.2, 1-5.8]', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Addetti stampa');
  await signIn('admin');
  await open('/users/roles/new');
  await expect(page).toHaveTitle(/^gestione ruolo/);
  await press(page, 'Control+s');
  await expect(field(page, 'Titolo')).toHaveAccessibleDescription(/Campo richiesto/);
  await page.keyboard.type(title);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  // The palette offers what is on the page when it opens.
  await expect(box('Utenti: Visualizza')).toBeVisible();
  await runByPalette(page, 'Vai alla tabella dei permessi');
  await expect(box('Utenti: Visualizza')).toBeFocused();
  await press(page, 'Space');
  await expect(box('Utenti: Visualizza')).toBeChecked();
  await press(page, 'ArrowUp', 'ArrowRight');
  await expect(box('Crea: tutte le sezioni')).toBeFocused();
  await press(page, 'Control+Home', 'ArrowDown', 'ArrowDown');
  await expect(box('Tutti i permessi: Redazioni')).toBeFocused();
  await press(page, 'Space', 'End');
  await expect(box('Redazioni: Cancella')).toBeFocused();
  await press(page, 'Space');
  await expect(box('Redazioni: Cancella')).not.toBeChecked();
  await expect(box('Tutti i permessi: Redazioni')).toHaveJSProperty('indeterminate', true);
  await tabTo(page, page.getByRole('checkbox', { name: 'Scegliere i tag di un contenuto' }));
  await press(page, 'Space', 'Control+s');
  await expect(notice(page, 'Ruolo creato')).toBeVisible();
  await expect(page).toHaveURL(/#\/users\/roles\/\d+$/);
  await saved(page);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const { data } = await call('admin', 'GET', `user/roles/${id}`);
  expect((data as { abilities: string[] }).abilities.toSorted()).toEqual(
    ['redazioni-create', 'redazioni-view', 'user-view', 'view-tag'].toSorted(),
  );
  await tabTo(page, page.getByRole('checkbox', { name: /^Tutto: ogni permesso/ }));
  await press(page, 'Space');
  await expect(page.getByText('Chi ha questo ruolo può fare tutto, qualunque casella sia spuntata.')).toBeVisible();
  await expect(box('News: Cancella')).toBeChecked();
  await press(page, 'Space');
  await expect(box('News: Cancella')).not.toBeChecked();

  await open('/users/roles/1');
  await expect(
    page.getByText('È il ruolo degli amministratori: può fare tutto, qualunque casella sia spuntata.'),
  ).toBeVisible();
  await tabTo(page, box('Utenti: Visualizza'));
  await press(page, 'Space');
  await expect(box('Utenti: Visualizza')).toBeChecked();
  await expect(box('Utenti: Visualizza')).toHaveAccessibleDescription(
    'L’amministratore può fare tutto: i suoi permessi non si cambiano.',
  );
});

test(
  'duplica un ruolo: i suoi permessi, un altro nome; quel che non serve è detto, e chi lo ha si trova',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Redattori');
    const { data } = await call('admin', 'POST', 'user/roles', {
      title,
      abilities: ['news-publish', 'role-edit'],
    });
    const { id } = data as { id: number };
    await signIn('admin');
    await open('/users/roles');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(page, '/');
    await page.keyboard.type(title);
    await expect(page.locator('tr[data-row]')).toHaveCount(1);
    await press(page, 'ArrowDown', 'Shift+D');
    await expect(page).toHaveURL(new RegExp(`#/users/roles/new\\?from=${id}$`));
    await expect(field(page, 'Titolo')).toHaveValue(`${title} (copia)`);
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect(box('News: Pubblica')).toBeChecked();
    const inVain = page.getByText('Spunta anche «Modifica» per: News.');
    await expect(inVain).toBeVisible();
    // Nothing asks for it: it has no box, and is kept.
    await expect(page.getByText('restano al ruolo così come sono: Ruoli: Modifica')).toBeVisible();
    const unreachable = page.getByText('Spunta anche: News: Visualizza.');
    await expect(unreachable).toBeVisible();
    await box('News: Visualizza').focus();
    await press(page, 'Space');
    await expect(unreachable).toBeHidden();
    await box('News: Modifica').focus();
    await press(page, 'Space');
    await expect(inVain).toBeHidden();
    await press(page, 'Control+s');
    await expect(notice(page, 'Ruolo creato')).toBeVisible();
    await expect(page).toHaveURL(/#\/users\/roles\/\d+$/);
    const copy = Number(/\d+$/.exec(page.url())?.[0]);
    expect(copy).not.toBe(id);
    const { data: copied } = await call('admin', 'GET', `user/roles/${copy}`);
    expect((copied as { abilities: string[] }).abilities.toSorted()).toEqual([
      'news-edit',
      'news-publish',
      'news-view',
      'role-edit',
    ]);
    await tabTo(page, page.getByRole('link', { name: 'Vedi gli utenti con questo ruolo' }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/users\\?.*ruolo=${copy}`));
    await expect(page.getByRole('combobox', { name: 'Ruolo' })).toHaveValue(String(copy));
  },
);

test(
  'una redazione cambia comuni: indirizzo sbagliato, due comuni aggiunti, uno tolto [1-2.16.1, 1-2.16.4, 1-2.16.5, 1-5.12, 1-5.13, 1-8.15, 1-8.16]',
  FULL,
  async ({ page, signIn, open }) => {
    const name = unique('Redazione');
    await signIn('admin');
    await open('/users/redazioni/new');
    await expect(page).toHaveTitle(/^Inserimento Redazione/);
    await press(page, 'Control+s');
    await expect(field(page, 'Nome')).toHaveAccessibleDescription(/Campo richiesto/);
    await page.keyboard.type(name);
    await fillByKeys(page, field(page, 'URL inglese'), 'example.it');
    await expect(field(page, 'URL inglese')).toHaveAccessibleDescription('URL non valida');
    await page.keyboard.press('Home');
    await page.keyboard.type('https://');
    await press(page, 'Control+s');
    await expect(notice(page, 'Redazione creata')).toBeVisible();
    await expect(page).toHaveTitle(`${name} · redazione · Portolano`);
    await expect(page.getByText('Nessun utente in questa redazione.')).toBeVisible();
    await runByPalette(page, 'Scegli i comuni da associare');
    await expect(page.getByRole('combobox', { name: 'Comune', exact: true })).toBeFocused();
    await choose(page, 'Comune', 'imola', /Imola/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('budrio');
    await expect(page.getByRole('option', { name: /Budrio/ })).toBeVisible();
    await press(page, 'Enter', 'Escape');
    // What is chosen and not added yet is unsaved, and is said to be.
    await expect(page.getByText('Da salvare: Comuni associati a Redazione')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Aggiungi' }));
    await press(page, 'Enter');
    await expect(notice(page, 'comune aggiunto').first()).toBeVisible();
    // Both are there before one is taken away: they are added one after the other.
    await expect(page.getByRole('row', { name: /^1 Budrio/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^2 Imola Bologna 037032/ })).toBeVisible();
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    // The next one can be typed at once.
    await expect(page.getByRole('combobox', { name: 'Comune', exact: true })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Elimina Imola' }));
    await press(page, 'Enter');
    const question = page.getByRole('alertdialog', { name: 'cancellare associazione con Imola?' });
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: 'Conferma' }));
    await press(page, 'Enter');
    await expect(notice(page, 'cancellato Imola')).toBeVisible();
    await expect(page.getByRole('row', { name: /Imola/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^1 Budrio/ })).toBeVisible();
    await fillByKeys(page, field(page, 'URL tedesco'), 'https://example.it/de');
    await press(page, 'Control+s');
    await expect(notice(page, 'Redazione aggiornata')).toBeVisible();
  },
);
