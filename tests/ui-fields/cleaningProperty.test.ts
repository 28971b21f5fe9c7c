import { Editor, getHTMLFromFragment } from '@tiptap/core';
import { afterAll, describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../server/richText/sanitize';
import { RICH_HTML } from '../../src/content/richtext/richHtml';
import { cleanHtml } from '../../src/ui/richtext/clean';
import { documentOf } from '../../src/ui/richtext/document';
import { lossesBetween } from '../../src/ui/richtext/losses';
import { richTextExtensions } from '../../src/ui/richtext/schema';
import { fc } from '../kit/properties';

/** More on wish, and others by another `PORTOLANO_SEED`. */
const RUNS = Number(process.env.CLEANING_RUNS ?? 100);

const editor = new Editor({ element: document.createElement('div'), extensions: richTextExtensions });
afterAll(() => editor.destroy());

const bodyOf = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

/** What a browser shows on lines of their own, and what it shows apart: written down beside the cleaner, not out of it. */
const PARTED = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BR BUTTON CAPTION CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER
  FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR IFRAME IMG INPUT LEGEND LI LISTING MAIN MENU NAV OL OPTGROUP OPTION P PRE RT SEARCH
  SECTION SELECT SUMMARY SVG TABLE TBODY TD TEXTAREA TFOOT TH THEAD TR UL VIDEO`.split(/\s+/),
);
const UNSEEN = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT TITLE IFRAME VIDEO SVG'.split(' '));

const styleOf = (element: Element | null): string => element?.getAttribute('style') ?? '';

/** The words of some HTML as a browser shows them. */
function wordsOf(html: string): string[] {
  const said = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const name = node.tagName.toUpperCase();
    if (UNSEEN.has(name)) return PARTED.has(name) ? ' ' : '';
    const inner = [...node.childNodes].map(said).join('');
    const isApart =
      PARTED.has(name) || /block|flex/.test(styleOf(node)) || styleOf(node.parentElement).includes('flex');
    return isApart ? ` ${inner} ` : inner;
  };
  return [...bodyOf(html).childNodes]
    .map(said)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted();
}

/** HTML as far as it says something: what an editor or a player adds by itself counts for nothing. */
function essence(html: string): string {
  const body = bodyOf(html);
  for (const part of body.querySelectorAll('thead, tbody, tfoot')) part.replaceWith(...part.childNodes);
  for (const node of body.querySelectorAll('*')) {
    for (const { name } of [...node.attributes])
      if (/^(loading|scope|allowfullscreen)$/.test(name) || (node.localName === 'iframe' && name !== 'src'))
        node.removeAttribute(name);
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const).toSorted();
    for (const [name] of attributes) node.removeAttribute(name);
    for (const [name, value] of attributes) node.setAttribute(name, value);
  }
  const holder = document.createElement('div');
  holder.append(body);
  return holder.innerHTML.replace(/(?:<p><\/p>)+$/, '');
}

const roundTrip = (html: string): string => getHTMLFromFragment(documentOf(editor.schema, html).content, editor.schema);

const NAMES = [
  ...Object.keys(RICH_HTML).filter((name) => !/^(br|hr|img|iframe)$/.test(name)),
  ...'div section article dl dt dd center address pre span font u b i h1 h5 figure figcaption button form fieldset legend'.split(
    ' ',
  ),
  ...'details summary menu textarea select option ruby rt label x-card caption o:p sup main'.split(' '),
];

const STYLES = [
  '',
  '',
  '',
  '',
  'font-weight:700',
  'font-weight:normal',
  'font-style: italic',
  'font-style:normal',
  'display:block',
  'white-space:pre-wrap',
  'display: flex',
  'mso-list:l0 level1 lfo1',
  'mso-list:l0 level2 lfo1',
  'color: red',
];

/** How deep an item says that it lies, and where a link leads. */
const LEVELS = [
  '',
  ' aria-level="1"',
  ' data-aria-level="2"',
  ' aria-level="2" data-listid="7"',
  ' data-aria-level="3"',
];
const HREFS = ['https://a.it', 'www.a.it', 'a@b.it', 'pagina.html', '//a.it', 'java&#9;script:x', '#_ftn1'];

const LEAVES = [
  '<br>',
  '<hr>',
  '<img src="/a.jpg" alt="x">',
  '<img src="data:image/png;base64,AA">',
  '<input>',
  '<script>no()</script>',
  '<style>p{}</style>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://evil.example"></iframe>',
  '<video>no</video>',
  '<svg><text>no</text></svg>',
  '<noscript>no</noscript>',
  '<!-- no -->',
  '&nbsp;',
  ' ',
  '\n',
  '<wbr>',
  '<span class="EOP">&nbsp;</span>',
  '<div class="ListContainerWrapper"><ul><li data-aria-level="1">uno</li></ul></div>',
  '<div class="ListContainerWrapper"><ol start="2"><li data-aria-level="2">due</li></ol></div>',
];

const word = fc.stringMatching(/^[a-zà-ü]{1,4}$/);
const text = fc.oneof(
  word,
  word,
  word.map((own) => ` ${own}`),
  word.map((own) => `${own} `),
  fc.tuple(word, word).map(([a, b]) => `${a}\n${b}`),
);

const { html } = fc.letrec<{ html: string; node: string; element: string }>((tie) => ({
  html: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, text, fc.constantFrom(...LEAVES), tie('element')),
  element: fc
    .tuple(
      fc.oneof(fc.constantFrom(...NAMES), fc.constantFrom('ul', 'ol', 'li')),
      fc.constantFrom(...STYLES),
      fc.tuple(fc.constantFrom(...LEVELS), fc.constantFrom(...HREFS)),
      tie('html'),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([name, style, [level, href], inner, odd]) => {
      const own = name === 'a' ? ` href="${href}"` : name === 'li' ? level : '';
      const attributes = `${style === '' ? '' : ` style="${style}"`}${own}`;
      // Ends are often forgotten.
      return `<${name}${attributes}>${inner}${odd === 0 ? '' : `</${name}>`}`;
    }),
}));

/** Rich text as it is written by hand: marks with or without words, and every kind of blank between them. */
const { rich } = fc.letrec<{ rich: string; marked: string }>((tie) => ({
  rich: fc
    .array(fc.oneof({ depthSize: 'small' }, text, fc.constantFrom('', ' ', '\n', '\n  ', '<br>'), tie('marked')), {
      maxLength: 5,
    })
    .map((parts) => parts.join('')),
  marked: fc
    .tuple(fc.constantFrom('strong', 'em', 'a href="https://a.it"'), tie('rich'))
    .map(([name, inner]) => `<${name}>${inner}</${name.split(' ')[0]}>`),
}));
const paragraphs = fc
  .array(fc.tuple(fc.constantFrom('p', 'h2', 'li', ''), rich), { maxLength: 3 })
  .map((blocks) =>
    blocks
      .map(([name, inner]) =>
        name === '' ? inner : name === 'li' ? `<ul>\n<li>${inner}</li>\n</ul>` : `<${name}>${inner}</${name}>`,
      )
      .join('\n'),
  );

const check = (holds: (html: string) => void) =>
  fc.assert(fc.property(fc.oneof(html, paragraphs), holds), { numRuns: RUNS, interruptAfterTimeLimit: 20_000 });

describe('cleaning any HTML', () => {
  it('joins no words, and loses none', () =>
    check((source) => {
      expect(wordsOf(cleanHtml(source))).toEqual(wordsOf(source));
    }));

  it('changes nothing the second time', () =>
    check((source) => {
      const once = cleanHtml(source);
      expect(cleanHtml(once)).toBe(once);
    }));

  // The browser of these tests puts text that strays in a table behind it, as no real one does.
  it('is the same on both sides', () =>
    check((source) => {
      fc.pre(!/<(table|thead|tbody|tfoot|tr|caption)/.test(source));
      expect(sanitizeRichText(source)).toBe(cleanHtml(source));
    }));

  it('gives what the schema holds as it is', () =>
    check((source) => {
      const once = cleanHtml(`<script></script>${source}`);
      expect(essence(roundTrip(once))).toBe(essence(once));
    }));

  it('leaves rich text as it is, which the schema holds with all that it says', () =>
    check((source) => {
      const once = cleanHtml(source);
      expect(lossesBetween(once, roundTrip(once))).toEqual([]);
      expect(wordsOf(roundTrip(once))).toEqual(wordsOf(once));
    }));
});
