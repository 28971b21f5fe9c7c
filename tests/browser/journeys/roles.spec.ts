import { completeText, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const NO_PUBLISH = 'Per pubblicare serve il permesso «Pubblica»: salva come bozza o da validare';

test('chi non può pubblicare non può scegliere «Pubblicata» e legge perché [1-4.4]', async ({ page, signIn, open }) => {
  const id = await createNews({ it: completeText(unique('Trattenuta')) });
  await signIn('editor');
  await open(`/news/${id}`);
  const status = page.getByRole('combobox', { name: 'Stato', exact: true });
  await expect(status).toHaveValue('2');
  const published = status.getByRole('option', { name: /Pubblicata/ });
  await expect(published).toBeDisabled();
  await tabTo(page, status);
  await page.keyboard.type('Pubb');
  await expect(status).toHaveValue('2');
  await expect(status).toHaveAccessibleDescription(NO_PUBLISH);
});

test('chi può solo guardare vede l’elenco senza creare, scegliere, modificare [2-2.3, 2-2.5, 2-6.2, 2-6.3, 3-2.11]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('lettore');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Nuova News' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancella Selezionati' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Modifica', exact: true })).toHaveCount(0);
  await press(page, 'j', 'e');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(
    'Non hai il permesso di modificare news: serve «News: Modifica», chiedilo a un amministratore',
  );
  await press(page, 'n');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(
    'Non hai il permesso di creare news: serve «News: Crea», chiedilo a un amministratore',
  );
  await press(page, 'Delete');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(
    'Non hai il permesso di cancellare news: serve «News: Cancella», chiedilo a un amministratore',
  );
  await expect(page).toHaveURL(/#\/news(\?.*)?$/);
});

test('chi può solo guardare apre una scheda e la legge', FULL, async ({ page, signIn, open }) => {
  const title = unique('Da leggere');
  const id = await createNews({
    it: { title, excerpt: 'Il sommario', description: '<p>Il testo <strong>intero</strong></p>' },
  });
  await signIn('lettore');
  await open('/news');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page, '/');
  await page.keyboard.type(title);
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
  const main = page.getByRole('main');
  await expect(main.getByText('Non hai il permesso di modificare questo contenuto: puoi solo leggere')).toBeVisible();
  await expect(main.getByText('Il sommario')).toBeVisible();
  await expect(main.locator('strong', { hasText: 'intero' })).toBeVisible();
  await expect(main.locator('input, textarea, select, [contenteditable]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Salva' })).toHaveCount(0);
  await press(page, 'l', 'e');
  await expect(main.getByText('(vuoto)').first()).toBeVisible();
});

test(
  'il ruolo redazione viene portato alla pagina non trovata [1-2.8.1, 1-2.1.5]',
  FULL,
  async ({ page, signIn, open }) => {
    const id = await createNews({ it: { title: unique('Vietata') } });
    await signIn('redazione');
    await open(`/news/${id}`);
    await expect(page).toHaveURL(/#\/not-found$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
    await expect(
      page.getByText(
        'Non è possibile accedere alla pagina. Verifica che il link sia corretto e che tu sia in possesso dei permessi per accedere alla risorsa richiesta.',
      ),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('La pagina non è aperta al ruolo «redazione».')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Torna all’elenco' })).toHaveAttribute('href', '#/news');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await expect(page.getByRole('main').locator('td a[href^="#/news/"]')).toHaveCount(0);
    await press(page, 'j', 'Enter');
    await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(
      'La pagina non è aperta al ruolo «redazione».',
    );
  },
);

test('la destinazione turistica vede la dashboard ridotta [1-2.9.6]', async ({ page, signIn, open }) => {
  await signIn('turistica');
  await open('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Portolano' })).toBeVisible();
  await expect(main.getByText('Dashboard')).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
});
