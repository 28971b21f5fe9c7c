import { call, createNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

test('il registro di tutto si apre dalla palette, dice che cosa è stato cancellato e porta a ciò che c’è', async ({
  page,
  signIn,
  open,
}) => {
  const [kept, gone] = [unique('Resta'), unique('Sparisce')];
  const id = await createNews({ it: { title: kept, slug: 'resta' } });
  const lost = await createNews({ it: { title: gone, slug: 'sparisce' } });
  await call('admin', 'DELETE', `news/${lost}`);
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'Control+k');
  await page.keyboard.type('registro delle operazioni');
  await expect(page.getByRole('option', { name: /Registro delle operazioni/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Registro delle operazioni', exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: gone }).first();
  await expect(row).toContainText('Cancellazione');
  await expect(row).toContainText('cancellato');
  await expect(row.getByRole('link')).toHaveCount(0);
  await open('/registro?entity=news&action=create');
  await expect(page.getByRole('row').filter({ hasText: kept }).first()).toContainText('Creazione');
  await expect(page.getByRole('row').filter({ hasText: 'Accesso' })).toHaveCount(0);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByText('Non si può aprire: è stato cancellato.').first()).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/news/${id}`));
  await expect(page.getByText('Ultima modifica: Anna Montanari,')).toBeVisible();
});

test('chi può pubblicare le news è una domanda della palette', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('chi può pubblicare le news');
  await expect(page.getByRole('option', { name: /Permessi: .*Pubblica/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Chi può fare che cosa', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/sezione=news/);
  await expect(page).toHaveURL(/azione=publish/);
  await expect(page.getByRole('row').filter({ hasText: 'Anna Montanari' })).toContainText('Pubblica');
  await expect(page.getByRole('row').filter({ hasText: /^lettore/i })).toHaveCount(0);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/#\/users\/roles\/\d+/);
});

test('chi può modificare un contenuto ne legge il registro; il registro di tutto non c’è', async ({
  page,
  signIn,
  open,
}) => {
  const id = await createNews({ it: { title: unique('Con registro'), slug: 'con-registro' } });
  await signIn('editor');
  await open(`/news/${id}`);
  await expect(page.getByText('Ultima modifica: Anna Montanari,')).toBeVisible();
  const log = page.getByRole('button', { name: 'Registro delle operazioni' });
  await log.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('table', { name: 'Registro delle operazioni' })).toContainText('Creazione');
  await open('/registro');
  await expect(page.getByText('Non è possibile accedere alla pagina.')).toBeVisible();
});
