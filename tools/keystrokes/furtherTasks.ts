import { call, changeNews, completeText, createNews, readNews } from '../../tests/browser/kit/api';
import type { Hand } from './hand';
import { code, command, expect, field, findInList, jumpTo, opened, said, save } from './steps';
import type { Task } from './types';

const EDIT = 'Modifica News';

const news = (letters: string, more: Parameters<typeof completeText>[1] = {}): Promise<number> =>
  createNews({ it: completeText(`Sagra ${letters}`, more) });

const statusOf = async (id: number): Promise<unknown> => (await readNews(id)).contents.it?.status;

/** Opens a news in its editor by letters of its title. */
async function openNews(hand: Hand, letters: string): Promise<void> {
  await jumpTo(hand, letters, EDIT);
  await expect(field(hand, 'Titolo')).toBeFocused();
}

const EDITING: readonly Task[] = [
  {
    title: 'Mandare in validazione tre news insieme',
    as: 'editor',
    async run(hand) {
      const letters = code();
      const ids = await Promise.all([1, 2, 3].map((at) => news(`${letters} ${at}`)));
      await findInList(hand, ['g', 'n'], letters, 3);
      await hand.press('Shift+ArrowDown', 'Shift+ArrowDown', 's', 'v');
      await expect(hand.page.getByRole('alertdialog')).toContainText('3 sì');
      await hand.press('Control+Enter');
      for (const id of ids) await expect.poll(() => statusOf(id)).toBe(3);
    },
  },
  {
    title: 'Correggere due news e tornare ogni volta all’elenco',
    async run(hand) {
      const letters = code();
      const ids = [await news(`${letters} 1`), await news(`${letters} 2`)];
      await findInList(hand, ['g', 'n'], letters, 2);
      for (const [at] of ids.entries()) {
        if (at > 0) await hand.press('j');
        await hand.press('e');
        await opened(hand, EDIT);
        await expect(field(hand, 'Titolo')).toBeFocused();
        await hand.press('End');
        await hand.type('!');
        await save(hand);
        await hand.press('Escape', 'b');
        await expect(hand.page.getByRole('row', { name: new RegExp(letters) })).toHaveCount(2);
      }
      for (const id of ids) expect((await readNews(id)).contents.it?.title).toMatch(/!$/);
    },
  },
  {
    title: 'Dire in una news la data di pubblicazione di domani',
    async run(hand) {
      const letters = code();
      const id = await news(letters);
      await openNews(hand, letters);
      await command(hand, 'data di pub', /Data di pubblicazione/);
      await expect(hand.page.getByRole('textbox', { name: /^Data di pubblicazione/ })).toBeFocused();
      await hand.press('Control+a');
      await hand.type('domani');
      await save(hand);
      const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
      expect(JSON.stringify((await readNews(id)).contents.it?.pub_date)).toContain(tomorrow.slice(0, 4));
    },
  },
  {
    title: 'Tenere le proprie modifiche in un conflitto',
    async run(hand) {
      const letters = code();
      const id = await news(letters);
      await openNews(hand, letters);
      await hand.press('End');
      await hand.type('!');
      await changeNews(id, (item) => ({
        ...item,
        contents: { ...item.contents, it: { ...item.contents.it, title: `Fiera ${letters}` } },
      }));
      await hand.press('Control+s');
      await expect(hand.page.getByRole('radio').first()).toBeFocused();
      await hand.press('Space', 'Control+s');
      await said(hand, 'Tutto salvato');
      expect((await readNews(id)).contents.it?.title).toBe(`Sagra ${letters}!`);
    },
  },
];

const LOOKING: readonly Task[] = [
  {
    title: 'Aprire una news dal suo numero',
    async run(hand) {
      const letters = code();
      const id = await news(letters);
      await command(hand, String(id), new RegExp(letters));
      await opened(hand, EDIT);
      await expect(hand.page).toHaveURL(new RegExp(`#/news/${id}$`));
    },
  },
  {
    title: 'Vedere le news da validare',
    async run(hand) {
      await command(hand, 'news da val', /News: /);
      await expect(hand.page).toHaveURL(/#\/news\?.*=3/);
      await expect(hand.page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    title: 'Vedere chi ha cambiato una news',
    async run(hand) {
      const letters = code();
      await news(letters);
      await openNews(hand, letters);
      await command(hand, 'apri reg', /^Apri la scheda: Registro delle operazioni/);
      await expect(
        hand.page.getByRole('region', { name: 'Registro delle operazioni' }).getByRole('row').nth(1),
      ).toBeVisible();
    },
  },
  {
    title: 'Togliere i filtri rimasti in un elenco',
    async run(hand) {
      const { page } = hand;
      await page.goto('/#/news');
      await expect(page.getByRole('row')).toHaveCount(51);
      await page.getByRole('searchbox').fill('sagra');
      await expect(page).toHaveURL(/keywords=sagra/);
      await page.goto('/#/dashboard');
      await opened(hand, 'Dashboard');
      await hand.press('g', 'n');
      await said(hand, /Filtrato come l’ultima volta/);
      await hand.press('Shift+F');
      await expect(hand.page.getByRole('searchbox')).toHaveValue('');
      await expect(hand.page.getByRole('row')).toHaveCount(51);
    },
  },
];

const ADMINISTERING: readonly Task[] = [
  {
    title: 'Duplicare un ruolo',
    async run(hand) {
      const { page } = hand;
      const letters = code();
      await call('admin', 'POST', 'user/roles', { title: `Ruolo ${letters}`, abilities: ['news-view'] });
      await hand.press('g', 'o');
      await opened(hand, 'Ruoli');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await hand.press('/');
      await hand.type(letters);
      await expect(page.getByRole('row')).toHaveCount(2);
      await hand.press('ArrowDown', 'Shift+D');
      await said(hand, /gestione ruolo/);
      await expect(page.getByRole('textbox').first()).toHaveValue(`Ruolo ${letters} (copia)`);
      await hand.press('Control+s');
      await said(hand, 'Ruolo creato');
    },
  },
  {
    title: 'Vedere gli utenti di una redazione',
    async run(hand) {
      await command(hand, 'utenti redazione parma', /Utenti: .*Parma/);
      await expect(hand.page).toHaveURL(/#\/users\?.*redazione/);
      await expect(hand.page.getByRole('row').nth(1)).toBeVisible();
    },
  },
];

/** Ten more tasks of everyday. */
export const FURTHER_TASKS: readonly Task[] = [...EDITING, ...LOOKING, ...ADMINISTERING];
