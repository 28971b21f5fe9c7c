import { EDITOR_KEYS } from '../keys/editor';
import { addImages, text } from '../keys/images';
import { LIST_KEYS } from '../keys/list';
import { announced, linesWithKeys, palette, SECTIONS, SHELL_KEYS } from '../keys/proofs';
import { createTheme, treeKeys } from '../keys/tree';
import { completeText, createNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

test('nell’elenco ogni tasto della guida fa qualcosa', async ({ page, signIn, open }) => {
  test.setTimeout(120_000);
  await createNews({ it: completeText(unique('In cima')) });
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  // Keys inside a date are proved in an editor, which has one.
  const lines = (await linesWithKeys(page)).filter((line) => !line.startsWith('In una data'));
  expect(lines.sort()).toEqual(Object.keys(LIST_KEYS).sort());
  for (const [line, proof] of Object.entries(LIST_KEYS)) await test.step(line, () => proof(page));
});
test('nella scheda ogni tasto della guida fa qualcosa', async ({ page, signIn, open }) => {
  test.setTimeout(120_000);
  const id = await createNews({ it: completeText(unique('Con tutti i tasti')) });
  await signIn('admin');
  await open(`/news/${id}`);
  await expect(text(page)).toBeVisible();
  await expect(addImages(page)).toBeVisible();
  await press(page, 'Escape');
  // Keys inside a map or an ordered list are proved where these are walked.
  const lines = (await linesWithKeys(page)).filter((line) => !/^(Sulla mappa|Dalla mappa|Su un pulsante)/.test(line));
  const shared = Object.keys(LIST_KEYS).filter(
    (line) =>
      line in SECTIONS || line in SHELL_KEYS || /finestra|^(Apri comandi|Tasti|Dashboard|Gestione|Lista)/.test(line),
  );
  expect(lines.sort()).toEqual([...Object.keys(EDITOR_KEYS), ...shared].sort());
  for (const [line, proof] of Object.entries(EDITOR_KEYS)) await test.step(line, () => proof(page));
});

test('nell’albero delle categorie ogni tasto della guida fa qualcosa', async ({ page, signIn, open, turn }) => {
  test.setTimeout(120_000);
  await turn('themes');
  const keys = treeKeys(await createTheme());
  await signIn('admin');
  await open('/category-list/5');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  // What leads elsewhere, and the keys of the shell, are proved on a list.
  const lines = (await linesWithKeys(page)).filter((line) => !line.startsWith('In una data'));
  const shared = Object.keys(LIST_KEYS).filter(
    (line) => line in SECTIONS || line in SHELL_KEYS || /^(Apri comandi|Tasti|Dashboard|Gestione)/.test(line),
  );
  expect(lines.sort()).toEqual([...Object.keys(keys), ...shared].sort());
  for (const [line, proof] of Object.entries(keys)) await test.step(line, () => proof(page));
});

test('un tasto che non si può usare dice perché', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'Delete');
  await expect(announced(page)).toHaveText('Nessuna riga scelta: seleziona una riga o portaci il cursore');
  await press(page, 'g', 'z');
  await expect(announced(page)).toHaveText('Nessun comando per «g z»');
});

test('la palette mostra perché un comando non si può eseguire, e non lo esegue', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await press(page, 'Control+k');
  const row = page.getByRole('option', { name: /^Modifica la riga/ });
  await page.keyboard.type('>modifica la riga');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Enter');
  await expect(palette(page).getByRole('status')).toHaveText(
    'Modifica la riga: Nessuna riga scelta: porta il cursore su una riga',
  );
  await expect(page).toHaveURL(/#\/news(\?.*)?$/);
});
