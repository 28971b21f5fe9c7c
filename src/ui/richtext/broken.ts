import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { richTextTexts } from '../../messages/ui/richtext';

/** Addresses of the images that did not load. */
type Broken = ReadonlySet<string>;

interface LoadOutcome {
  readonly src: string;
  readonly isBroken: boolean;
}

const key = new PluginKey<Broken>('brokenImages');

function withOutcome(broken: Broken, { src, isBroken }: LoadOutcome): Broken {
  return isBroken ? new Set([...broken, src]) : new Set([...broken].filter((other) => other !== src));
}

/** The file's name at the end of an address. */
function fileOf(src: string): string {
  const file = src.split(/[?#]/)[0]?.split('/').at(-1) || src;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

/** What people know an image by: its alternative text, else its file. */
function nameOf({ attrs: { src, alt } }: Node): string {
  if (typeof alt === 'string' && alt.trim() !== '') return alt.trim();
  return fileOf(String(src));
}

function noteFor(image: Node): HTMLElement {
  const note = document.createElement('span');
  note.className =
    'block w-fit rounded-md border border-danger border-dashed px-2 py-1 text-danger text-sm select-none';
  note.contentEditable = 'false';
  note.setAttribute('role', 'note');
  note.textContent = richTextTexts.brokenImage(nameOf(image));
  return note;
}

function decorationsOf(doc: Node, broken: Broken): DecorationSet {
  if (broken.size === 0) return DecorationSet.empty;
  const decorations: Decoration[] = [];
  doc.descendants((node, at) => {
    const { src } = node.attrs;
    if (node.type.name !== 'image' || !broken.has(String(src))) return;
    decorations.push(
      Decoration.node(at, at + node.nodeSize, { class: 'opacity-60' }),
      Decoration.widget(at + node.nodeSize, () => noteFor(node), { key: `broken ${src} ${nameOf(node)}`, side: -1 }),
    );
  });
  return DecorationSet.create(doc, decorations);
}

/** Reports to the plugin which images of the text load or fail. Neither event bubbles. */
function watch(view: EditorView) {
  const noteOutcome = (isBroken: boolean) => (event: Event) => {
    const src = event.target instanceof HTMLImageElement ? event.target.getAttribute('src') : null;
    // Without a network nothing loads, which says nothing about an image.
    if (src === null || (isBroken && !navigator.onLine) || key.getState(view.state)?.has(src) === isBroken) return;
    view.dispatch(view.state.tr.setMeta(key, { src, isBroken } satisfies LoadOutcome).setMeta('addToHistory', false));
  };
  const [failed, loaded] = [noteOutcome(true), noteOutcome(false)];
  view.dom.addEventListener('error', failed, true);
  view.dom.addEventListener('load', loaded, true);
  return {
    destroy() {
      view.dom.removeEventListener('error', failed, true);
      view.dom.removeEventListener('load', loaded, true);
    },
  };
}

/**
 * Marks images of a text whose file does not load, as after its deletion from the gallery: names it and what to do.
 * Only the view shows it; the text itself stays as it is.
 */
export const BrokenImages = Extension.create({
  name: 'brokenImages',
  addProseMirrorPlugins() {
    // Kept beside the state, which is created again when another value comes in.
    let broken: Broken = new Set();
    return [
      new Plugin<Broken>({
        key,
        state: {
          init: () => broken,
          apply(transaction) {
            const outcome = transaction.getMeta(key) as LoadOutcome | undefined;
            if (outcome !== undefined) broken = withOutcome(broken, outcome);
            return broken;
          },
        },
        props: { decorations: (state) => decorationsOf(state.doc, key.getState(state) ?? new Set()) },
        view: watch,
      }),
    ];
  },
});
