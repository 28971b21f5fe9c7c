import { Mark, markPasteRule } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { linkAddress } from '../../content/richtext/richHtml';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      /** Makes the selected text a link; refuses an address that links may not have. */
      setLink: (attributes: LinkAttributes) => ReturnType;
      /** Takes the link at the caret away. */
      unsetLink: () => ReturnType;
    };
  }
}

interface LinkAttributes {
  readonly href: string;
  readonly target?: string | null;
  readonly rel?: string | null;
  readonly title?: string | null;
}

/** An address among other words: with its scheme, or beginning with www. Punctuation at the end is the sentence's. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/gi;
/** An address and nothing else: whatever it ends with is its own. */
const WHOLE_ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i;
const LAST_WORD = /(\S+)\s$/;

/** Where the caret has just left a word, by a blank or a new block, and that word. */
function wordLeft({ doc, selection }: EditorState): { readonly from: number; readonly word: string } | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return null;
  if ($from.parentOffset > 0) {
    const word = LAST_WORD.exec($from.parent.textBetween(0, $from.parentOffset, undefined, ' '))?.[1];
    return word === undefined ? null : { from: $from.pos - word.length - 1, word };
  }
  const before = $from.depth === 0 ? null : doc.resolve($from.before()).nodeBefore;
  const word = before?.isTextblock ? /\S+$/.exec(before.textContent)?.[0] : undefined;
  return word === undefined ? null : { from: $from.before() - 1 - word.length, word };
}

/** Whether nothing but blanks or a new block were put in: the content of a document that is being loaded was not typed. */
const endsWord = ({ docChanged, steps }: Transaction): boolean =>
  docChanged &&
  steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false;
    const { content } = step.slice;
    return content.textBetween(0, content.size).trim() === '';
  });

/** The transaction that makes a typed address a link once it is left; nothing for anything else. */
function autolink(type: MarkType, transactions: readonly Transaction[], old: EditorState, state: EditorState) {
  const isTyped = state.doc.content.size > old.doc.content.size && transactions.every(endsWord);
  const left = isTyped ? wordLeft(state) : null;
  const address = left?.word.match(ADDRESS)?.[0];
  const href = address === undefined ? null : linkAddress(address);
  if (left === null || address === undefined || href === null) return null;
  const from = left.from + left.word.indexOf(address);
  const to = from + address.length;
  return state.doc.rangeHasMark(from, to, type) ? null : state.tr.addMark(from, to, type.create({ href }));
}

/** A pasted address becomes the link of the text that is selected. */
function linkSelection(type: MarkType, state: EditorState, pasted: string): Transaction | null {
  const href = WHOLE_ADDRESS.test(pasted) ? linkAddress(pasted) : null;
  const { from, to, empty } = state.selection;
  return href === null || empty ? null : state.tr.addMark(from, to, type.create({ href }));
}

/** Links: set in their panel, typed or pasted as an address. Their addresses are those that `linkAddress` allows. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addAttributes: () => ({
    target: { default: null },
    rel: { default: null },
    href: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (linkAddress(element.getAttribute('href') ?? '') === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ chain }) =>
          linkAddress(attributes.href) !== null && chain().setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    };
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: ADDRESS,
        type: this.type,
        getAttributes: ([address]) => {
          const href = linkAddress(address);
          return href === null ? false : { href };
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { type } = this;
    let asText = false;
    return [
      new Plugin({
        appendTransaction: (transactions, old, state) => autolink(type, transactions, old, state),
        props: {
          handleDOMEvents: {
            keydown(_, { ctrlKey, metaKey, shiftKey, key }) {
              asText = (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'v';
              return false;
            },
          },
          handlePaste(view, event, slice) {
            if (asText) {
              // As if it were typed: what comes by way of the library's own paste would be searched for addresses.
              asText = false;
              view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
              return true;
            }
            const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
            const linked = linkSelection(type, view.state, pasted);
            if (linked === null) return false;
            view.dispatch(linked);
            return true;
          },
        },
      }),
    ];
  },
});
