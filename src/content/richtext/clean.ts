import { isRichText, keptAttributes } from './allowed';
import { Blocks, type Marks } from './blocks';
import {
  APART,
  BLOCK,
  CELLS,
  HEADINGS,
  LISTS,
  LOOK,
  type Lost,
  PREFORMATTED,
  SECTIONS,
  SHOWN,
  TABLE_PARTS,
  UNSEEN,
} from './elements';
import { withLeveledLists } from './leveledLists';
import { embedSource, RICH_HTML } from './richHtml';
import { boldIn, declared, isBlockStyle, italicIn, partsChildren, preformattedIn } from './styles';
import {
  type Attributes,
  element,
  type HtmlElement,
  type HtmlNode,
  hasWithin,
  htmlOf,
  isBlank,
  isElement,
  within,
} from './tree';
import { isOfWord, isParagraphEnd, withWordLists } from './wordLists';

/** What became of some HTML. */
export interface Cleaned {
  readonly html: string;
  /** How many of each kind are gone; what had no kind to show counts for none. */
  readonly lost: Readonly<Partial<Record<Lost, number>>>;
  /** Addresses of the images that are on the writer's device or in the HTML itself, in their order. */
  readonly pictures: readonly string[];
}

/** Images that no other computer can load. */
const LOCAL = /^\s*(data|file|blob|cid):/i;

interface Context extends Marks {
  /** What a block of text is here that no element names. */
  readonly block: string;
  /** Bold by nature: that it is bold says nothing. */
  readonly isHeading: boolean;
  readonly isPreformatted: boolean;
  /** Nothing stands beside these nodes: what they are in is around everything. */
  readonly isAll: boolean;
  readonly partsChildren: boolean;
}

const START: Context = {
  link: null,
  isBold: false,
  isItalic: false,
  block: 'p',
  isHeading: false,
  isPreformatted: false,
  isAll: true,
  partsChildren: false,
};

/** A text block of its own kind, as in a list item. */
const inside = (context: Context): Context => ({ ...context, block: 'p', isHeading: false, isAll: false });

const isBlock = (node: HtmlElement): boolean => BLOCK.has(node.name) || isBlockStyle(declared(node));

const isSaying = (node: HtmlNode): boolean =>
  typeof node === 'string' ? !isBlank(node) : isElement(node) && !UNSEEN.has(node.name) && node.name !== 'br';

/** Takes what has no place in rich text out of a tree, and builds what is left as the editor's schema has it. */
class Cleaning {
  readonly pictures: string[] = [];
  readonly lost: Partial<Record<Lost, number>> = {};

  private readonly isOfWord: boolean;

  constructor(isOfWord: boolean) {
    this.isOfWord = isOfWord;
  }

  private lose(kind: Lost): void {
    this.lost[kind] = (this.lost[kind] ?? 0) + 1;
  }

  /** The blocks of some nodes. */
  blocksOf(nodes: readonly HtmlNode[], context: Context): HtmlElement[] {
    const blocks = new Blocks();
    this.addAll(blocks, nodes, context);
    blocks.end();
    return blocks.made;
  }

  private addAll(blocks: Blocks, nodes: readonly HtmlNode[], context: Context): void {
    const isAll = context.isAll && nodes.filter(isSaying).length === 1;
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] as HtmlNode;
      if (typeof node === 'string') this.addText(blocks, node, context);
      else if (isElement(node)) {
        const stray = node.name === 'li' || TABLE_PARTS.has(node.name) ? strayParts(nodes, at) : null;
        if (stray === null) this.add(blocks, node, { ...context, isAll });
        else {
          this.add(blocks, element(stray.parent, {}, nodes.slice(at, stray.end)), context);
          at = stray.end - 1;
        }
      }
    }
  }

  private addText(blocks: Blocks, text: string, context: Context): void {
    const lines = context.isPreformatted ? text.split('\n') : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) blocks.add(null, context, context.block);
      if (line !== '') blocks.add(line, context, context.block);
    }
  }

  private add(blocks: Blocks, node: HtmlElement, context: Context): void {
    const { name } = node;
    if (name === 'script' || name === 'style') this.lose(name);
    if (UNSEEN.has(name) || this.addLeaf(blocks, node, context)) return;
    this.noteStyle(node);
    const within = this.contextOf(node, context);
    if (LISTS.has(name)) this.addList(blocks, node, within);
    else if (name === 'table') this.addTable(blocks, node, within);
    else if (name === 'blockquote') this.addQuote(blocks, node, within);
    else if (name === 'p' || HEADINGS.has(name)) this.addTextBlock(blocks, node, within);
    else if (name !== 'figure' || !this.addFigure(blocks, node, within)) this.addWrapped(blocks, node, within, context);
  }

  /** What an element holds that has no place itself: on lines of its own, or among the words beside it. */
  private addWrapped(blocks: Blocks, node: HtmlElement, within: Context, around: Context): void {
    const isOwnLine = around.partsChildren || isBlock(node);
    const isApart = APART.has(node.name);
    if (node.name === 'a' && node.attributes.href !== undefined && keptAttributes(node) === null) this.lose('link');
    if (isOwnLine) blocks.end();
    else if (isApart) blocks.add(' ', around, around.block);
    this.addAll(blocks, node.children, within);
    if (isOwnLine) blocks.end();
    else if (isApart) blocks.add(' ', around, around.block);
  }

  private addQuote(blocks: Blocks, node: HtmlElement, context: Context): void {
    const quoted = this.blocksOf(node.children, inside(context));
    blocks.push(...(quoted.length === 0 ? [] : [element('blockquote', {}, quoted)]));
  }

  /** What carries nothing but its look; that of a word processor's own paragraphs says nothing. */
  private noteStyle({ name, attributes }: HtmlElement): void {
    const says = (attributes.style ?? '').replace(
      /(^|;)\s*(mso-[\w-]*|font-(weight|style)|white-space)\s*:[^;]*/gi,
      '',
    );
    if (LOOK.has(name) || /[^\s;]/.test(says)) this.lose('style');
  }

  /** Adds a line's end, a rule, an image, a player; says what can't be kept of them. Gives whether the node was one of these. */
  private addLeaf(blocks: Blocks, node: HtmlElement, context: Context): boolean {
    const player = embedOf(node);
    if (player !== null) {
      blocks.push(player);
      return true;
    }
    if (node.name === 'hr') blocks.push(element('hr'));
    if (node.name === 'br') blocks.add(null, context, context.block);
    if (isParagraphEnd(node)) blocks.add(' ', context, context.block);
    if (node.name === 'hr' || node.name === 'br' || isParagraphEnd(node)) return true;
    const kind = SHOWN.get(node.name);
    if (kind === undefined) return false;
    const kept = Object.hasOwn(RICH_HTML, node.name) ? keptAttributes(node) : null;
    if (kept !== null) blocks.push(element(node.name, kept));
    else {
      const { src = '' } = node.attributes;
      if (node.name === 'img' && LOCAL.test(src)) this.pictures.push(src.trim());
      else this.lose(kind);
      blocks.add(' ', context, context.block);
    }
    return true;
  }

  private contextOf(node: HtmlElement, context: Context): Context {
    const { name } = node;
    const styles = declared(node);
    const isHeading = context.isHeading || HEADINGS.has(name) || name === 'th';
    const inherited = isHeading && !context.isHeading ? false : context.isBold;
    const styled = boldIn(styles);
    const isStrong = (name === 'b' || name === 'strong') && !(styled === false && isAround(node, context));
    const isEmphasis = name === 'i' || name === 'em';
    const link = name === 'a' ? keptAttributes(node) : null;
    return {
      ...context,
      link: link ?? context.link,
      isBold: isStrong || (styled === undefined || (isHeading && styled) ? inherited : styled),
      isItalic: isEmphasis || (italicIn(styles) ?? context.isItalic),
      isHeading,
      isPreformatted: preformattedIn(styles) ?? (PREFORMATTED.has(name) || context.isPreformatted),
      isAll: context.isAll && /^(div|html|body)$/.test(name),
      partsChildren: partsChildren(styles),
    };
  }

  private addTextBlock(blocks: Blocks, node: HtmlElement, context: Context): void {
    const own = HEADINGS.get(node.name) ?? context.block;
    const attributes: Attributes = own === 'h3' && node.name === 'h3' ? (keptAttributes(node) ?? {}) : {};
    const before = blocks.made.length;
    blocks.begin(own, attributes);
    this.addAll(blocks, node.children, { ...context, block: own });
    blocks.end();
    // An empty line that somebody left on purpose; Word has them behind every paragraph.
    const isLeft = node.name === 'p' && own === 'p' && !this.isOfWord && blocks.made.length === before;
    if (isLeft && !hasWithin(node, ({ name }) => SHOWN.has(name))) blocks.push(element('p'));
  }

  private addFigure(blocks: Blocks, node: HtmlElement, context: Context): boolean {
    const images = within(node, 'img');
    const captions = within(node, 'figcaption');
    const rest = textBeside(node, 'figcaption');
    const [image] = images;
    const kept = image === undefined ? null : keptAttributes(image);
    const isPlain = images.length === 1 && captions.length <= 1 && isBlank(rest);
    if (kept === null || !isPlain || hasWithin(node, ({ name }) => name !== 'img' && isWhole(name))) return false;
    const lines = captions.flatMap(({ children }) => this.blocksOf(children, { ...context, block: 'figcaption' }));
    const caption = lines.flatMap(({ children }, index) => (index === 0 ? children : [element('br'), ...children]));
    const parts = [element('img', kept), ...(caption.length === 0 ? [] : [element('figcaption', {}, caption)])];
    blocks.push(element('figure', {}, parts));
    return true;
  }

  private addList(blocks: Blocks, node: HtmlElement, context: Context): void {
    const items = this.itemsOf(node.children, inside(context));
    const name = LISTS.get(node.name) ?? 'ul';
    const kept = name === 'ol' ? (keptAttributes(node) ?? {}) : {};
    const { start, ...others } = kept;
    const attributes = start === undefined || start === '1' ? others : kept;
    blocks.push(...(items.length === 0 ? [] : [element(name, attributes, items)]));
  }

  /** The items of a list: lists beside them belong to the item before, and whatever else stands there is an item too. */
  private itemsOf(nodes: readonly HtmlNode[], context: Context): HtmlElement[] {
    const items: HtmlElement[] = [];
    let others: HtmlNode[] = [];
    const addItem = (content: readonly HtmlElement[]) => {
      const [first] = content;
      const last = items.at(-1);
      // A list alone is a deeper level of the item before it.
      const isDeeper = last !== undefined && content.length > 0 && content.every(({ name }) => LISTS.has(name));
      if (isDeeper) items.splice(-1, 1, { ...last, children: [...last.children, ...content] });
      else items.push(element('li', {}, first?.name === 'p' ? content : [element('p'), ...content]));
    };
    const settle = () => {
      const content = this.blocksOf(others, context);
      others = [];
      if (content.length > 0) addItem(content);
    };
    for (const node of nodes) {
      if (!isElement(node)) others.push(node);
      else if (node.name === 'li') {
        settle();
        this.noteStyle(node);
        addItem(this.blocksOf(node.children, inside(this.contextOf(node, context))));
      } else if (LISTS.has(node.name)) {
        settle();
        const nested = this.blocksOf([node], context);
        if (items.length > 0 && nested.length > 0) addItem(nested);
        else items.push(...nested.flatMap(({ children }) => children.filter(isElement)));
      } else if (isBlock(node) && within(node, 'li').length > 0 && !isWhole(node.name)) {
        settle();
        items.push(...this.itemsOf(node.children, this.contextOf(node, context)));
      } else others.push(node);
    }
    settle();
    return items;
  }

  private addTable(blocks: Blocks, node: HtmlElement, context: Context): void {
    const before: HtmlNode[] = [];
    const sections: HtmlElement[] = [];
    let rows: HtmlElement[] = [];
    const settle = () => {
      if (rows.length > 0) sections.push(element('tbody', {}, rows));
      rows = [];
    };
    const rowOf = (cells: readonly HtmlNode[], row: Context) => {
      const made = cells
        .filter((cell) => isElement(cell) && CELLS.has(cell.name))
        .map((cell) => this.cellOf(cell as HtmlElement, row));
      before.push(...cells.filter((cell) => !(isElement(cell) && CELLS.has(cell.name))));
      return made.length === 0 ? [] : [element('tr', {}, made)];
    };
    const rowsIn = (nodes: readonly HtmlNode[], section: Context): HtmlElement[] => {
      const found: HtmlElement[] = [];
      for (const [index, child] of nodes.entries()) {
        if (!isElement(child)) before.push(child);
        else if (child.name === 'tr') found.push(...rowOf(child.children, this.contextOf(child, section)));
        else if (CELLS.has(child.name)) {
          const previous = nodes[index - 1];
          if (previous !== undefined && isElement(previous) && CELLS.has(previous.name)) continue;
          const end = nodes.findIndex((other, at) => at > index && !(isElement(other) && CELLS.has(other.name)));
          found.push(...rowOf(nodes.slice(index, end === -1 ? undefined : end), section));
        } else if (child.name === 'caption') before.push(element('div', child.attributes, child.children));
        else if (!TABLE_PARTS.has(child.name)) before.push(child);
      }
      return found;
    };
    for (const child of grouped(node.children)) {
      if (SECTIONS.has(child.name)) {
        settle();
        const found = rowsIn(child.children, this.contextOf(child, context));
        if (found.length > 0) sections.push(element(child.name, {}, found));
      } else rows.push(...rowsIn(child.children, context));
    }
    settle();
    blocks.end();
    this.addAll(blocks, before, { ...context, isAll: false });
    blocks.push(...(sections.length === 0 ? [] : [element('table', {}, sections)]));
  }

  private cellOf(cell: HtmlElement, context: Context): HtmlElement {
    this.noteStyle(cell);
    const own = inside(this.contextOf(cell, context));
    const content = this.blocksOf(cell.children, { ...own, isHeading: cell.name === 'th' });
    const attributes = Object.entries(keptAttributes(cell) ?? {}).filter(
      ([name, value]) => !(/span$/.test(name) && value === '1'),
    );
    return element(cell.name, Object.fromEntries(attributes), content.length === 0 ? [element('p')] : content);
  }
}

/** Blocks of their own kind, which no figure and no list item's wrapper is looked through for. */
const isWhole = (name: string): boolean =>
  LISTS.has(name) || HEADINGS.has(name) || SHOWN.has(name) || /^(table|blockquote|hr|oembed)$/.test(name);

/** A section of its own for what follows each other without one. */
function grouped(nodes: readonly HtmlNode[]): HtmlElement[] {
  const groups: { name: string; children: HtmlNode[] }[] = [];
  for (const node of nodes) {
    if (isElement(node) && SECTIONS.has(node.name)) groups.push({ name: node.name, children: [...node.children] });
    else if (groups.at(-1)?.name === '') groups.at(-1)?.children.push(node);
    else groups.push({ name: '', children: [node] });
  }
  return groups.map(({ name, children }) => element(name, {}, children));
}

/** Parts of a list or a table that lie in none, which follow each other from a place on. */
function strayParts(nodes: readonly HtmlNode[], from: number): { readonly parent: string; readonly end: number } {
  const first = nodes[from] as HtmlElement;
  const isPart = (node: HtmlNode) =>
    isElement(node) && (first.name === 'li' ? node.name === 'li' : TABLE_PARTS.has(node.name));
  let end = from + 1;
  for (let at = end; at < nodes.length; at += 1) {
    const node = nodes[at] as HtmlNode;
    if (isPart(node)) end = at + 1;
    else if (!(typeof node === 'string' ? isBlank(node) : !isElement(node))) break;
  }
  return { parent: first.name === 'li' ? 'ul' : 'table', end };
}

/** The text of an element beside that of some within it. */
const textBeside = (node: HtmlElement, name: string): string =>
  node.children
    .map((child) => {
      if (typeof child === 'string') return child;
      return isElement(child) && child.name !== name && !UNSEEN.has(child.name) ? textBeside(child, name) : '';
    })
    .join('');

/** Whether a bold that says it is none lies around everything, as Google Docs puts one. */
const isAround = (node: HtmlElement, { isAll }: Context): boolean => isAll || hasWithin(node, isBlock);

/** The player of another editor's media; null for anything else. */
function embedOf(node: HtmlElement): HtmlElement | null {
  if (node.name !== 'oembed' && !(node.name === 'figure' && /(^|\s)media(\s|$)/.test(node.attributes.class ?? '')))
    return null;
  const address = node.attributes.url ?? within(node, 'oembed')[0]?.attributes.url ?? '';
  const src = embedSource(address);
  return src === null ? null : element('iframe', keptAttributes(element('iframe', { src })) ?? {});
}

const withoutBodies = (html: string): string => html.replace(/<\/?tbody>/g, '');

/** A text without the bodies that a parser adds to its tables, where it was written without. */
const asWritten = (html: string, read: string): string => (withoutBodies(html) === withoutBodies(read) ? html : read);

/**
 * Some HTML, with what a parser reads in it, as rich text: only what `RICH_HTML` allows, built as the editor's schema has
 * it. What is rich text already is left as it was written. Words that a browser shows apart stay apart, no letter that it
 * shows is lost, and cleaning twice changes nothing. Source: document 2, section 9, 'Rich editor'.
 */
export function cleaned(html: string, nodes: readonly HtmlNode[]): Cleaned {
  if (isRichText(nodes)) return { html: asWritten(html.trim(), htmlOf(nodes).trim()), lost: {}, pictures: [] };
  const isWord = isOfWord(nodes);
  const cleaning = new Cleaning(isWord);
  const blocks = cleaning.blocksOf(withLeveledLists(isWord ? withWordLists(nodes) : nodes), START);
  return { html: htmlOf(blocks), lost: cleaning.lost, pictures: cleaning.pictures };
}
