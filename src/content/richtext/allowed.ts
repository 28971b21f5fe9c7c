import { embedProvider, isImageAddress, linkAddress, NEW_TAB_REL, RICH_HTML, SEPARATOR_CLASS } from './richHtml';
import { type Attributes, type HtmlElement, type HtmlNode, hasWithin, isBlank, isElement } from './tree';

/** Attributes that are numbers, and the numbers they may be. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  start: /^\d{1,4}$/,
  colspan: /^[1-9]\d{0,3}$/,
  rowspan: /^[1-9]\d{0,3}$/,
};

/** Places in a text of Word that no page has: its footnotes, its headings, its comments. */
const DEAD_PLACE = /^#_/;

/** A link's address as it is stored: `linkAddress` of what somebody wrote, which may have blanks in it. null for none. */
function linkTo(href: string): string | null {
  const written = href.replace(/[\t\n\r]/g, '').trim();
  if (DEAD_PLACE.test(written)) return null;
  // A telephone has no blanks, and what is written behind a scheme begins with none.
  const address = /^tel:/i.test(written) ? written.replace(/\s/g, '') : written.replace(/^([a-z]+:)\s+/i, '$1');
  return linkAddress(address.replace(/\s/g, '%20'));
}

/** A link that opens a new window can't reach back into ours; no other target exists. */
function linkAttributes({ target, rel: _rel, href = '', ...rest }: Attributes): Attributes | null {
  const address = linkTo(href);
  if (address === null) return null;
  return { href: address, ...rest, ...(target === '_blank' ? { target, rel: NEW_TAB_REL } : {}) };
}

/**
 * The attributes that an element of rich text keeps; null where it is nothing without those that it may not have: an image
 * or a player from elsewhere, a link to nowhere.
 */
export function keptAttributes({ name, attributes }: HtmlElement): Attributes | null {
  const allowed = RICH_HTML[name] ?? [];
  const kept: Attributes = Object.fromEntries(
    Object.entries(attributes).filter(
      ([attribute, value]) =>
        allowed.includes(attribute) && attribute !== 'class' && NUMBERS[attribute]?.test(value) !== false,
    ),
  );
  switch (name) {
    case 'a':
      return linkAttributes(kept);
    case 'img':
      return isImageAddress(kept.src ?? '') ? { ...kept, loading: 'lazy' } : null;
    case 'iframe':
      return embedProvider(kept.src ?? '') === null ? null : { ...kept, loading: 'lazy' };
    case 'h3':
      return attributes.class?.split(/\s+/).includes(SEPARATOR_CLASS) ? { class: SEPARATOR_CLASS } : kept;
    default:
      return kept;
  }
}

const INLINE = ['br', 'strong', 'em', 'a'];
const FLOW = [...INLINE, 'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr', 'table', 'img', 'figure', 'iframe'];
const ROWS = ['tr'];

/** What each element may hold so that the editor's schema holds it too, whatever paragraphs it adds. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'figcaption', 'strong', 'em', 'a'].map((name) => [name, INLINE])),
  ...Object.fromEntries(['li', 'td', 'th', 'blockquote'].map((name) => [name, FLOW])),
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody', 'tfoot', ...ROWS],
  thead: ROWS,
  tbody: ROWS,
  tfoot: ROWS,
  tr: ['td', 'th'],
  figure: ['img', 'figcaption'],
};

/** Elements that hold no text of their own. */
const WITHOUT_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'figure']);

/** Elements that are nothing without one within, by the names of which there must be some. */
const NEEDED: Readonly<Record<string, string>> = { ul: 'li', ol: 'li', table: 'tr', tr: 'td|th' };

const isSame = (a: Attributes, b: Attributes): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);

function hasNeeded(node: HtmlElement): boolean {
  const needed = NEEDED[node.name]?.split('|');
  if (needed !== undefined) return hasWithin(node, ({ name }) => needed.includes(name));
  if (node.name !== 'figure') return true;
  const names = node.children.filter(isElement).map(({ name }) => name);
  return names[0] === 'img' && names.length <= 2 && (names[1] ?? 'figcaption') === 'figcaption';
}

function isAllowedIn(node: HtmlNode, content: readonly string[], hasText: boolean): boolean {
  if (typeof node === 'string') return hasText || isBlank(node);
  if (!isElement(node)) return true;
  const kept = content.includes(node.name) ? keptAttributes(node) : null;
  if (kept === null || !isSame(kept, node.attributes) || !hasNeeded(node)) return false;
  return node.children.every((child) => isAllowedIn(child, CONTENT[node.name] ?? [], !WITHOUT_TEXT.has(node.name)));
}

/** Whether some HTML is rich text as it stands: it is left as it was written, paragraphs that go without saying too. */
export const isRichText = (nodes: readonly HtmlNode[]): boolean => nodes.every((node) => isAllowedIn(node, FLOW, true));
