// What a locality with all its chapters costs in Chromium beside a news: opening it, and all its chapters at once.
import { openBrowser, openPage, signInByForm } from './browser.mjs';
import { quantiles } from './noise.mjs';
import { openItem, openings } from './opening.mjs';
import { call, signIn } from './server.mjs';

const ROUNDS = 5;
const CHAPTERS = [
  ...['DOVESITROVA', 'PERCHE', 'QUANDO', 'CAMERACON', 'DANONPERDERE', 'SULLATAVOLA', 'DIVERTIRSI', 'INFORMA'],
  ...['APPUNTAMENTI', 'INFORMAZIONI', 'NEIDINTORNI', 'NOTE'],
];
const TEXT = `<p>${'Fra i calanchi e il fiume, case di sasso e un castello. '.repeat(10)}</p>`.repeat(6);
const texts = (title) => ({
  title,
  slug: 'borgo',
  excerpt: 'Un borgo fra i calanchi. '.repeat(8),
  description: TEXT,
  status: 2,
  google: { keywords: 'borghi', title, description: 'Un borgo' },
  social: { title, description: 'Un borgo' },
});

/** Makes a news and a locality with the same texts, the locality with twelve chapters besides; gives where they are. */
async function items(address) {
  const token = await signIn(address);
  const make = async (path, more) => {
    const contents = Object.fromEntries(
      ['it', 'en'].map((language) => [language, { ...texts(`Borgo ${language}`), ...more }]),
    );
    return (await call(address, token, 'POST', path, { lang: 'it', contents })).data.id;
  };
  const news = await make('news', {});
  const locality = await make('localita-ert', Object.fromEntries(CHAPTERS.map((path) => [path, TEXT])));
  return {
    news: { route: `/news/${news}`, call: `/news/${news}` },
    locality: { route: `/locality/${locality}`, call: `/localita-ert/${locality}` },
  };
}

/** The figures of a locality's editor over a running server, in milliseconds. */
export async function measureLocality(address) {
  const browser = await openBrowser();
  try {
    const made = await items(address);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const opening = await openings(context, address, made);
    const times = [];
    const page = await openItem(context, address, made.locality);
    const toggle = page.getByRole('button', { name: /Apri o chiudi tutti i capitoli/ });
    for (let index = 0; index <= ROUNDS; index += 1) {
      await page.waitForFunction(() => document.querySelectorAll('.ProseMirror').length === 1);
      const begun = await page.evaluate(() => performance.now());
      await toggle.click();
      await page.waitForFunction(() => document.querySelectorAll('.ProseMirror').length === 13);
      if (index > 0) times.push((await page.evaluate(() => performance.now())) - begun);
      await toggle.click();
    }
    await page.close({ runBeforeUnload: false });
    return { opening, chapters: quantiles(times) };
  } finally {
    await browser.close();
  }
}
