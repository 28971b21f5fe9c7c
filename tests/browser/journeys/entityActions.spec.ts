import type { Page } from 'playwright/test';
import { entityTexts as texts } from '../../../src/messages/screens/entityActions';
import { listTexts } from '../../../src/messages/screens/list';
import { paletteTexts } from '../../../src/messages/screens/palette';
import { call, changeNews, completeText, createNews, readNews, unique } from '../kit/api';
import { confirmPublication } from '../kit/editing';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const dialog = (page: Page) => page.getByRole('dialog', { name: paletteTexts.title });
const option = (page: Page, name: string) => dialog(page).getByRole('option', { name });
const notice = (page: Page, text: string) => page.getByText(text).first();

/** One wrong letter: none of the names made by `unique` holds an 'x'. */
const mistyped = (title: string): string => `${title.slice(0, -4)}x${title.slice(-3)}`;

/** Finds something by what is typed and opens its actions. */
async function actionsOf(page: Page, typed: string, title: string): Promise<void> {
  await press(page, 'Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(option(page, title)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  await expect(dialog(page).getByRole('listbox', { name: paletteTexts.actions.list(title) })).toBeVisible();
}

/** Narrows the actions to one and chooses it. */
async function choose(page: Page, action: string): Promise<void> {
  await page.keyboard.type(action);
  await expect(option(page, action).first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
}

const statusOf = async (id: number) => (await readNews(id)).contents.it?.status;

test('pubblica, rimanda, copia ed elimina una news senza aprirla', async ({ page, context, signIn, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Battello');
  const id = await createNews({ it: completeText(title), en: { title: 'Boat', status: 2 } });
  await signIn('admin');
  await open('/dashboard');

  await test.step('trova una bozza da un titolo scritto male e la pubblica', async () => {
    await actionsOf(page, mistyped(title.split(' ')[1] ?? ''), title);
    await choose(page, texts.publish('italiano'));
    await expect(page.getByRole('alertdialog', { name: `Pubblicare «${title}» in italiano?` })).toBeVisible();
    await confirmPublication(page);
    await expect(notice(page, `Pubblicata in italiano: «${title}»`)).toBeVisible();
    expect(await statusOf(id)).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('un’azione rifiutata dice che cosa manca, e Esc torna ai risultati', async () => {
    await actionsOf(page, title, title);
    await page.keyboard.type(texts.publish('inglese'));
    await expect(option(page, texts.publish('inglese'))).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Enter');
    await expect(dialog(page).getByRole('status')).toContainText(
      `${texts.publish('inglese')}: mancano slug, introduzione, descrizione`,
    );
    await press(page, 'Escape');
    await expect(dialog(page).getByRole('combobox')).toHaveValue(title);
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('copia il collegamento', async () => {
    await actionsOf(page, title, title);
    await choose(page, texts.copyLink);
    const link = `${new URL(page.url()).origin}/#/news/${id}`;
    await expect(notice(page, texts.copied(link))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('apre l’editor nella lingua scelta, e lì passa all’altra', async () => {
    await actionsOf(page, title, title);
    await choose(page, texts.edit('inglese'));
    await expect(page).toHaveURL(new RegExp(`#/news/${id}\\?lang=en$`));
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue('Boat');
    await actionsOf(page, title, title);
    await choose(page, texts.edit('italiano'));
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
    await actionsOf(page, title, title);
    await page.keyboard.type(texts.publish('inglese'));
    await expect(option(page, texts.publish('inglese'))).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Escape', 'Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('rimanda in revisione con una nota, dall’elenco, che si aggiorna', async () => {
    await changeNews(id, (item) => ({
      ...item,
      contents: { ...item.contents, it: { ...item.contents.it, status: 3 } },
    }));
    await open('/news');
    await actionsOf(page, title, title);
    await choose(page, texts.return('italiano'));
    const question = page.getByRole('alertdialog', { name: texts.confirmReturn(title, 'italiano') });
    await expect(question).toBeVisible();
    await press(page, 'Shift+Tab');
    await expect(question.getByRole('textbox', { name: 'Nota di revisione' })).toBeFocused();
    await page.keyboard.type('Manca la data');
    await press(page, 'Control+Enter');
    await expect(notice(page, `Rimandata in revisione in italiano: «${title}»`)).toBeVisible();
    expect((await readNews(id)).contents.it).toMatchObject({ status: 4, review_note: 'Manca la data' });
    await expect(question).toBeHidden();
  });

  await test.step('elimina dopo la domanda: prima annulla, poi conferma', async () => {
    const question = page.getByRole('alertdialog', { name: texts.confirmRemoval(title) });
    await actionsOf(page, title, title);
    await choose(page, texts.remove);
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Enter');
    await expect(question).toBeHidden();
    expect(await statusOf(id)).toBe(4);
    await actionsOf(page, title, title);
    await choose(page, texts.remove);
    await expect(question).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(notice(page, `Eliminazione riuscita: «${title}». Scheda eliminata: 1 news`)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(call('admin', 'GET', `news/${id}`)).rejects.toThrow('404');
  });
});

test(
  'prima di eliminare dice se i lettori lo vedono, anche in una sola lingua',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Traghetto');
    const hidden = unique('Zattera');
    await createNews({ it: { title }, en: completeText('Ferry', { status: 1 }) });
    await createNews({ it: completeText(hidden) });
    await signIn('admin');
    await open('/dashboard');
    for (const [name, loss] of [
      [title, listTexts.readersLose(1, 1)],
      [hidden, null],
    ] as const) {
      const question = page.getByRole('alertdialog', { name: texts.confirmRemoval(name) });
      await actionsOf(page, name, name);
      await choose(page, texts.remove);
      await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
      if (loss === null) await expect(question).not.toContainText('lettori');
      else await expect(question).toContainText(loss);
      await press(page, 'Escape');
      await expect(question).toBeHidden();
    }
  },
);

test('ciò che nel frattempo è stato eliminato, o non è permesso, viene detto', FULL, async ({ page, signIn, open }) => {
  const title = unique('Traghetto');
  const id = await createNews({ it: completeText(title) });
  await signIn('lettore');
  await open('/dashboard');

  await test.step('chi può solo leggere vede perché', async () => {
    await actionsOf(page, title, title);
    await page.keyboard.type(texts.remove);
    await expect(option(page, texts.remove).first()).toContainText('serve «News: Cancella»');
    await press(page, 'Escape', 'Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('eliminata tra la ricerca e il tasto', async () => {
    await press(page, 'Control+k');
    await page.keyboard.type(title);
    await expect(option(page, title)).toHaveAttribute('aria-selected', 'true');
    await call('admin', 'DELETE', `news/${id}`);
    await press(page, 'ArrowRight');
    await expect(dialog(page).getByText(texts.alreadyDeleted(title)).first()).toBeVisible();
  });
});
