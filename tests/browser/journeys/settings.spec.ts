import type { Page } from 'playwright/test';
import { failure } from '../../../src/contract/result';
import { collectionTexts } from '../../../src/messages/screens/collection';
import { call } from '../kit/api';
import type { Call } from '../kit/call';
import { dressed } from '../kit/dress';
import { expect, FULL, siteTest, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';
import { openSignedIn, userWith } from '../kit/screens';
import type { Stage } from '../kit/stage';
import { StandIn } from '../kit/standIn';

type Section = Record<string, Record<string, unknown>>;

const eventsIn = (data: Section, language: string): readonly number[] => {
  const { events: ids } = data[language] ?? {};
  return Array.isArray(ids) ? ids : [];
};

const read = async (section: string) => {
  const answer = await call('admin', 'GET', `operations/settings?section=${section}`);
  return { data: answer.data as Section, updatedAt: (answer.meta as { updated_at: string | null }).updated_at };
};
const write = (section: string, data: Section) => call('admin', 'POST', 'operations/settings', { section, data });

const events = (page: Page) => page.locator('[data-path="contents.it.home.events"] [data-entry]');
const state = (page: Page) => page.locator('[data-bar="top"] [role="status"]');
const sectionOf = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);

test('un evento va al primo posto della home in nove tasti [3-2.41, 3-2.45, 3-7.11]', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('settings');
  const before = await read('home');
  const found = await call('admin', 'GET', 'event-ert?stato=1&orderBy=-id&limit=50&page=1');
  const shown = new Set(eventsIn(before.data, 'it'));
  const event = (found.data as { id: number; contents: Section }[]).find(({ id }) => !shown.has(id));
  if (event === undefined) throw new Error('the demo has no event to put first');
  await signIn('admin');
  await open('/dashboard');
  await press(page, 'g', 'f');
  await expect(page.getByRole('combobox', { name: 'Aggiungi a «Eventi in evidenza»' })).toBeFocused();
  const keys = String(event.id);
  await page.keyboard.type(keys);
  const title = String(event.contents.it?.title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await press(page, 'Enter');
  await expect(events(page).last()).toContainText(title);
  await press(page, 'Alt+Shift+ArrowUp');
  await expect(events(page).first()).toContainText(`${title}#${event.id}`);
  const count = await events(page).count();
  await expect(page.getByText(collectionTexts.moved(title, 1, count))).toBeAttached();
  await press(page, 'Control+s');
  await expect(page.getByText('Impostazioni salvate')).toBeVisible();
  await expect(state(page)).toHaveText('Tutto salvato');
  expect(2 + keys.length + 3).toBeLessThanOrEqual(12);
  const after = await read('home');
  expect(after.data.it?.events).toEqual([event.id, ...eventsIn(before.data, 'it')]);
  expect({ ...after.data, it: { ...after.data.it, events: before.data.it?.events } }).toEqual(before.data);
  await write('home', { it: before.data.it ?? {} });
});

test('ciò che è in evidenza dice che cosa i lettori non vedono; un id sconosciuto resta [3-2.40, 3-2.41]', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('settings');
  const before = await read('home');
  await signIn('admin');
  await open('/home-settings');
  await expect(events(page).first()).toBeVisible();
  await press(page, 'Alt+PageDown');
  await expect(page.getByRole('tab', { name: 'Inglese' })).toHaveAttribute('aria-selected', 'true');
  const english = page.locator('[data-path="contents.en.home.events"] [data-entry]');
  await expect(english.getByText('Non pubblicato in inglese')).toHaveCount(1);
  await expect(english.getByText('Passato')).toHaveCount(1);
  await press(page, 'F2');
  await page.keyboard.type('999999');
  await expect(page.getByRole('option', { name: '#999999' })).toBeVisible();
  await press(page, 'Enter');
  await expect(english.last()).toContainText('Sconosciuto: nessun contenuto ha questo id');
  await press(page, 'Control+s');
  await expect(page.getByText('Impostazioni salvate')).toBeVisible();
  expect((await read('home')).data.en?.events).toEqual([...eventsIn(before.data, 'en'), 999_999]);
  await write('home', { en: before.data.en ?? {} });
});

test('due persone nella stessa sezione: campo per campo si sceglie, e l’altra lingua non si tocca [3-2.48]', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('settings');
  const before = await read('footer');
  await signIn('admin');
  await open('/home-settings-extra');
  const footer = sectionOf(page, 'footer');
  const copyright = footer.getByLabel('Copyright');
  await fillByKeys(page, copyright, '© La mia versione');
  await write('footer', {
    it: { ...before.data.it, copyright: '© La loro versione', newsletter: 'Ogni settimana' },
    en: { ...before.data.en, copyright: '© Their version' },
  });
  await press(page, 'Control+s');
  const mine = footer.getByRole('radio', { name: /La mia versione/ });
  await expect(mine).toBeFocused();
  await expect(footer.getByRole('group', { name: 'Copyright (Italiano)' })).toBeVisible();
  await press(page, 'Space', 'Control+s');
  await expect(state(page)).toHaveText('Tutto salvato');
  await expect(copyright).toHaveValue('© La mia versione');
  const { data } = await read('footer');
  expect([data.it?.copyright, data.it?.newsletter, data.en?.copyright]).toEqual([
    '© La mia versione',
    'Ogni settimana',
    '© Their version',
  ]);
  await write('footer', before.data);
});

test('chi esce con più sezioni da salvare le sente nominate; Ctrl+S salva quella in cui si scrive [3-2.46, 3-2.47, 3-2.52]', async ({
  page,
  signIn,
  open,
  turn,
}) => {
  await turn('settings');
  const [general, discover] = [await read('generale'), await read('scopri')];
  await signIn('admin');
  await open('/home-settings-extra');
  await fillByKeys(page, sectionOf(page, 'generale').getByLabel('Suffisso del titolo'), ' | Prova');
  await fillByKeys(page, sectionOf(page, 'scopri').getByLabel('Titolo'), 'Scoperte');
  await expect(state(page)).toHaveText('Da salvare: Generale, Scopri.');
  await press(page, 'Escape', 'g', 'n');
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare «Generale», «Scopri»?' });
  await expect(question).toBeVisible();
  await press(page, 'Escape');
  await expect(question).toHaveCount(0);
  await tabTo(page, sectionOf(page, 'scopri').getByLabel('Titolo'), 'Shift+Tab');
  await press(page, 'Control+s');
  await expect(state(page)).toHaveText('Da salvare: Generale.');
  expect((await read('scopri')).data.it?.title).toBe('Scoperte');
  expect((await read('generale')).data).toEqual(general.data);
  await runByPalette(page, 'Vai a «Generale»');
  await expect(sectionOf(page, 'generale').getByLabel('Suffisso del titolo')).toBeFocused();
  await press(page, 'Control+s');
  await expect(state(page)).toHaveText('Tutto salvato');
  await write('scopri', discover.data);
  await write('generale', general.data);
});

test(
  'un file o un evento che le impostazioni usano non si elimina, e si dice chi lo usa',
  FULL,
  async ({ page, signIn, open, turn }) => {
    await turn('settings');
    const before = await read('home');
    const [first] = eventsIn(before.data, 'it');
    await signIn('admin');
    await open('/events');
    await expect(page.getByRole('row')).toHaveCount(51);
    await press(page, '/');
    const { data } = await call('admin', 'GET', `event-ert/${first}`);
    await page.keyboard.type(String((data as { contents: Section }).contents.it?.title));
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(page, 'ArrowDown', 'x', 'Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'Control+Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Home page');
  },
);

test('l’anteprima mostra la home nelle due lingue, con ciò che è pubblicato', async ({ page, signIn, open, turn }) => {
  await turn('settings');
  const { data } = await read('home');
  const [id] = eventsIn(data, 'it');
  const event = (await call('admin', 'GET', `event-ert/${id}`)).data as { contents: Section };
  await signIn('admin');
  await open('/home-settings');
  await expect(events(page).first()).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await press(page, 'Control+Shift+P');
  const home = await opening;
  await expect(home).toHaveURL(/\/anteprima\/home\/it$/);
  await expect(home.getByText(String(event.contents.it?.title)).first()).toBeVisible();
  await home
    .getByRole('link', { name: /English|Inglese|EN/ })
    .first()
    .press('Enter');
  await expect(home).toHaveURL(/\/anteprima\/home\/en$/);
  await expect(home.getByText(String(event.contents.en?.title)).first()).toBeVisible();
  await home.close();
});

siteTest('un’altra API: una sezione su sei non risponde, gli id sono un testo, nessuna versione', async ({ page }) => {
  const standIn = await StandIn.on(page);
  const sent: unknown[] = [];
  standIn.reply('settings.read', ({ query }: Call) => {
    if (query.section === 'erw') return { failure: failure('server', 500, 'Guasto') };
    return query.section === 'home'
      ? dressed({ it: { events: '12, 7', mosaico: [{ x: 1 }], altro: 'resta' } })
      : dressed([]);
  });
  standIn.reply('settings.save', ({ body }: Call) => {
    sent.push(body);
    return dressed(null);
  });
  const go = (route: string) =>
    openSignedIn({ page, standIn } as Stage, userWith({ 'menu-view': true, 'home-settings-view': true }), route);
  await go('/home-settings-extra');
  await expect(page.getByText('Benvenuto della Regione: Questa sezione non si è caricata')).toBeVisible();
  await fillByKeys(page, sectionOf(page, 'generale').getByLabel('Suffisso del titolo'), '| Altrove');
  await press(page, 'Control+s');
  await expect(state(page)).toHaveText('Tutto salvato');
  expect(sent).toEqual([{ section: 'generale', data: { it: { seotitle: '| Altrove' } }, updated_at: null }]);
  await page.goto('/#/home-settings');
  await expect(events(page)).toHaveCount(2);
  // Who may not see the events of this server is told so; the list stays as it is.
  await expect(events(page).first()).toContainText('#12');
  await tabTo(page, events(page).nth(1).getByRole('button', { name: 'Sposta prima #7' }));
  await press(page, 'Alt+ArrowUp', 'Control+s');
  await expect(state(page)).toHaveText('Tutto salvato');
  expect(sent[1]).toEqual({
    section: 'home',
    data: { it: { events: [7, 12], mosaico: [{ x: 1 }], altro: 'resta', news: [], attachments: [], video: [] } },
    updated_at: null,
  });
});

siteTest('la sessione finisce mentre le sei sezioni si caricano: rientrati, ci sono tutte', async ({ page }) => {
  const standIn = await StandIn.on(page);
  let isOver = true;
  const ended = { failure: failure('unauthenticated', 401, 'Unauthenticated.') };
  standIn.reply('settings.read', ({ query }: Call) =>
    isOver && query.section !== 'generale' ? ended : dressed({ it: { title: `Titolo di ${query.section}` } }),
  );
  standIn.reply('session.login', () => {
    isOver = false;
    return dressed({ access_token: 'gettone-nuovo' });
  });
  await openSignedIn({ page, standIn } as Stage, userWith({ 'menu-view': true }), '/home-settings-extra');
  await fillByKeys(page, page.getByRole('textbox', { name: 'Username' }), 'settima');
  await fillByKeys(page, page.getByRole('textbox', { name: 'Password' }), 'di-prova');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/home-settings-extra$/);
  for (const name of ['erw', 'instagram_home', 'scopri'])
    await expect(sectionOf(page, name).getByLabel('Titolo')).toHaveValue(`Titolo di ${name}`);
  await expect(sectionOf(page, 'test').getByLabel('Notti')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

siteTest('un video con la sola immagine si salva al suo posto', async ({ page }) => {
  const standIn = await StandIn.on(page);
  const sent: { readonly data: Section }[] = [];
  const image = { id: 9, url: '/icon.svg', url_thumb: '/icon.svg' };
  standIn.reply('settings.read', () => dressed({ it: { video: [{ titolo: 'Alba', url: '' }, { image }] } }));
  standIn.reply('settings.save', ({ body }: Call) => {
    sent.push(body as { readonly data: Section });
    return dressed(null);
  });
  await openSignedIn({ page, standIn } as Stage, userWith({ 'home-settings-view': true }), '/home-settings');
  const first = page.locator('[data-path="contents.it.home.video.0.titolo"]').getByRole('textbox');
  await fillByKeys(page, first, 'Tramonto');
  await press(page, 'Control+s');
  await expect(state(page)).toHaveText('Tutto salvato');
  expect(sent[0]?.data.it?.video).toEqual([{ titolo: 'Tramonto', url: '' }, { image }]);
});
