import type { Page } from 'playwright/test';
import { commandTexts } from '../../../src/messages/commands/commands';
import { entityTexts } from '../../../src/messages/screens/entityActions';
import { paletteTexts as texts } from '../../../src/messages/screens/palette';
import { call, changeNews, createNews, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const palette = (page: Page) => page.getByRole('dialog', { name: texts.title });
const box = (page: Page) => palette(page).getByRole('combobox');
const said = (page: Page) => palette(page).getByRole('status');
const rows = (page: Page) => palette(page).getByRole('option');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const remove = (id: number) => call('admin', 'DELETE', `news/${id}`);

/** Asks for the palette and types. */
async function search(page: Page, text: string): Promise<void> {
  await press(page, 'Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Leaves the palette without choosing anything. */
async function leave(page: Page): Promise<void> {
  await press(page, 'Escape');
  await expect(palette(page)).toHaveCount(0);
}

test('dalla palette si va ovunque, anche con errori di battitura e quando qualcosa non va', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Faro');
  const id = await createNews({ it: { title, slug: 'faro', status: 2 } });
  await signIn('admin');
  await open('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await test.step('una parola scritta male trova ciò che si cercava', async () => {
    await search(page, '>gestoine newz');
    await expect(palette(page).getByText(texts.similar, { exact: true })).toBeVisible();
    await expect(active(page)).toContainText('Gestione News');
    await press(page, 'Enter');
    await expect(heading(page, 'Gestione News')).toBeVisible();
  });

  await test.step('un sinonimo trova il comando della pagina', async () => {
    await search(page, '>nuova notizia');
    await expect(active(page)).toContainText('Nuova News');
    await leave(page);
  });

  await test.step('la ricerca che ha portato a una news resta, e si ripete', async () => {
    await search(page, `#${title}`);
    await expect(active(page)).toContainText(title);
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
    await search(page, '#');
    await expect(rows(page)).toHaveCount(2);
    await expect(active(page)).toContainText(title);
    await press(page, 'ArrowDown', 'Enter');
    await expect(box(page)).toHaveValue(title);
    await expect(active(page)).toContainText('Bozza');
    await press(page, 'Control+a', 'Backspace', 'Backspace');
    await expect(palette(page).getByRole('button', { name: texts.scopes.all })).toHaveAttribute('aria-pressed', 'true');
    await leave(page);
  });

  await test.step('ai filtri si arriva con Tab', async () => {
    await press(page, 'Control+k');
    // Until its item is there the page has nothing to do first, and Tab shows the actions of what was opened before.
    await expect(active(page)).toContainText('Salva');
    await press(page, 'Tab', 'Tab');
    await expect(palette(page).getByRole('button', { name: texts.scopes.commands })).toBeFocused();
    await press(page, 'Enter');
    await expect(box(page)).toBeFocused();
    await leave(page);
  });

  await test.step('una news eliminata nel frattempo lo dice, e i risultati restano', async () => {
    await search(page, `#${title}`);
    await expect(active(page)).toContainText(title);
    await remove(id);
    await press(page, 'Tab');
    await expect(said(page)).toContainText(entityTexts.alreadyDeleted(title));
    await press(page, 'Escape');
    await expect(box(page)).toHaveValue(title);
    await leave(page);
  });

  await test.step('senza il server della ricerca i comandi restano', async () => {
    await page.route('**/api/v1/search?**', (route) => route.fulfill({ status: 500, body: 'guasto' }));
    await search(page, 'gestione news');
    await expect(palette(page).getByRole('button', { name: texts.retry })).toBeVisible();
    await expect(said(page)).toContainText('I comandi funzionano comunque.');
    await page.unroute('**/api/v1/search?**');
    await press(page, 'Enter');
    await expect(heading(page, 'Gestione News')).toBeVisible();
  });

  await test.step('diecimila caratteri si accorciano, e la palette lo dice', async () => {
    await search(page, 'x'.repeat(10_000));
    await expect(said(page)).toContainText(texts.cut);
    await leave(page);
  });

  await test.step('ciò che è stato aperto e cercato si dimentica', async () => {
    await search(page, '>dimentica');
    await press(page, 'Enter');
    await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(commandTexts.forgotten);
    await search(page, '#');
    await expect(said(page)).toHaveText(texts.nothingYet);
    await leave(page);
  });
});

test('ciò che è stato aperto si ritrova, comunque lo si sia aperto, e una pagina del portale dal suo indirizzo', async ({
  page,
  signIn,
  open,
}) => {
  const slug = unique('pagina')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const [listed, addressed] = [unique('Dall’elenco'), unique('Dall’indirizzo')];
  const first = await createNews({ it: { title: listed, slug: `${slug}-uno`, status: 2 } });
  const second = await createNews({
    it: { title: addressed, slug, status: 2 },
    en: { title: `${addressed} in English`, slug: `${slug}-english`, status: 2 },
  });
  await signIn('admin');

  await test.step('dalla barra degli indirizzi e dall’elenco', async () => {
    await open(`/news/${second}`);
    await expect(title(page)).toHaveValue(addressed);
    await open(`/news?keywords=${first}`);
    await expect(page.getByRole('row').filter({ hasText: listed })).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${first}$`));
    await expect(title(page)).toHaveValue(listed);
  });

  await test.step('stanno sopra gli altri comandi della pagina', async () => {
    await open('/news');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(page, 'Control+k');
    await expect(rows(page).first()).toContainText('Nuova News');
    await expect(rows(page).nth(1)).toContainText(listed);
    await expect(rows(page).nth(2)).toContainText(addressed);
    await expect(palette(page).getByText(texts.sections.recent)).toBeVisible();
    await leave(page);
  });

  await test.step('l’indirizzo della pagina inglese, con ciò che gli resta attaccato', async () => {
    await search(page, `https://portale.example/en/notizie/${slug}-english?utm_source=mail#top`);
    await expect(active(page)).toContainText(addressed);
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`#/news/${second}`));
  });
});

test(
  'sopra una finestra la palette ha i suoi comandi, e il fuoco torna dov’era',
  FULL,
  async ({ page, signIn, open }) => {
    const id = await createNews({ it: { title: unique('Molo'), slug: 'molo', status: 2 } });
    await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);

    await test.step('una conferma', async () => {
      await press(page, 'ArrowDown', 'Delete');
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
      await press(page, 'Control+k');
      await expect(box(page)).toBeFocused();
      await expect(rows(page)).toHaveText([/^Annulla/, /^Conferma/]);
      await leave(page);
      await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
      await search(page, 'annul');
      await press(page, 'Enter');
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('row')).toHaveCount(51);
    });

    await test.step('la finestra delle immagini', async () => {
      await open(`/news/${id}`);
      await expect(page.getByRole('button', { name: 'Aggiungi' }).first()).toBeVisible();
      await press(page, 'F9');
      const picker = page.getByRole('dialog', { name: 'Seleziona Allegato' });
      await expect(picker.getByRole('listbox')).toBeVisible();
      await search(page, 'cerca fra');
      await expect(active(page)).toContainText('Cerca fra le immagini');
      await press(page, 'Enter');
      await expect(palette(page)).toHaveCount(0);
      await expect(picker.getByRole('searchbox')).toBeFocused();
      await search(page, 'salva');
      await expect(rows(page).filter({ hasText: /^Salva$/ })).toHaveCount(0);
      await leave(page);
      await press(page, 'Escape');
      await expect(picker).toHaveCount(0);
    });
  },
);

test(
  'dalla palette: un numero, un elenco filtrato, un campo, una persona, e mai sotto un avviso',
  FULL,
  async ({ page, signIn, open }) => {
    const title = unique('Ponte');
    const id = await createNews({ it: { title, slug: 'ponte', status: 2 } });
    await signIn('admin');
    await open('/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();

    await test.step('un elenco si apre con ciò che si è detto, e con nient’altro', async () => {
      await search(page, 'news in bozza ponte');
      await expect(active(page)).toContainText('News: Bozza, ricerca «ponte»');
      await press(page, 'Enter');
      await expect(page).toHaveURL(/#\/news\?keywords=ponte&stato=2$/);
      await expect(page.getByRole('row', { name: title })).toBeVisible();
      await search(page, 'eventi di domani a Parma');
      await expect(rows(page)).toHaveText([
        /^Eventi: domani, Parma.*Comune: Parma$/,
        /^Eventi: domani, Parma.*Provincia: Parma$/,
      ]);
      await press(page, 'Enter');
      await expect(page).toHaveURL(/#\/events\?comune=\d+&dates=\d{4}-\d\d-\d\d$/);
      await search(page, 'le mie news');
      await press(page, 'Enter');
      await expect(page).toHaveURL(/#\/news\?miei=1$/);
      await expect(page.getByRole('row', { name: title })).toBeVisible();
    });

    await test.step('un numero trova la sua scheda', async () => {
      await search(page, `news ${id}`);
      await expect(active(page)).toContainText(title);
      await press(page, 'Enter');
      await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
    });

    await test.step('un campo si trova col suo nome, anche in una parte chiusa', async () => {
      await page.getByRole('button', { name: 'SEO', exact: true }).press('Enter');
      await search(page, 'vai a meta description');
      await expect(active(page)).toContainText('Meta description');
      await press(page, 'Enter');
      await expect(page.getByRole('textbox', { name: 'Meta description' })).toBeFocused();
    });

    await test.step('un avviso lascia la palette in vista, anche dove lo spazio è poco', async () => {
      await page.keyboard.insertText('Un ponte');
      await press(page, 'Control+s');
      const notice = page.getByRole('region', { name: 'Avvisi' }).getByRole('listitem');
      await expect(notice).toBeVisible();
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        await search(page, '>e');
        await expect(rows(page).first()).toBeVisible();
        const panel = await palette(page).locator('[cmdk-root]').boundingBox();
        const box = await notice.first().boundingBox();
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        await leave(page);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('lo stato di ciò che si è aperto è quello di adesso, e una persona ha ruolo e redazione', async () => {
      await changeNews(id, (item) => ({ ...item, contents: { it: { ...item.contents.it, status: 0 } } }));
      await search(page, '#');
      await expect(active(page)).toContainText('Nascosto');
      await leave(page);
      await search(page, '@fabbri');
      await expect(active(page)).toContainText('Redazione');
      await leave(page);
    });
  },
);
