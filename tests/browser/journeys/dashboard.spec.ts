import { breakCalls, FAULTS } from '../kit/faults';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

test('ogni parte della dashboard si carica, si riprova e si chiude per sé [1-2.9.1, 1-2.9.2, 1-2.9.3, 1-2.9.4, 1-2.9.5]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('editor');
  const end = await breakCalls(
    page,
    'GET',
    /^dashboard\/events/,
    FAULTS['un guasto del server (500)']?.answer ?? ((route) => route.abort()),
  );
  await open('/dashboard');
  const validating = page.getByRole('region', { name: 'Eventi da validare' });
  const revising = page.getByRole('region', { name: 'Eventi da revisionare' });
  const production = page.getByRole('region', { name: 'Produzione contenuti' });
  await expect(validating.getByRole('alert')).toContainText('Il server ha avuto un problema');
  await expect(revising.getByRole('alert')).toContainText('Il server ha avuto un problema');
  await expect(page.getByRole('term')).toHaveText([
    'Località',
    'Itinerari',
    'Eventi',
    'Uffici IAT',
    'Download',
    'Foto',
    'Blog',
    'News',
    'Pagine',
    'Webcam',
    'Punti di interesse',
    'Interessi',
    'Utenti',
  ]);
  const year = new Date().getFullYear();
  await expect(production.getByRole('table', { name: 'Produzione contenuti' }).getByRole('columnheader')).toHaveText([
    'Redazione e tipo',
    'Anno',
    'it',
    'en',
    'Totale',
  ]);
  await expect(production.getByRole('listitem').first()).toContainText(
    new RegExp(`: [\\d.]+ nel ${year - 1}, [\\d.]+ nel ${year}`),
  );
  end();
  await tabTo(page, validating.getByRole('button', { name: 'Riprova' }));
  await press(page, 'Enter');
  await expect(validating.getByText('Redazione Bologna')).toBeVisible();
  await expect(revising.getByRole('alert')).toBeVisible();
  await tabTo(page, validating.getByRole('button', { name: 'Eventi da validare' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(validating.getByText('Redazione Bologna')).toBeHidden();
  await page.reload();
  await expect(revising.getByText('Redazione Bologna')).toBeVisible();
  await expect(validating.getByText('Redazione Bologna')).toBeHidden();
});
