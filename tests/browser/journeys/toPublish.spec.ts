import type { Page } from 'playwright/test';
import { announced } from '../keys/proofs';
import { createNews, readNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('chi non pubblica trova che cosa manca, copia, guarda come appare e manda in validazione', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Sagra');
  const id = await createNews({ it: { title, slug: 'sagra', description: '<p>Festa</p>', status: 2 } });
  await signIn('editor');
  await open(`/news/${id}`);
  await expect(field(page, 'Titolo')).toHaveValue(title);

  await test.step('F8 dice quanti campi mancano, a che punto si è e perché', async () => {
    await press(page, 'F8');
    await expect(field(page, 'Introduzione')).toBeFocused();
    await expect(announced(page)).toHaveText('1 di 6: serve per pubblicare · Introduzione: da compilare');
    await expect(field(page, 'Introduzione')).toHaveAccessibleDescription('Serve per pubblicare');
    await page.keyboard.type('Due giorni di festa in piazza.');
    await expect(field(page, 'Introduzione')).toHaveAccessibleDescription('');
    await press(page, 'F8');
    await expect(announced(page)).toHaveText('1 di 5: serve per pubblicare · Keywords: da compilare');
    await page.keyboard.type('sagra, festa');
  });

  await test.step('l’elenco porta a un campo, e un tasto lo copia', async () => {
    await press(page, 'Escape', 's', 'm');
    await expect(page.getByRole('button', { name: 'Titolo SEO: da compilare' })).toBeFocused();
    await press(page, 'Enter');
    await expect(field(page, 'Titolo SEO')).toBeFocused();
    await press(page, 'Alt+Enter');
    await expect(field(page, 'Titolo SEO')).toHaveValue(title);
  });

  await test.step('ciò che era scritto non va perso', async () => {
    await press(page, 'Control+a');
    await page.keyboard.type('Tutta la sagra');
    await press(page, 'Alt+Enter');
    await expect(field(page, 'Titolo SEO')).toHaveValue(title);
    await press(page, 'Control+z');
    await expect(field(page, 'Titolo SEO')).toHaveValue('Tutta la sagra');
  });

  await test.step('le anteprime dicono che cosa è preso da dove', async () => {
    const found = page.getByRole('figure', { name: 'Come appare fra i risultati di ricerca' });
    await expect(found).toContainText('Tutta la sagra');
    await expect(found).toContainText('Descrizione presa dall’introduzione.');
    const shared = page.getByRole('figure', { name: 'Come appare condivisa su un social' });
    await expect(shared).toContainText(title);
    await expect(shared).toContainText('Senza immagine: scegli una copertina');
  });

  await test.step('finito il giro non manca nulla, e parte', async () => {
    for (const name of ['Meta description', 'Titolo social', 'Descrizione social']) {
      await press(page, 'F8');
      await expect(field(page, name)).toBeFocused();
      await press(page, 'Alt+Enter');
    }
    await expect(page.getByText('Per pubblicare in italiano: non manca nulla')).toBeVisible();
    await press(page, 'F8');
    await expect(announced(page)).toHaveText('Non ci sono errori, e per pubblicare non manca nulla');
    await press(page, 'Escape', 's', 'v');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
  });

  const { contents } = await readNews(id);
  expect(contents.it).toMatchObject({
    status: 3,
    google: { title: 'Tutta la sagra', description: 'Due giorni di festa in piazza.' },
    social: { title, description: 'Due giorni di festa in piazza.' },
  });
});
