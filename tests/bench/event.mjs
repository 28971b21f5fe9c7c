// What the fullest event costs in Chromium: opening it, and each key typed into each of its parts.
import { openBrowser, openPage, signInByForm } from './browser.mjs';
import { quantiles } from './noise.mjs';
import { openItem, openings } from './opening.mjs';
import { call, signIn } from './server.mjs';
import { scriptPerKey, spentPerKey } from './trace.mjs';

/** Source: the issue on events, 'What it must reach'. */
const FULL = { stops: 10, days: 200, images: 10 };
const KEYS = 40;
/** Milliseconds between two keys: the pace of a quick typist, and room for what follows a key. */
const KEY_PACE = 90;
/** Milliseconds that whatever begins after the page is left to end. */
const REST = 2_000;

const dayAfter = (start, days) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

const localized = (language) => ({
  title: `Rassegna d'autunno nei borghi (${language})`,
  slug: `rassegna-autunno-${language}`,
  subtitle: 'Dieci luoghi, duecento giorni',
  excerpt: 'Concerti, visite e mercati. '.repeat(8),
  description: `<p>${'Una sera di musica nella piazza del borgo. '.repeat(12)}</p>`.repeat(12),
  status: 2,
  google: { keywords: 'borghi, musica', title: 'Rassegna', description: 'Rassegna nei borghi' },
  social: { title: 'Rassegna', description: 'Rassegna nei borghi' },
});

const contacts = (language) =>
  ['email', 'website', 'telephone', 'whatsapp', 'fax'].map((type, index) => ({
    order: index + 1,
    label: `Segreteria ${index + 1}`,
    type,
    value: { email: 'info@esempio.it', website: 'https://esempio.it' }[type] ?? '+ 39 051 123456',
    lang: language,
  }));

/** Makes an event with everything that one can have; gives its id. */
async function fullestEvent(address) {
  const token = await signIn(address);
  const get = async (path) => (await call(address, token, 'GET', path)).data;
  const towns = await get('operations/comuni?name=bo');
  const images = (await get(`media?page=1&limit=${FULL.images}&images=1`)).slice(0, FULL.images);
  const start = '2027-01-01';
  const days = Array.from({ length: FULL.days }, (_, index) => dayAfter(start, index));
  const { data } = await call(address, token, 'POST', 'event', {
    lang: 'it',
    contents: { it: localized('it'), en: localized('en') },
    contacts: { it: contacts('it'), en: contacts('en') },
    dates: { start, end: days.at(-1), week: Array(7).fill(true), dates: days, customDates: false, inauguration: null },
    times: {
      type: 'timerange',
      morning: { start: '10:00', end: '13:00' },
      afternoon: { start: '15:00', end: '18:00' },
      evening: { start: '', end: '' },
      freetext: { it: 'Chiuso il lunedì', en: 'Closed on Mondays' },
    },
    locations: Array.from({ length: FULL.stops }, (_, index) => ({
      id: null,
      order: index + 1,
      info: { it: `Sala ${index + 1}`, en: `Hall ${index + 1}` },
      localita: null,
      location: {
        city: towns[index % towns.length],
        address: 'Piazza Maggiore',
        number: String(index + 1),
        lat: 44.49 + index / 1000,
        lng: 11.34,
      },
    })),
    ticketing: {
      ingresso: 1,
      info: Object.fromEntries(
        ['it', 'en'].map((language) => [
          language,
          {
            tariffa_intera: '12',
            tariffa_ridotta: '8',
            tariffa_gratuita: '',
            abbonamenti: '',
            sito: 'https://esempio.it',
          },
        ]),
      ),
    },
    attachments: images.map((image, index) => ({ ...image, order: index + 1, is_primary: index === 0 })),
  });
  return data.id;
}

/** Where one types, by name: gives the control, with whatever hides it opened. */
const PLACES = {
  titolo: (page) => page.getByRole('textbox', { name: 'Titolo', exact: true }),
  introduzione: (page) => page.getByRole('textbox', { name: 'Introduzione' }),
  'indirizzo di una tappa': (page) =>
    page.getByRole('group', { name: 'Luoghi' }).getByRole('textbox', { name: 'Indirizzo', exact: true }).first(),
  'etichetta di un contatto': (page) => page.getByRole('group', { name: 'Contatti' }).getByRole('textbox').nth(1),
  'tariffa dei biglietti': (page) => page.getByRole('textbox', { name: /^Tariffa intera/ }),
};

/** What a key costs, p50 and p95 in milliseconds: scripts alone, and all that the main thread does. */
async function keyCost(browser, page, control) {
  await control.scrollIntoViewIfNeeded();
  await control.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('ab ', { delay: KEY_PACE });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.gc'] });
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press('abcdefghil'[index % 10]);
    await page.waitForTimeout(KEY_PACE);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  return { script: quantiles(scriptPerKey(trace.traceEvents)), all: quantiles(spentPerKey(trace.traceEvents)) };
}

/** The figures of the event editor over a running server. */
export async function measureEvent(address) {
  const browser = await openBrowser();
  try {
    const id = await fullestEvent(address);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const item = { route: `/events/${id}`, call: `/event-ert/${id}` };
    const { event: opening } = await openings(context, address, { event: item });
    const page = await openItem(context, address, item);
    await page.getByRole('button', { name: /^Tappa 1:/ }).click();
    await page.waitForTimeout(REST);
    const keys = {};
    for (const [name, find] of Object.entries(PLACES)) keys[name] = await keyCost(browser, page, find(page));
    await page.close({ runBeforeUnload: false });
    return { opening, keys };
  } finally {
    await browser.close();
  }
}
