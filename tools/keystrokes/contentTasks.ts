import { call, completeText, createNews, readNews } from '../../tests/browser/kit/api';
import { answerYes, code, command, expect, field, findInList, jumpTo, opened, said, save } from './steps';
import type { Task } from './types';

const EDIT = 'Modifica News';

const news = (letters: string, more: Parameters<typeof completeText>[1] = {}): Promise<number> =>
  createNews({ it: completeText(`Sagra ${letters}`, more) });

const statusOf = async (id: number): Promise<unknown> => (await readNews(id)).contents.it?.status;

async function createEvent(title: string): Promise<number> {
  const { data } = await call('admin', 'POST', 'event', {
    lang: 'it',
    contents: { it: completeText(title, { status: 3 }) },
    dates: { start: '2027-05-01', end: '2027-05-02', week: Array(7).fill(true), dates: [], customDates: false },
    locations: [
      {
        id: null,
        order: 1,
        info: {},
        localita: null,
        location: { city: { id: 37006 }, address: 'Piazza Maggiore', number: '1', lat: 44.4938, lng: 11.343 },
      },
    ],
  });
  return (data as { id: number }).id;
}

const PUBLISHING: readonly Task[] = [
  {
    title: 'Trovare una news e pubblicarla',
    async run(hand) {
      const letters = code();
      const id = await news(letters);
      await jumpTo(hand, letters, EDIT);
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.press('Control+Shift+Enter');
      await answerYes(hand);
      await expect.poll(() => statusOf(id)).toBe(1);
    },
  },
  {
    title: 'Mandare in validazione una news',
    as: 'editor',
    async run(hand) {
      const letters = code();
      const id = await news(letters);
      await jumpTo(hand, letters, EDIT);
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.press('Control+Shift+Enter');
      await expect.poll(() => statusOf(id)).toBe(3);
    },
  },
  {
    title: 'Rimandare una news in revisione con una nota',
    async run(hand) {
      const letters = code();
      const id = await news(letters, { status: 3 });
      await jumpTo(hand, letters, EDIT);
      await expect(field(hand, 'Titolo')).toBeFocused();
      await command(hand, 'rim', /Rimanda in revisione/);
      await expect(field(hand, 'Nota di revisione')).toBeFocused();
      await hand.type('Manca la foto');
      await save(hand);
      expect(await statusOf(id)).toBe(4);
    },
  },
  {
    title: 'Approvare cinque eventi',
    async run(hand) {
      const letters = code();
      const ids = await Promise.all(Array.from({ length: 5 }, (_, at) => createEvent(`Concerto ${letters} ${at}`)));
      await findInList(hand, ['g', 'e'], letters, 5);
      await hand.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'a');
      await expect(hand.page.getByRole('alertdialog')).toContainText('5 sì');
      await answerYes(hand);
      await expect(hand.page.getByRole('row', { name: /Attivo/ })).toHaveCount(5);
      for (const id of ids) {
        const { data } = await call('admin', 'GET', `event-ert/${id}`);
        expect((data as { contents: { it: { status: number } } }).contents.it.status).toBe(1);
      }
    },
  },
];

const WRITING: readonly Task[] = [
  {
    title: 'Scrivere una news e salvarla in bozza',
    async run(hand) {
      await hand.press('g', 'n');
      await opened(hand, 'Gestione News');
      await expect(hand.page.getByRole('row')).toHaveCount(51);
      await hand.press('n');
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.type('Sagra del paese');
      await save(hand);
      await expect(hand.page).toHaveURL(/#\/news\/\d+$/);
    },
  },
  {
    title: 'Scrivere un evento di due giorni',
    async run(hand) {
      await hand.press('g', 'e');
      await opened(hand, 'Gestione Evento');
      await expect(hand.page.getByRole('row')).toHaveCount(51);
      await hand.press('n');
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.type('Concerto in piazza');
      await hand.reachCard('Date');
      await hand.reach(field(hand, 'Inizio'));
      await hand.type('01/05/2027');
      await hand.press('Tab');
      await hand.reach(field(hand, 'Fine'));
      await hand.type('02/05/2027');
      await save(hand);
      await expect(hand.page).toHaveURL(/#\/events\/\d+$/);
    },
  },
  {
    title: 'Correggere un refuso nel testo inglese',
    async run(hand) {
      const letters = code();
      const id = await createNews({
        it: completeText(`Sagra ${letters}`),
        en: completeText(`Autumn fairr`, { status: 2 }),
      });
      await jumpTo(hand, letters, EDIT);
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.press('Alt+PageDown');
      await expect(field(hand, 'Titolo')).toHaveValue('Autumn fairr');
      await expect(field(hand, 'Titolo')).toBeFocused();
      await hand.press('End', 'Backspace');
      await save(hand);
      expect((await readNews(id)).contents.en?.title).toBe('Autumn fair');
    },
  },
  {
    title: 'Duplicare una news',
    async run(hand) {
      const letters = code();
      await news(letters);
      await findInList(hand, ['g', 'n'], letters);
      await hand.press('Shift+D');
      await expect(field(hand, 'Titolo')).toBeFocused();
      await save(hand);
      await expect(hand.page).toHaveURL(/#\/news\/\d+$/);
    },
  },
  {
    title: 'Cambiare la copertina',
    async run(hand) {
      const letters = code();
      const { data } = await call('admin', 'GET', 'media?limit=50');
      const [first, second] = (data as { id: number; width: number | null }[]).filter(({ width }) => width !== null);
      const attachments = [first, second].map((image, at) => ({ ...image, order: at + 1, is_primary: at === 0 }));
      const id = await createNews({ it: completeText(`Sagra ${letters}`) }, { attachments });
      await jumpTo(hand, letters, EDIT);
      await expect(field(hand, 'Titolo')).toBeFocused();
      const images = hand.page.locator('[data-image]');
      await expect(images).toHaveCount(2);
      await hand.reachCard('Immagini');
      await hand.reach(images.first().getByRole('button').first());
      await hand.press('ArrowDown', 'c');
      await save(hand);
      const saved = (await readNews(id)).attachments as { id: number; is_primary: boolean }[];
      expect(saved.find(({ is_primary }) => is_primary)?.id).toBe(second?.id);
    },
  },
];

const LOOKING: readonly Task[] = [
  {
    title: 'Vedere l’anteprima di una news',
    async run(hand) {
      const letters = code();
      await news(letters);
      await findInList(hand, ['g', 'n'], letters);
      const [preview] = await Promise.all([hand.page.context().waitForEvent('page'), hand.press('p')]);
      await expect(preview.getByRole('heading', { name: `Sagra ${letters}` })).toBeVisible();
      await preview.close();
    },
  },
  {
    title: 'Vedere le news di una provincia',
    async run(hand) {
      await hand.press('g', 'n');
      await expect(hand.page.getByRole('row')).toHaveCount(51);
      await hand.press('f');
      await hand.reach(hand.page.getByRole('combobox', { name: 'Provincia', exact: true }));
      await hand.type('Mo');
      await hand.press('Enter');
      await expect(hand.page).toHaveURL(/provincia=\d+/);
    },
  },
  {
    title: 'Eliminare tre news in fila',
    async run(hand) {
      const letters = code();
      for (const at of [1, 2, 3]) await createNews({ it: { title: `Vecchia ${letters} ${at}`, status: 2 } });
      await findInList(hand, ['g', 'n'], letters, 3);
      await hand.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Delete');
      await answerYes(hand);
      await said(hand, /Nessun risultato/);
    },
  },
  {
    title: 'Rileggere l’ultimo avviso',
    async run(hand) {
      await hand.press('g', 'a');
      await expect(hand.page.getByRole('dialog', { name: 'Ultimi avvisi' })).toBeVisible();
      await hand.press('Escape');
    },
  },
];

/** Tasks of who writes and publishes. */
export const CONTENT_TASKS: readonly Task[] = [...PUBLISHING, ...WRITING, ...LOOKING];
