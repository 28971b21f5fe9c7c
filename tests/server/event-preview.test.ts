import { beforeAll, expect, it } from 'vitest';
import { seedReferences } from './content-kit';
import { createEvent, days, eventWith, PLACES, readEvent } from './event-kit';
import { describeOnEach } from './kit';

const TEXTS = { slug: 'una-sera', description: '<p>Testo</p>', excerpt: 'Introduzione', status: 1 };

const contact = (type: string, value: string, label = '') => ({ id: null, order: 0, type, value, label, lang: 'it' });

const body = eventWith('', days('2026-05-02', '2026-05-09'), [PLACES.maggiore], {
  contents: {
    it: {
      ...TEXTS,
      title: 'Una sera <b>',
    },
    en: { ...TEXTS, title: 'One evening' },
  },
  contacts: {
    it: [
      contact('telephone', '+ 39 051 55 10 20', 'Segreteria & biglietti'),
      contact('email', 'info@esempio.example'),
      contact('website', 'https://esempio.example/a?b=1&c=2'),
    ],
  },
  times: {
    type: 'timerange',
    morning: { start: '', end: '' },
    afternoon: { start: '', end: '' },
    evening: { start: '21:00', end: '23:00' },
    freetext: {},
  },
  ticketing: {
    ingresso: 1,
    info: {
      it: { tariffa_intera: '€ 12,00 <i>', sito: 'https://biglietti.example/' },
      en: { tariffa_intera: '€ 12.00' },
    },
  },
  valenza: 'regionale',
});

/** The page without its head. */
const mainOf = (page: string): string => page.slice(page.indexOf('<main>'), page.indexOf('</main>'));

describeOnEach('preview of an event', (server) => {
  beforeAll(() => seedReferences(server()));

  it('says when, where, how much and whom to ask, in the language of the page, and nothing as markup', async () => {
    const id = await createEvent(server(), body);
    const { contents } = await readEvent(server(), id);
    const page = async (lang: string) => mainOf((await server().get(String(contents[lang]?.permalink))).text);
    const italian = await page('it');
    expect(italian).toContain('<p class="when">sabato 2 e sabato 9 maggio 2026, ore 21–23</p>');
    expect(await page('en')).toContain('<p class="when">Saturday 2 and Saturday 9 May 2026, ');
    expect(italian).toContain('Piazza Maggiore 1');
    expect(italian).toContain('https://www.openstreetmap.org/?mlat=44.4938&amp;mlon=11.343#map=16/44.4938/11.343');
    expect(italian).toContain(
      '<li>Segreteria &amp; biglietti: <a href="tel:+39051551020" rel="noreferrer">+ 39 051 55 10 20</a>',
    );
    expect(italian).toContain('<a href="mailto:info@esempio.example" rel="noreferrer">info@esempio.example</a>');
    expect(italian).toContain('<a href="https://esempio.example/a?b=1&amp;c=2" rel="noreferrer">');
    expect(italian).toContain('<p>A Pagamento</p>');
    expect(italian).toContain('<li>Tariffa intera: € 12,00 &lt;i&gt;</li>');
    expect(italian).toContain(
      'Sito: <a href="https://biglietti.example/" rel="noreferrer">https://biglietti.example/</a>',
    );
    expect(italian).toContain('<p>Regionale</p>');
    const english = await page('en');
    expect(english).toContain('<li>Full price: € 12.00</li>');
    expect(english).toContain('<p>Paid</p>');
    expect(english).toContain('<h2>Scope</h2><p>Regional</p>');
    expect(english).toContain('rel="noreferrer">Open in the map</a>');
    // Nothing of ours is left in Italian, so that nothing has to be marked as such.
    expect(english).not.toContain('lang="it">Lu');
    expect(english.match(/<(?!a )[a-z0-9]+ [^>]*lang="it"/g)).toBeNull();
    expect(await page('en')).not.toContain('info@esempio.example');
  });

  it('leaves out what nobody filled', async () => {
    const bare = { lang: 'it', contents: { it: { ...TEXTS, title: 'Solo titolo' } }, dates: days('2026-05-02') };
    const { contents } = await readEvent(server(), await createEvent(server(), bare));
    const { status, text } = await server().get(String(contents.it?.permalink));
    expect([status, /, ore |<ul|<h2>|openstreetmap/.exec(mainOf(text))]).toEqual([200, null]);
  });

  it('tells search engines and networks its own texts, and title and introduction where they are empty', async () => {
    const google = { title: 'Sera & piazza', description: 'Una sera in piazza' };
    const told = { lang: 'it', contents: { it: { ...TEXTS, title: 'Una sera', google } }, dates: days('2026-05-02') };
    const { contents } = await readEvent(server(), await createEvent(server(), told));
    const { text } = await server().get(String(contents.it?.permalink));
    const head = text.slice(0, text.indexOf('<style'));
    expect(head).toContain('<title>Sera &amp; piazza</title>');
    expect(head).toContain('<meta name="description" content="Una sera in piazza">');
    expect(head).toContain('<meta property="og:title" content="Una sera">');
    expect(head).toContain('<meta property="og:description" content="Introduzione">');
    expect(head).not.toContain('og:image');
  });
});
