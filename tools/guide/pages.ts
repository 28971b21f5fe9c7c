import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { guideTexts as texts } from './texts.ts';

export const GUIDE_FOLDER = fileURLToPath(new URL('../../docs/guida/', import.meta.url));
export const PICTURES_FOLDER = join(GUIDE_FOLDER, 'images');
/** Of the pictures of docs/first-site.md. */
export const FIRST_SITE_FOLDER = fileURLToPath(new URL('../../docs/first-site/', import.meta.url));
const INDEX = 'index';

/** The pages of the guide: name → Markdown. */
export function readPages(): ReadonlyMap<string, string> {
  const files = readdirSync(GUIDE_FOLDER).filter((name) => name.endsWith('.md'));
  return new Map(files.map((name) => [name.slice(0, -3), readFileSync(join(GUIDE_FOLDER, name), 'utf8')]));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The words of Markdown inline tokens. */
const wordsOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('');

/** The anchor of a heading, as the places that show Markdown make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const lexer = new Marked();

/** Every token of a page, those within others too. */
function tokensOf(markdown: string): readonly Token[] {
  const tokens: Token[] = [];
  lexer.walkTokens(lexer.lexer(markdown), (token) => void tokens.push(token));
  return tokens;
}

/** What a page holds that others point to, and what it points to itself. */
export function linksOf(markdown: string) {
  const tokens = tokensOf(markdown);
  const of = <Kind extends Token['type']>(kind: Kind) =>
    tokens.filter((token): token is Extract<Token, { type: Kind }> => token.type === kind);
  return {
    anchors: of('heading').map((token) => anchorOf(wordsOf(token.tokens))),
    links: of('link').map(({ href }) => String(href)),
    pictures: of('image').map(({ href, text }) => ({ href: String(href), alternative: String(text) })),
  };
}

const titleOf = (markdown: string): string => {
  const heading = lexer.lexer(markdown).find((token): token is Tokens.Heading => token.type === 'heading');
  return wordsOf(heading?.tokens);
};

/** Markdown as HTML: links lead to built pages, wide tables scroll by themselves. */
function htmlOf(markdown: string): string {
  // Tables are called as the heading that they stand under; a second one under it is numbered.
  let heading = '';
  let tables = 0;
  const renderer: RendererObject = {
    heading({ tokens, depth }) {
      heading = wordsOf(tokens);
      tables = 0;
      return `<h${depth} id="${anchorOf(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const to = /^[a-z]+:/.test(href) ? href : href.replace(/\.md(?=#|$)/, '.html');
      return `<a href="${escaped(to)}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escaped(href)}" alt="${escaped(text)}" loading="lazy">`;
    },
    table({ header, rows }) {
      // Without headings the first cell of each line names it.
      const isHeadless = header.every(({ text }) => text === '');
      const cell = ({ tokens }: Tokens.TableCell, scope: 'col' | 'row' | null) => {
        const inner = this.parser.parseInline(tokens);
        return scope === null ? `<td>${inner}</td>` : `<th scope="${scope}">${inner}</th>`;
      };
      const head = isHeadless ? '' : `<thead><tr>${header.map((one) => cell(one, 'col')).join('')}</tr></thead>`;
      const body = rows.map(
        (cells) =>
          `<tr>${cells.map((one, place) => cell(one, isHeadless && place === 0 ? 'row' : null)).join('')}</tr>`,
      );
      tables += 1;
      const name = escaped(texts.table(heading, tables));
      return `<div class="table" role="region" tabindex="0" aria-label="${name}"><table>${head}<tbody>${body.join('\n')}</tbody></table></div>\n`;
    },
  };
  return new Marked({ renderer }).parse(markdown, { async: false });
}

/** What the index lists, as the menu of every page: from its first heading within on. */
function menuOf(index: string, page: string): string {
  const list = index.slice(index.indexOf('\n## '));
  const menu = htmlOf(list).replaceAll(/<(\/?)h2(?: id="[^"]*")?>/g, '<$1h2>');
  return menu.replace(`href="${page}.html"`, `href="${page}.html" aria-current="page"`);
}

/** A page of the guide as a document that needs nothing but its style. */
function documentOf(page: string, markdown: string, index: string): string {
  const nav = page === INDEX ? '' : `<nav aria-label="${texts.pages}">${menuOf(index, page)}</nav>`;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="guida.css">
<title>${escaped(titleOf(markdown))} · ${texts.guide}</title>
</head>
<body>
<a class="skip" href="#testo">${texts.skip}</a>
<header><a href="index.html">${texts.guide}</a></header>
<main id="testo" tabindex="-1">
${htmlOf(markdown)}</main>
${nav}
</body>
</html>
`;
}

/** The built pages: name of the file → HTML. */
export function builtPages(pages: ReadonlyMap<string, string> = readPages()): ReadonlyMap<string, string> {
  const index = pages.get(INDEX);
  if (index === undefined) throw new Error('the guide has no index');
  return new Map([...pages].map(([page, markdown]) => [`${page}.html`, documentOf(page, markdown, index)]));
}
