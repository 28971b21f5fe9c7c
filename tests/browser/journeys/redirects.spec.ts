import type { Page } from 'playwright/test';
import { address, call, unique } from '../kit/api';
import { breakCalls, FAULTS } from '../kit/faults';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

interface Rule {
  readonly id: number;
  readonly old_url: string;
  readonly new_url: string;
  readonly code: number;
}

/** A path that no other test has. */
const pathOf = (name: string): string => `/${unique(name).replace(' ', '-')}`;

async function rulesOf(word: string): Promise<Rule[]> {
  const { data } = await call(
    'admin',
    'GET',
    `operations/error404?orderBy=%2Bold_url&keywords=${encodeURIComponent(word)}`,
  );
  return (data as Rule[]).map(({ id, old_url, new_url, code }) => ({ id, old_url, new_url, code }));
}
const createRule = (old_url: string, new_url: string) =>
  call('admin', 'POST', 'operations/error404/rotta', { old_url, new_url, code: 301 });

const cell = (page: Page, column: string, row: string | number) =>
  page.getByLabel(`${column}, riga ${row}`, { exact: true });
const saved = (page: Page) => page.getByRole('row').getByText('Salvata', { exact: true });

test('aggiunge tre redirect e ne toglie uno, e il portale risponde [1-2.17.3, 1-2.17.5, 1-4.7, 1-4.8, 1-4.10, 1-5.19, 1-8.11]', async ({
  page,
  signIn,
  open,
}) => {
  const base = pathOf('viaggio');
  await signIn('admin');
  await open('/error404-list');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'n');
  await expect(cell(page, 'Vecchia rotta', 'nuova')).toBeFocused();
  // One empty row at most: the second key is refused, and says why.
  await press(page, 'Control+Enter');
  await expect(page.getByText('C’è già una riga nuova vuota: compila quella').first()).toBeAttached();
  await page.keyboard.insertText(`${base}/uno`);
  await press(page, 'Tab');
  await page.keyboard.insertText(`${base}/arrivo`);
  await press(page, 'Control+s');
  await expect(saved(page)).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveValue(`${base}/arrivo`);
  await press(page, 'Control+Enter');
  await expect(cell(page, 'Vecchia rotta', 'nuova')).toBeFocused();
  await page.keyboard.insertText(`${base}/due`);
  await press(page, 'Tab');
  await page.keyboard.insertText(`${base}/altrove`);
  await press(page, 'Control+Enter');
  await expect(saved(page)).toHaveCount(2);
  await expect(cell(page, 'Vecchia rotta', 'nuova')).toBeFocused();
  await page.keyboard.insertText(`${base}/tre`);
  await press(page, 'Tab', 'Tab');
  await expect(page.getByText('Scrivi anche l’altra rotta', { exact: false }).first()).toBeVisible();
  await page.keyboard.type('410');
  await expect(saved(page)).toHaveCount(3);
  const rules = await rulesOf(base);
  expect(rules.map(({ id, ...rule }) => rule)).toEqual([
    { old_url: `${base}/due`, new_url: `${base}/altrove`, code: 301 },
    { old_url: `${base}/tre`, new_url: '', code: 410 },
    { old_url: `${base}/uno`, new_url: `${base}/arrivo`, code: 301 },
  ]);
  // By the arrows to the row below, where one does not write.
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowDown');
  await expect(cell(page, 'Vecchia rotta', rules[0]?.id ?? 0)).toBeFocused();
  await press(page, 'Control+Delete');
  const dialog = page.getByRole('alertdialog', {
    name: `Confermare cancellazione della rotta ${base}/due => ${base}/altrove`,
  });
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Redirect eliminato' })).toBeVisible();
  await expect(cell(page, 'Vecchia rotta', rules[2]?.id ?? 0)).toBeFocused();
  const visit = async (path: string) => {
    const { status, headers } = await fetch(`${address()}${base}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect([await visit('/uno'), await visit('/due'), await visit('/tre')]).toEqual([
    [301, `${base}/arrivo`],
    [404, null],
    [410, null],
  ]);
  // The filter acts on Enter.
  await press(page, 'Escape', '/');
  await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeFocused();
  await page.keyboard.insertText(base);
  await expect(page.getByRole('row')).not.toHaveCount(3);
  await press(page, 'Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
});

test(
  'un ciclo si vede mentre si scrive, Esc rimette, un rifiuto e un guasto non perdono nulla',
  FULL,
  async ({ page, signIn, open }) => {
    const base = pathOf('ciclo');
    await createRule(`${base}/a`, `${base}/b`);
    await createRule(`${base}/c`, `${base}/d`);
    await signIn('admin');
    await open('/error404-list');
    await fillByKeys(page, page.getByRole('searchbox', { name: 'Ricerca' }), base);
    await press(page, 'Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    const [first, second] = await rulesOf(base);
    const target = cell(page, 'Nuova rotta', second?.id ?? 0);
    await tabTo(page, target);
    await press(page, 'F2');
    await page.keyboard.insertText('/oltre');
    await expect(target).toHaveValue(`${base}/d/oltre`);
    await press(page, 'Escape');
    await expect(target).toHaveValue(`${base}/d`);
    await press(page, 'ArrowDown');
    const other = cell(page, 'Nuova rotta', first?.id ?? 0);
    await expect(other).toBeFocused();
    await page.keyboard.insertText(`${base}/c`);
    await expect(page.getByText(`Catena: ${base}/a → ${base}/c → ${base}/d`, { exact: false }).first()).toBeVisible();
    await press(page, 'Control+a');
    await page.keyboard.insertText(`${base}/a/`);
    await expect(page.getByText(`Ciclo: ${base}/a → ${base}/a/`, { exact: false }).first()).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('row').getByText('Non salvata', { exact: true })).toBeVisible();
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await press(page, 'Control+a');
    await page.keyboard.insertText(`${base}/e`);
    const end = await breakCalls(page, 'POST', /rotta$/, FAULTS['nessuna rete']?.answer ?? ((route) => route.abort()));
    await press(page, 'Enter');
    await expect(page.getByText('Il server non risponde', { exact: false }).first()).toBeVisible();
    await expect(other).toHaveValue(`${base}/e`);
    // Leaving with an unsaved row opens a question.
    await press(page, 'Tab', 'g', 'h');
    await press(page, 'Control+k');
    await page.getByRole('combobox', { name: 'Cerca un comando o un contenuto' }).fill('Dashboard');
    await press(page, 'Enter');
    const leaving = page.getByRole('alertdialog', { name: 'Ci sono redirect non salvati' });
    await expect(leaving).toContainText('Una riga non è salvata: uscendo la perdi.');
    await press(page, 'Escape');
    await expect(leaving).toBeHidden();
    end();
    await tabTo(page, page.getByRole('button', { name: 'Riprova a salvare' }));
    await press(page, 'Enter');
    await expect(saved(page)).toHaveCount(1);
    expect((await rulesOf(base))[0]).toEqual({ id: first?.id, old_url: `${base}/a`, new_url: `${base}/e`, code: 301 });
  },
);

test(
  'chi salva una riga cambiata da altri sceglie; due colonne incollate diventano righe, ognuna col suo esito',
  FULL,
  async ({ page, signIn, open }) => {
    const base = pathOf('foglio');
    await createRule(`${base}/a`, `${base}/b`);
    const [rule] = await rulesOf(base);
    await signIn('regionale');
    await open('/error404-list');
    await fillByKeys(page, page.getByRole('searchbox', { name: 'Ricerca' }), base);
    await press(page, 'Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await call('admin', 'POST', 'operations/error404/rotta', { ...rule, new_url: `${base}/loro` });
    const target = cell(page, 'Nuova rotta', rule?.id ?? 0);
    await tabTo(page, target);
    await page.keyboard.insertText(`${base}/mia`);
    await press(page, 'Enter');
    await expect(page.getByText('admin ha salvato questa riga mentre la modificavi.').first()).toBeVisible();
    await expect(page.getByText(`Sul server: ${base}/a → ${base}/loro (301)`)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Prendi quella salvata' }));
    await press(page, 'Enter');
    await expect(target).toHaveValue(`${base}/loro`);

    await tabTo(page, target, 'Shift+Tab');
    const sheet = [
      `Vecchia\tNuova`,
      `${base}/p\t${base}/q`,
      `${base}/a\t${base}/z`,
      `${base}/p\t${base}/w`,
      `${base}/t\t\t410`,
    ];
    await target.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, sheet.join('\r\n'));
    const dialog = page.getByRole('dialog', { name: 'Incolla da foglio di calcolo' });
    const taken = `Esiste già una regola per questa vecchia rotta (riga ${rule?.id}): modifica quella`;
    await expect(dialog.getByRole('status')).toHaveText('2 righe da creare, 2 con problemi');
    await expect(dialog.getByRole('row').filter({ hasText: '/w' })).toContainText('Uguale alla riga 2');
    await expect(dialog.getByRole('row').filter({ hasText: '/z' })).toContainText(`Da correggere${taken}`);
    await expect(dialog.getByRole('textbox', { name: 'Righe incollate' })).toBeFocused();
    // Somebody else may be faster than the preview.
    await createRule(`${base}/t`, `${base}/u`);
    await press(page, 'Control+Enter');
    await expect(dialog.getByRole('status')).toHaveText('1 redirect creato, 1 non riuscito');
    await expect(dialog.getByRole('row').filter({ hasText: `${base}/t` })).toContainText('Non creato');
    await press(page, 'Escape');
    await expect(page.getByRole('row')).toHaveCount(4);
    expect((await rulesOf(base)).map(({ old_url, new_url, code }) => [old_url, new_url, code])).toEqual([
      [`${base}/a`, `${base}/loro`, 301],
      [`${base}/p`, `${base}/q`, 301],
      [`${base}/t`, `${base}/u`, 301],
    ]);
  },
);

test(
  'l’anteprima di ciò che si incolla dice di doppioni e cicli prima che si crei qualcosa, anche dopo un guasto',
  FULL,
  async ({ page, signIn, open }) => {
    const base = pathOf('prova');
    await createRule(`${base}/a`, `${base}/b`);
    await signIn('admin');
    await open('/error404-list');
    const end = await breakCalls(page, 'POST', /prova$/, FAULTS['nessuna rete']?.answer ?? ((route) => route.abort()));
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.getByRole('button', { name: 'Incolla da foglio' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Incolla da foglio di calcolo' });
    const text = dialog.getByRole('textbox', { name: 'Righe incollate' });
    await expect(text).toBeFocused();
    const sheet = [`${base}/b;${base}/c`, `${base}/c;${base}/a`, `${base}/a/;${base}/z`, `senza-barra;${base}/z`].join(
      '\n',
    );
    await page.keyboard.insertText(sheet);
    await expect(dialog.getByRole('alert')).toContainText('Il server non risponde');
    await expect(dialog.getByRole('row').filter({ hasText: 'Da creare' })).toHaveCount(0);
    await press(page, 'Control+Enter');
    await expect(
      page.getByText('Le righe non sono state controllate: riprova prima il controllo').first(),
    ).toBeAttached();
    await expect(text).toHaveValue(sheet);
    end();
    await tabTo(page, dialog.getByRole('button', { name: 'Riprova il controllo' }));
    await press(page, 'Enter');
    await expect(dialog.getByRole('status')).toHaveText('1 riga da creare, 3 con problemi');
    const lineOf = (number: number) => dialog.getByRole('row').nth(number);
    await expect(lineOf(1)).toContainText('Da creare');
    await expect(lineOf(2)).toContainText(`Ciclo: ${base}/c → ${base}/a → ${base}/b → ${base}/c.`);
    await expect(lineOf(3)).toContainText('Esiste già una regola per questa vecchia rotta (riga ');
    await expect(lineOf(4)).toContainText('Deve cominciare con / oppure con http:// o https://');
    expect((await rulesOf(base)).map(({ old_url }) => old_url)).toEqual([`${base}/a`]);
    await press(page, 'Control+Enter');
    await expect(dialog.getByRole('status')).toHaveText('1 redirect creato');
    expect((await rulesOf(base)).map(({ old_url }) => old_url)).toEqual([`${base}/a`, `${base}/b`]);
  },
);
