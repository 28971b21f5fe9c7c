import type { Page } from 'playwright/test';
import { completeText, createNews, readNews, unique } from '../kit/api';
import { breakCalls, FAULTS, type Fault, pauseCalls } from '../kit/faults';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const main = (page: Page) => page.getByRole('main');

/** Goes through every fault on one page. */
async function throughFaults(names: readonly string[], play: (fault: Fault) => Promise<void>): Promise<void> {
  for (const name of names) {
    const fault = FAULTS[name];
    if (fault === undefined) throw new Error(`no fault '${name}'`);
    await test.step(name, () => play(fault));
  }
}

const EVERY_FAULT = Object.keys(FAULTS);
const SOME_FAULTS = ['un guasto del server (500)', 'una pagina HTML di un proxy', 'nessuna rete'] as const;

test('elenco: ogni guasto è detto, e si riprova [1-8.3]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await throughFaults(EVERY_FAULT, async ({ answer, text }) => {
    await open('/user/profile');
    const mend = await breakCalls(page, 'GET', /^news$/, answer);
    await open('/news');
    await expect(main(page).getByRole('alert')).toContainText(text);
    mend();
    await tabTo(page, main(page).getByRole('button', { name: 'Riprova' }));
    await press(page, 'Enter');
    await expect(page.getByRole('row')).toHaveCount(51);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test('scheda: ogni guasto al caricamento è detto, e si riprova [2-4.16, 3-8.4, 1-8.3]', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Irraggiungibile');
  const id = await createNews({ it: completeText(name) });
  await signIn('admin');
  await throughFaults(EVERY_FAULT, async ({ answer, text }) => {
    await open('/user/profile');
    const mend = await breakCalls(page, 'GET', /^news\/\d+$/, answer);
    await open(`/news/${id}`);
    await expect(main(page).getByRole('alert')).toContainText(text);
    mend();
    await tabTo(page, main(page).getByRole('button', { name: 'Riprova' }));
    await press(page, 'Enter');
    await expect(title(page)).toHaveValue(name);
  });
});

test('scheda: ogni guasto al salvataggio è detto, e non si perde nulla [2-4.16, 3-8.2]', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Insalvabile');
  const id = await createNews({ it: completeText(name) });
  await signIn('admin');
  await open(`/news/${id}`);
  let times = 0;
  // Without network a save waits instead: the editor's journeys go through that.
  const faults = EVERY_FAULT.filter((fault) => fault !== 'nessuna rete');
  await throughFaults(faults, async ({ answer, text }) => {
    times += 1;
    const rewritten = `${name} riscritta ${times}`;
    await fillByKeys(page, title(page), rewritten);
    const mend = await breakCalls(page, 'PUT', /^news\/\d+$/, answer);
    await press(page, 'Control+s');
    const failed = main(page).getByRole('alert').filter({ hasText: 'Il salvataggio non è riuscito' });
    await expect(failed).toContainText(text);
    await expect(title(page)).toHaveValue(rewritten);
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    mend();
    await press(page, 'Control+s');
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    expect((await readNews(id)).contents.it?.title).toBe(rewritten);
  });
});

test('accesso: ogni guasto è detto, e il nome resta', async ({ page }) => {
  await page.goto('/');
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeFocused();
  await page.keyboard.type('admin');
  await throughFaults(SOME_FAULTS, async ({ answer, text }) => {
    const mend = await breakCalls(page, 'POST', /^login$/, answer);
    await fillByKeys(page, page.getByRole('textbox', { name: 'Password' }), 'admin-demo-2026');
    await press(page, 'Enter');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(username).toHaveValue('admin');
    mend();
  });
});

test('eliminazione: ogni guasto è detto, e nessuna riga sparisce [1-8.10]', async ({ page, signIn, open }) => {
  const name = unique('Incancellabile');
  await createNews({ it: { title: name } });
  await signIn('admin');
  await open(`/news?keywords=${encodeURIComponent(name)}`);
  await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
  await press(page, 'j', 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await throughFaults(SOME_FAULTS, async ({ answer, text }) => {
    const mend = await breakCalls(page, 'DELETE', /^news\//, answer);
    await press(page, 'Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText(text);
    await expect(dialog.getByRole('button', { name: 'Riprova' })).toBeVisible();
    mend();
  });
  await press(page, 'Control+Enter');
  await expect(page.getByText('Oops! Nessun risultato. Aggiungi elemento.')).toBeVisible();
});

test('le scelte che non arrivano non fermano la scheda', async ({ page, signIn, open }) => {
  const name = unique('Senza scelte');
  await signIn('admin');
  await breakCalls(page, 'GET', /^operations\//, (route) => route.fulfill({ status: 500, body: '' }));
  await open('/news/new');
  await expect(main(page).getByText('Gli stati di pubblicazione non si sono caricati')).toBeVisible();
  await fillByKeys(page, title(page), name);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const id = Number(/#\/news\/(\d+)/.exec(page.url())?.[1]);
  expect((await readNews(id)).contents.it?.title).toBe(name);
  // A stored item tells its statuses itself.
  await expect(main(page).getByText('Gli stati di pubblicazione non si sono caricati')).toHaveCount(0);
});

test('un salvataggio lento non ferma la scrittura, e due comandi salvano una volta sola', async ({
  page,
  signIn,
  open,
}) => {
  const name = unique('Lenta');
  const id = await createNews({ it: completeText(name) });
  await signIn('admin');
  await open(`/news/${id}`);
  await fillByKeys(page, title(page), `${name} uno`);
  const saves = await pauseCalls(page, 'PUT', /^news\/\d+$/);
  await press(page, 'Control+s');
  await expect(page.getByText('Salvataggio in corso…')).toBeVisible();
  await press(page, 'Control+s', 'Control+s');
  await fillByKeys(page, title(page), `${name} due`);
  expect(saves.pending).toHaveLength(1);
  await saves.release();
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await expect(title(page)).toHaveValue(`${name} due`);
  expect((await readNews(id)).contents.it?.title).toBe(`${name} uno`);
  saves.end();
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.title).toBe(`${name} due`);
});

test('una creazione la cui risposta va persa non crea due volte', async ({ page, signIn, open }) => {
  const name = unique('Unica');
  await signIn('admin');
  await open('/news/new');
  await fillByKeys(page, title(page), name);
  const mend = await breakCalls(page, 'POST', /^news$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page, 'Control+s');
  await expect(main(page).getByText('Il salvataggio aspetta la rete')).toBeVisible();
  mend();
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/#\/news\/\d+$/);
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  await open(`/news?keywords=${encodeURIComponent(name)}`);
  await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
});

test('una risposta vecchia non copre quella nuova', async ({ page, signIn, open }) => {
  const [first, second] = [unique('Prima'), unique('Seconda')];
  await createNews({ it: { title: first } });
  await createNews({ it: { title: second } });
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  const lists = await pauseCalls(page, 'GET', /^news$/);
  for (const text of [first, second]) {
    await press(page, '/', 'Control+a');
    await page.keyboard.insertText(text);
    await press(page, 'Enter');
    await expect
      .poll(() =>
        lists.pending.some((route) =>
          route
            .request()
            .url()
            .includes(text.split(' ')[1] ?? ''),
        ),
      )
      .toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  await lists.pending.pop()?.continue();
  await expect(page.getByRole('row', { name: second })).toBeVisible();
  // The call of the first search was given up: what comes of it reaches nobody.
  await Promise.allSettled(lists.pending.map((route) => route.continue()));
  lists.end();
  await expect(page.getByText('1–1 di 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: second })).toBeVisible();
  await expect(page.getByRole('row', { name: first })).toHaveCount(0);
});
