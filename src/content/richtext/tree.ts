import { withoutControls } from '../text/invisible';

export type Attributes = Readonly<Record<string, string>>;

/** An element of HTML, as either parser of it gives it. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly HtmlNode[];
}

/** A comment: those of Word tell where its lists have their bullets. */
interface HtmlComment {
  readonly comment: string;
}

/** A part of some HTML: text is itself. */
export type HtmlNode = string | HtmlElement | HtmlComment;

/** How a parser's nodes are read; `read` gives null for what is no part of a text, as a document type. */
export interface NodeReader<Node> {
  readonly read: (node: Node) => string | HtmlComment | Omit<HtmlElement, 'children'> | null;
  readonly childrenOf: (node: Node) => Iterable<Node>;
}

/** Elements within each other that are looked into: no editor writes as many, and whoever follows more runs out of stack. */
const DEEPEST = 300;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && 'name' in node;

export const element = (
  name: string,
  attributes: Attributes = {},
  children: readonly HtmlNode[] = [],
): HtmlElement => ({ name, attributes, children });

/** All text in a node, however deep; blanks between its parts. */
function flatText<Node>(node: Node, reader: NodeReader<Node>): string {
  const texts: string[] = [];
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const read = reader.read(next);
    if (typeof read === 'string') texts.push(withoutControls(read));
    waiting.push(...[...reader.childrenOf(next)].reverse());
  }
  return texts.join(' ');
}

/** The tree of a parser's nodes. What lies deeper than any text is, is its text alone. */
export function treeOf<Node>(nodes: Iterable<Node>, reader: NodeReader<Node>, depth = 0): HtmlNode[] {
  return [...nodes].flatMap((node): HtmlNode[] => {
    const read = reader.read(node);
    if (read === null) return [];
    if (typeof read === 'string') return [withoutControls(read)];
    if ('comment' in read) return [read];
    if (depth === DEEPEST) return [flatText(node, reader)];
    return [{ ...read, children: treeOf(reader.childrenOf(node), reader, depth + 1) }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

const written = ([name, value]: readonly [string, string]): string => {
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)}"`;
};

/** Elements without an end that rich text may have. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Nodes as HTML, without comments. */
export function htmlOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if (!isElement(node)) return '';
      const start = `<${node.name}${Object.entries(node.attributes).map(written).join('')}`;
      return VOID.has(node.name) ? `${start} />` : `${start}>${htmlOf(node.children)}</${node.name}>`;
    })
    .join('');
}

/** Whether a text is nothing but blanks of the source. */
export const isBlank = (text: string): boolean => /^[ \t\n\r\f]*$/.test(text);

/** The elements of a name within one, in their order. */
export const within = (node: HtmlElement, name: string): HtmlElement[] =>
  node.children.flatMap((child) =>
    isElement(child) ? [...(child.name === name ? [child] : []), ...within(child, name)] : [],
  );

/** Whether anything within an element is as `test` says. */
export const hasWithin = (node: HtmlElement, test: (inner: HtmlElement) => boolean): boolean =>
  node.children.some((child) => isElement(child) && (test(child) || hasWithin(child, test)));
