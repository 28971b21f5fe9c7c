import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { INTERFACE_LANGUAGE } from '../../../src/contract/languages';
import { previewTexts, previewWord } from '../../../src/messages/server/preview';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. */
export const asHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** One of our own texts as HTML of a page in a language: in that language, else in Italian and marked as such. */
export function own(text: string, lang: string): string {
  const word = previewWord(text, lang);
  return word === null ? `<span lang="${INTERFACE_LANGUAGE}">${asHtml(text)}</span>` : asHtml(word);
}

const asText = (value: Json): string => (typeof value === 'string' ? value : '');

/** An image of the gallery with its copyright; '' for none. */
export function figure(image: Json): string {
  const [src, alt, copyright] = ['url', 'description', 'copyright'].map((key) => asText(valueAt(image, key)));
  if (!src) return '';
  const caption = copyright ? `<figcaption>© ${asHtml(copyright)}</figcaption>` : '';
  return `<figure><img src="${asHtml(src)}" alt="${asHtml(alt ?? '')}" loading="lazy">${caption}</figure>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2433;--soft:#5a6478;--paper:#fff;--wash:#f4f6f9;--line:#dde2ea;--accent:#0b6e8f;--warn:#8a5a00;--warn-wash:#fff4d6}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf3;--soft:#a3adbf;--paper:#12161e;--wash:#1a202b;--line:#2d3646;--accent:#5cc4e4;--warn:#ffd479;--warn-wash:#33290f}}
*{box-sizing:border-box}
body{margin:0;background:var(--wash);color:var(--ink);font:17px/1.65 system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--accent)}
.banner{margin:0;padding:.7rem 1.25rem;background:var(--warn-wash);color:var(--warn);font-size:.9rem;text-align:center}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;background:var(--paper);min-height:100vh;overflow-wrap:anywhere}
nav ul,.chips{display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:0;list-style:none}
nav a,nav [aria-current],.chips li{display:block;padding:.1rem .65rem;border:1px solid var(--line);border-radius:1rem;font-size:.85rem;text-decoration:none;color:var(--soft)}
nav [aria-current]{background:var(--accent);border-color:var(--accent);color:var(--paper)}
h1{margin:1.5rem 0 .25rem;font-size:clamp(1.8rem,5vw,2.6rem);line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
.subtitle{margin:0;color:var(--soft);font-size:1.15rem}
.when{margin:.75rem 0 0;font-weight:600}
.date{margin:.75rem 0 0;color:var(--soft);font-size:.9rem}
.intro{margin:1.75rem 0;padding-left:1rem;border-left:3px solid var(--accent);font-size:1.15rem}
article h2,article h3,article h4{margin:2rem 0 .5rem;line-height:1.25}
article h3.separatore{padding-top:1.5rem;border-top:1px solid var(--line)}
main img,article iframe{max-width:100%;border:0;border-radius:.5rem}
main img{height:auto}
article iframe{width:100%;aspect-ratio:16/9;height:auto}
figure{margin:1.5rem 0}
figcaption{color:var(--soft);font-size:.85rem}
blockquote{margin:1.5rem 0;padding-left:1rem;border-left:3px solid var(--line);color:var(--soft)}
table{width:100%;margin:1.5rem 0;border-collapse:collapse;font-size:.95rem}
th,td{padding:.45rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1.5rem;margin:1rem 0;padding:0;list-style:none}
.cards figure{margin:0 0 .5rem}
.cards p{margin:.25rem 0}
section{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}
section h2,section h3,section h4{margin:0 0 .5rem;line-height:1.25}
footer{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line);color:var(--soft);font-size:.9rem}
aside{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line)}
aside h2{margin:1.25rem 0 .5rem;font-size:.8rem;letter-spacing:.08em;text-transform:uppercase;color:var(--soft)}
`;

/** What a page is made of; `body` is finished HTML, the rest is text. */
export interface Page {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** What a network shows of it where it is shared; empty texts are left out. */
  readonly social?: { readonly title: string; readonly description: string; readonly image: string };
  readonly body: string;
  /** Allows this page's one style sheet and nothing else. */
  readonly nonce: string;
}

const NOT_SHARED = { title: '', description: '', image: '' };

const openGraph = (social: NonNullable<Page['social']>): string =>
  Object.entries(social)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta property="og:${name}" content="${asHtml(content)}">\n`)
    .join('');

/** A whole HTML page without scripts, which search engines are told not to index (noindex). */
export function pageHtml({ lang, title, description, social = NOT_SHARED, body, nonce }: Page): string {
  return `<!doctype html>
<html lang="${asHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${asHtml(title)}</title>
<meta name="description" content="${asHtml(description)}">
${openGraph(social)}<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The page for something that is not there, or not for this visitor. */
export function missingHtml(
  reason: keyof Pick<typeof previewTexts, 'missing' | 'expired' | 'gone'>,
  nonce: string,
): string {
  const { title, text } = previewTexts[reason];
  const body = `<main><h1>${asHtml(title)}</h1><p class="intro">${asHtml(text)}</p></main>`;
  return pageHtml({ lang: INTERFACE_LANGUAGE, title, description: '', body, nonce });
}
