import { beforeAll, expect, it } from 'vitest';
import { addDays, romeDate } from '../../src/content/when/civil';
import { contentOf } from '../../src/content/whole';
import { settingsSectionTexts as titles } from '../../src/messages/screens/settings';
import { complete, create, seedReferences } from './content-kit';
import { createEvent, days, eventWith, neededBy, PLACES } from './event-kit';
import { describeOnEach } from './kit';
import { type Item, jpeg, uploaded } from './media-kit';
import { settingsOf } from './settings-kit';

describeOnEach('the preview of the home page', (server) => {
  const settings = settingsOf(server);
  let image: Item;
  const page = async (lang = 'it') => server().get(`/anteprima/home/${lang}`);
  const dayIn = (count: number) => addDays(romeDate(server().now().getTime()), count);
  const event = (title: string, day: string, status: number, more: object = {}) =>
    createEvent(server(), {
      ...neededBy(contentOf('event')),
      ...eventWith(title, days(day), [PLACES.maggiore]),
      contents: { it: complete(title, { status }), ...more },
    });

  beforeAll(async () => {
    await seedReferences(server());
    image = await uploaded(server(), { name: 'copertina.jpg', bytes: await jpeg() });
  });

  it('is a page also while nothing has been saved', async () => {
    const { status, text, headers } = await page();
    expect(status).toBe(200);
    expect(text).toContain('<h1>Home page</h1>');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toContain('<section');
  });

  it('does not exist in a language that the site does not have', async () => {
    for (const lang of ['de', 'xx', '%3Cb%3E']) expect((await page(lang)).status).toBe(404);
  });

  it('shows what is published in its language and not over, in the order of the ids', async () => {
    const [over, today] = [dayIn(-1), dayIn(0)];
    const tomorrow = dayIn(1);
    const shown = await event('Domani in piazza', tomorrow, 1, { en: complete('Tomorrow', { status: 2 }) });
    const last = await event('Ultimo giorno', today, 1, { en: complete('Last day', { status: 1 }) });
    const past = await event('Già passato', over, 1);
    const draft = await event('Solo una bozza', tomorrow, 2);
    const news = await create(server(), {
      contents: { it: complete('Notizia pubblicata', { status: 1 }), en: complete('Only a draft', { status: 2 }) },
      images: [{ id: image.id, url: image.url, description: 'Il molo' }],
      lang: 'it',
    });
    const events = [last, draft, 999_999_999, past, shown, news];
    await settings.saved('home', { it: { events, news: [news, shown] }, en: { events, news: [news] } });
    await settings.saved('terme-outdoor', { it: { events: [shown] } });
    const { text } = await page();
    expect([...text.matchAll(/<h([34])><a href="([^"]*)">([^<]*)<\/a>/g)].map(([, ...parts]) => parts)).toEqual([
      ['3', expect.stringContaining(`/anteprima/event/${last}/it/`), 'Ultimo giorno'],
      ['3', expect.stringContaining(`/anteprima/event/${shown}/it/`), 'Domani in piazza'],
      ['3', expect.stringContaining(`/anteprima/news/${news}/it/`), 'Notizia pubblicata'],
      ['4', expect.stringContaining(`/anteprima/event/${shown}/it/`), 'Domani in piazza'],
    ]);
    expect(text).toContain(`<section id="terme-outdoor">\n<h2>${titles['terme-outdoor']}</h2>`);
    const english = (await page('en')).text;
    expect([...english.matchAll(/<h3><a href="[^"]*">([^<]*)<\/a>/g)].map(([, title]) => title)).toEqual(['Last day']);
    expect(english).toContain('<h2>Featured events</h2>');
    for (const hidden of ['Solo una bozza', 'Già passato', 'Only a draft', 'Tomorrow', 'token='])
      expect(`${text}${english}`).not.toContain(hidden);
    for (const [, address] of text.matchAll(/<h[34]><a href="([^"]*)"/g))
      expect((await server().get(address ?? '')).status).toBe(200);
  });

  it('has covers, videos, mosaics and texts, and leaves out what is empty', async () => {
    await settings.saved('home', {
      it: {
        attachments: [{ id: image.id, url: image.url, description: 'Il molo all’alba' }],
        video: [{ titolo: 'Vuoto' }, { titolo: 'Il volo', url: 'https://video.example/volo', image: { id: image.id } }],
      },
    });
    await settings.saved('terme-outdoor', {
      it: { mosaico: [{ title: 'Terme', label: 'Le più antiche', url: '/terme', image: { id: image.id } }] },
    });
    await settings.saved('generale', { it: { seotitle: '| Emilia-Romagna' }, en: { seotitle: '| ER' } });
    await settings.saved('erw', { it: { title: 'Benvenuti', button: 'Scopri', permalink: 'https://er.example' } });
    await settings.saved('footer', { it: { testo_sx: 'Uno\nDue', copyright: '© 2026' } });
    const { text } = await page();
    expect(text).toContain('<title>Benvenuti | Emilia-Romagna</title>');
    expect(text).toContain('<h1>Benvenuti</h1>');
    expect(text).toContain(`<img src="${image.url}" alt="Il molo all’alba"`);
    expect(text).toContain('<a href="https://video.example/volo" rel="noreferrer">Il volo</a>');
    expect(text).not.toContain('Vuoto');
    expect(text).toContain('<p>Terme (/terme)</p><p>Le più antiche</p>');
    expect(text).toContain('<footer><p>Uno<br>Due</p><p>© 2026</p></footer>');
    expect(text).not.toContain('id="cultura-castelli"');
    expect((await page('en')).text).toContain('<title>Home page | ER</title>');
    expect(text).toContain('<a href="/anteprima/home/en" lang="en">');
  });

  it('escapes whatever was written, and links to nothing that is no address of the web', async () => {
    const evil = '"><script>alert(1)</script>';
    await settings.saved('erw', { it: { title: evil, button: evil, permalink: '' } });
    await settings.saved('scopri', { it: { title: evil, descrizione: evil } });
    await server().db.query(`insert into settings (section, lang, data) values ('cultura-castelli', 'it', $1)`, [
      JSON.stringify({ mosaico: [{ title: evil, url: 'javascript:alert(1)' }], events: 'x', news: { a: 1 } }),
    ]);
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).not.toContain('<script');
    expect(text).not.toContain('href="javascript');
    expect(text).toContain('&lt;script&gt;');
  });
});
