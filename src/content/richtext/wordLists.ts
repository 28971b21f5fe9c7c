import { declared } from './styles';
import { element, type HtmlElement, type HtmlNode, isBlank, isElement } from './tree';

/** Whether HTML comes from Word or Outlook: what is empty in it is their way to keep paragraphs apart. */
export const isOfWord = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(
    (node) =>
      isElement(node) &&
      (node.name === 'o:p' ||
        /^Mso/.test(node.attributes.class ?? '') ||
        /\bmso-(?!data-)/.test(node.attributes.style ?? '') ||
        isOfWord(node.children)),
  );

const listStyle = (node: HtmlElement): string => declared(node).get('mso-list') ?? '';

/** The level of a paragraph that Word shows in a list, from 1; null for any other. */
function levelOf(node: HtmlNode): number | null {
  if (!isElement(node) || !/^(p|div)$/.test(node.name)) return null;
  const level = /\blevel(\d)\b/.exec(listStyle(node))?.[1];
  return level === undefined ? null : Number(level);
}

const begins = (node: HtmlNode): boolean =>
  typeof node !== 'string' && 'comment' in node && /^\[if\s+!supportLists\]/i.test(node.comment.trim());
const ends = (node: HtmlNode): boolean =>
  typeof node !== 'string' && 'comment' in node && /^\[endif\]/i.test(node.comment.trim());

interface Item {
  readonly level: number;
  readonly marker: string;
  readonly content: readonly HtmlNode[];
}

/** What a paragraph says, and apart from it the bullet or number that Word wrote before it. */
function parted(nodes: readonly HtmlNode[]): Pick<Item, 'marker' | 'content'> {
  let marker = '';
  let isMarker = false;
  const content: HtmlNode[] = [];
  for (const node of nodes) {
    if (begins(node)) isMarker = true;
    else if (ends(node)) isMarker = false;
    else if (isMarker || (isElement(node) && listStyle(node) === 'ignore')) marker += textOf(node);
    else if (isElement(node)) {
      const inner = parted(node.children);
      marker += inner.marker;
      content.push({ ...node, children: inner.content });
    } else content.push(node);
  }
  return { marker: marker.trim(), content };
}

function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** Numbers and letters as Word counts: with a dot or a bracket behind them, or digits alone. A lone 'o' is a bullet. */
const COUNTED = /^[([]?(?:\d+|[a-z]{1,6})(?:[.-]\w{1,6})*[.)\]:°]+$|^\d+(?:\.\d+)*$/i;

const isOrdered = ({ marker }: Item): boolean => COUNTED.test(marker);

/** The number of a marker: that of its own level; null for letters. */
const numberIn = ({ marker }: Item): number | null => {
  const digits = /(\d{1,4})\D*$/.exec(marker)?.[1];
  return digits === undefined ? null : Number(digits);
};

interface Entry {
  readonly item: Item;
  readonly nested: readonly HtmlElement[];
}

/** Entries with what lies on deeper levels within the one before it. */
function nestedEntries(items: readonly Item[]): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const end = items.findIndex(({ level }, index) => index > at && level <= item.level);
    const next = end === -1 ? items.length : end;
    entries.push({ item, nested: listsOf(items.slice(at + 1, next)) });
    at = next;
  }
  return entries;
}

/** Lists out of paragraphs that follow each other: another kind of marker, or a count from one again, begins another. */
function listsOf(items: readonly Item[]): HtmlElement[] {
  const lists: HtmlElement[] = [];
  let last = { isCounted: false, entries: [] as HtmlElement[] };
  for (const { item, nested } of nestedEntries(items)) {
    const isCounted = isOrdered(item);
    const number = isCounted ? numberIn(item) : null;
    if (lists.length === 0 || last.isCounted !== isCounted || number === 1) {
      last = { isCounted, entries: [] };
      const start = number === null || number <= 1 ? {} : { start: String(number) };
      lists.push(element(isCounted ? 'ol' : 'ul', start, last.entries));
    }
    last.entries.push(element('li', {}, [...item.content, ...nested]));
  }
  return lists;
}

/** Nodes with the paragraphs that Word shows as lists made lists, here and within. */
export function withWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = [];
  let items: Item[] = [];
  let gap: HtmlNode[] = [];
  const settle = () => {
    made.push(...listsOf(items), ...gap);
    [items, gap] = [[], []];
  };
  for (const node of nodes) {
    const level = levelOf(node);
    if (level !== null && isElement(node)) {
      items.push({ level, ...parted(node.children) });
      gap = [];
    } else if (items.length > 0 && isGap(node)) gap.push(node);
    else {
      settle();
      made.push(isElement(node) ? { ...node, children: withWordLists(node.children) } : node);
    }
  }
  settle();
  return made;
}

/** What parts two paragraphs of the source and nothing of the text. */
const isGap = (node: HtmlNode): boolean =>
  typeof node === 'string' ? isBlank(node) : !isElement(node) || (node.name === 'o:p' && isBlank(textOf(node)));
