import { declared } from './styles';
import { type Attributes, element, type HtmlElement, type HtmlNode, isBlank, isElement } from './tree';

/** An item of a list that says itself how deep it lies. */
export interface Item {
  /** From 1. */
  readonly level: number;
  readonly isCounted: boolean;
  /** What it is counted as, where a list may begin with it: one begins another list, more continue the last. */
  readonly number: number | null;
  /** The list that it says to belong to; null where it says none. */
  readonly list: string | null;
  readonly content: readonly HtmlNode[];
}

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

const isOther = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

/** Lists out of items that follow each other: another kind, another list, or a count from one again, begins another. */
function listsOf(items: readonly Item[]): HtmlElement[] {
  const lists: HtmlElement[] = [];
  let last = { isCounted: false, list: null as string | null, entries: [] as HtmlElement[] };
  for (const { item, nested } of nestedEntries(items)) {
    const { isCounted, list } = item;
    const number = isCounted ? item.number : null;
    if (lists.length === 0 || last.isCounted !== isCounted || isOther(last.list, list) || number === 1) {
      last = { isCounted, list, entries: [] };
      const start: Attributes = number === null || number <= 1 ? {} : { start: String(number) };
      lists.push(element(isCounted ? 'ol' : 'ul', start, last.entries));
    }
    last.entries.push(element('li', {}, [...item.content, ...nested]));
  }
  return lists;
}

/**
 * Nodes with what says to be items of lists made lists, here and within. Takes what only parts such nodes, and the items
 * that a node says to be, null for any other.
 */
export function withListsOf(
  nodes: readonly HtmlNode[],
  isGap: (node: HtmlNode) => boolean,
  itemsOf: (node: HtmlNode) => readonly Item[] | null,
): HtmlNode[] {
  const made: HtmlNode[] = [];
  let items: Item[] = [];
  let gap: HtmlNode[] = [];
  const settle = () => {
    made.push(...listsOf(items), ...gap);
    [items, gap] = [[], []];
  };
  for (const node of nodes) {
    const own = itemsOf(node);
    if (own !== null) {
      items.push(...own);
      gap = [];
    } else if (items.length > 0 && isGap(node)) gap.push(node);
    else {
      settle();
      made.push(isElement(node) ? { ...node, children: withListsOf(node.children, isGap, itemsOf) } : node);
    }
  }
  settle();
  return made;
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;

/** The level that an item of a list says it has: those of Word Online, Google Docs and Word each say it in their way. */
const levelOf = (node: HtmlElement): number | null =>
  numberIn(
    node.attributes['data-aria-level'] ??
      node.attributes['aria-level'] ??
      /\blevel(\d)\b/.exec(declared(node).get('mso-list') ?? '')?.[1],
  );

/** What parts two blocks of the source and nothing of the text. */
const isGap = (node: HtmlNode): boolean => (typeof node === 'string' ? isBlank(node) : !isElement(node));

/**
 * The items of some nodes that are nothing but lists whose items all say their level, lists within lists and what is
 * wrapped around them too; null for anything else.
 */
function itemsIn(nodes: readonly HtmlNode[]): Item[] | null {
  const items: Item[] = [];
  for (const node of nodes) {
    if (isGap(node)) continue;
    const own = isElement(node) ? itemsOf(node) : null;
    if (own === null) return null;
    items.push(...own);
  }
  return items.length === 0 ? null : items;
}

function itemsOf(node: HtmlElement): Item[] | null {
  if (node.name === 'div') return itemsIn(node.children);
  if (node.name !== 'ul' && node.name !== 'ol') return null;
  const isCounted = node.name === 'ol';
  const items: Item[] = [];
  const count = node.children.filter((child) => isElement(child) && child.name === 'li').length;
  let isFirst = true;
  for (const child of node.children) {
    if (isGap(child)) continue;
    if (!isElement(child)) return null;
    const level = child.name === 'li' ? levelOf(child) : null;
    if (level === null) {
      const nested = child.name === 'li' ? null : itemsOf(child);
      if (nested === null) return null;
      items.push(...nested);
      continue;
    }
    const { attributes } = child;
    const told = node.attributes.start ?? attributes['data-aria-posinset'] ?? attributes['aria-posinset'];
    // Of one item alone that tells no number nobody knows whether it goes on counting.
    const number = isFirst ? (numberIn(told) ?? (count > 1 ? 1 : null)) : null;
    items.push({ level, isCounted, number, list: attributes['data-listid'] ?? null, content: child.children });
    isFirst = false;
  }
  return items.length === 0 ? null : items;
}

/**
 * Nodes with lists whose items say their level made as deep as they say, here and within: word processors write one list
 * for each item, or each level beside the other.
 */
export const withLeveledLists = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  withListsOf(nodes, isGap, (node) =>
    isElement(node)
      ? (itemsOf(node)?.map((item) => ({ ...item, content: withLeveledLists(item.content) })) ?? null)
      : null,
  );
