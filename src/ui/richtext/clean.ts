import { type Cleaned, cleaned } from '../../content/richtext/clean';
import { type NodeReader, treeOf } from '../../content/richtext/tree';

const READER: NodeReader<Node> = {
  read(node) {
    if (node instanceof Text) return node.data;
    if (node instanceof Comment) return { comment: node.data };
    if (!(node instanceof Element)) return null;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return { name: node.localName, attributes };
  },
  childrenOf: (node) => node.childNodes,
};

/** HTML as the browser reads it, in a document that loads nothing and runs nothing, and is none of the oldest browsers'. */
function nodesOf(html: string): Iterable<Node> {
  const template = new DOMParser().parseFromString('<!DOCTYPE html>', 'text/html').createElement('template');
  template.innerHTML = html;
  return template.content.childNodes;
}

/** What becomes of HTML from anywhere, a clipboard's too, as rich text. */
export const cleanedHtml = (html: string): Cleaned => cleaned(html, treeOf(nodesOf(html), READER));

/** HTML with only what rich text may contain: as `cleaned` has it. */
export const cleanHtml = (html: string): string => cleanedHtml(html).html;
