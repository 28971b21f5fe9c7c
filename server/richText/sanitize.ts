import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { cleaned } from '../../src/content/richtext/clean';
import { embedProvider, linkAddress } from '../../src/content/richtext/richHtml';
import { element, type HtmlNode, htmlOf, isElement, type NodeReader, treeOf } from '../../src/content/richtext/tree';
import { plainText } from '../../src/content/text/plainText';

type Node = DefaultTreeAdapterTypes.Node;

const READER: NodeReader<Node> = {
  read(node) {
    if ('value' in node) return node.value;
    if ('data' in node) return { comment: node.data };
    if (!('tagName' in node)) return null;
    return { name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) };
  },
  childrenOf: (node) => ('childNodes' in node ? node.childNodes : []),
};

/** Elements that a parser may make of one text: unclosed marks are opened again in each block, which nobody's text needs. */
const MOST_ELEMENTS = 50_000;

class TooMany extends Error {}

function nodesOf(html: string): HtmlNode[] {
  let made = 0;
  const { childNodes } = parseFragment(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...parts) {
        made += 1;
        if (made > MOST_ELEMENTS) throw new TooMany();
        return defaultTreeAdapter.createElement(...parts);
      },
    },
  });
  return treeOf<Node>(childNodes, READER);
}

/** Cleans HTML; of what unfolds to more than any text is, the words are left. */
function clean(html: string, prepared: (nodes: HtmlNode[]) => HtmlNode[]): string {
  try {
    return cleaned(html, prepared(nodesOf(html))).html;
  } catch (error) {
    if (error instanceof TooMany) return htmlOf([element('p', {}, [plainText(html)])]);
    throw error;
  }
}

/**
 * Rich text with nothing in it but what `RICH_HTML` allows: no scripts, handlers, styles or foreign embeds.
 * Takes HTML from anywhere, gives HTML, by the rules that the editor cleans by too; cleaning twice changes nothing.
 */
export const sanitizeRichText = (html: string): string => clean(html, (nodes) => nodes);

/** A link that leads somewhere by itself: an address within another site would lead into this one. */
const standsAlone = (href: string): boolean => /^(https?|mailto|tel):/i.test(linkAddress(href) ?? '');

/** What only the site can show that a text comes from is taken out. */
const withoutOwnSite = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    const children = withoutOwnSite(node.children);
    if (node.name === 'img' || (node.name === 'iframe' && embedProvider(node.attributes.src ?? '') !== null))
      return [' '];
    if (node.name === 'figure' || node.name === 'figcaption') return [element('div', {}, children)];
    if (node.name === 'a' && !standsAlone(node.attributes.href ?? '')) return children;
    return [{ ...node, children }];
  });

/**
 * Rich text of another site, to be read here: what `sanitizeRichText` leaves, without what only that site can show (images,
 * embeds, links within it). Cleaning twice changes nothing.
 */
export const sanitizeForeignText = (html: string): string => clean(html, withoutOwnSite);
