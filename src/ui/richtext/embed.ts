import { Node } from '@tiptap/core';
import { embedProvider } from '../../content/richtext/richHtml';
import { richTextTexts } from '../../messages/ui/richtext';

/**
 * A player of an allowed service. It is drawn as a plain card, never as the frame itself: the back office loads nothing
 * from third parties and the frame would swallow clicks and the Tab key.
 */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    title: { default: null },
    width: { default: '560' },
    height: { default: '315' },
  }),
  parseHTML: () => [
    { tag: 'iframe[src]', getAttrs: (element) => (embedProvider(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    {
      ...HTMLAttributes,
      title: HTMLAttributes.title ?? embedProvider(String(HTMLAttributes.src ?? '')),
      allowfullscreen: 'true',
      loading: 'lazy',
    },
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rt-embed';
      dom.setAttribute('role', 'img');
      const service = embedProvider(String(node.attrs.src ?? '')) ?? '';
      dom.setAttribute('aria-label', richTextTexts.embed(service));
      const name = document.createElement('strong');
      name.textContent = service;
      const address = document.createElement('span');
      address.textContent = String(node.attrs.src ?? '');
      dom.append(name, address);
      return { dom };
    },
});
