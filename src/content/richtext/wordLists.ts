import { type Item, withListsOf } from './leveledLists';
import { declared } from './styles';
import { type HtmlElement, type HtmlNode, isBlank, isElement } from './tree';

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

/** The blank by which Word Online shows where a paragraph ends. */
export const isParagraphEnd = (node: HtmlElement): boolean =>
  /(^|\s)EOP(\s|$)/.test(node.attributes.class ?? '') && textOf(node).trim() === '';

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

interface Parted {
  readonly marker: string;
  readonly content: readonly HtmlNode[];
}

/** What a paragraph says, and apart from it the bullet or number that Word wrote before it. */
function parted(nodes: readonly HtmlNode[]): Parted {
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

/** The number of a marker: that of its own level; null for letters. */
const numberIn = (marker: string): number | null => {
  const digits = /(\d{1,4})\D*$/.exec(marker)?.[1];
  return digits === undefined ? null : Number(digits);
};

function itemOf(level: number, nodes: readonly HtmlNode[]): Item {
  const { marker, content } = parted(nodes);
  return { level, isCounted: COUNTED.test(marker), number: numberIn(marker), list: null, content };
}

/** What parts two paragraphs of the source and nothing of the text. */
const isGap = (node: HtmlNode): boolean =>
  typeof node === 'string' ? isBlank(node) : !isElement(node) || (node.name === 'o:p' && isBlank(textOf(node)));

/** Nodes with the paragraphs that Word shows as lists made lists, here and within. */
export const withWordLists = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  withListsOf(nodes, isGap, (node) => {
    const level = levelOf(node);
    return level !== null && isElement(node) ? [itemOf(level, node.children)] : null;
  });
