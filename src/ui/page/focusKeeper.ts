import { isShown, isTabbable, tabbablesIn } from './focusable';

/** Parts that only borrow the focus: what had it before gets it back when they go. */
const MODAL = '[aria-modal="true"]';
const LAYERS = `${MODAL}, [data-layer]`;
/** Frames that code which removes an element has for moving the focus by itself. */
const PATIENCE = 2;

/** What had the focus last in a layer, and what stood around it. */
interface FocusPosition {
  readonly layer: Element;
  readonly element: HTMLElement;
  readonly around: readonly Element[];
  /** Siblings of what was removed together with it. */
  beside: readonly Element[];
  /** Whether it was left on purpose, as by a press on the bare page. */
  isLeft: boolean;
}

/** Whether the focus is not to be restored: it was left on purpose, and not with a dialog that closes (Esc blurs first). */
const isLeftAlone = (position: FocusPosition | undefined): boolean =>
  position?.isLeft === true && position.layer.isConnected;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const layerOf = (element: Element): Element => element.closest(LAYERS) ?? document.body;

const usable = (element: HTMLElement): boolean => isShown(element) && !element.matches(':disabled');

function ancestorsOf(element: Element, layer: Element): Element[] {
  const around: Element[] = [];
  for (let at = element.parentElement; at !== null && layer.contains(at); at = at.parentElement) around.push(at);
  return around;
}

const lookOf = (element: Element): string => `${element.tagName} ${element.className}`;

/** What takes over for a lost element within `root`: a row under the cursor, its like, what comes next, or anything. */
function successorIn(root: Element, lost: HTMLElement, isAnyGood: boolean): HTMLElement | undefined {
  const cursor = root.querySelector<HTMLElement>('[data-cursor]');
  if (cursor !== null && isTabbable(cursor)) return cursor;
  if (isTabbable(root)) return root;
  const stops = tabbablesIn(root);
  const like = lost.isConnected
    ? stops.find((stop) => lost.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
    : stops.find((stop) => lookOf(stop) === lookOf(lost));
  return like ?? (isAnyGood ? stops[0] : undefined);
}

/** The nearest element to a lost position that can have the focus; undefined where nothing of its surroundings is left. */
function successorOf({ element, around, beside }: FocusPosition): HTMLElement | undefined {
  if (usable(element)) return element;
  // Within a card anything is near enough; without one only what is alike, for the page's first control is no neighbour.
  // What is alike in another card may be anywhere, so a card that is gone leaves no neighbour.
  const cards = around.filter((root) => root.matches('section'));
  const card = around.findIndex((root) => root.isConnected && root.matches('section'));
  const near = [...(cards[0]?.isConnected === false ? [] : beside), ...around.slice(0, card + 1)];
  for (const root of [...near, ...(cards.length === 0 ? around : [])]) {
    if (!isShown(root) || root.matches('main, body')) continue;
    const successor = successorIn(root, element, near.includes(root));
    if (successor !== undefined) return successor;
  }
  return undefined;
}

/** Where the focus goes when nothing else is left: the page's heading. */
const lastResort = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main[tabindex]');

function elementFrom(node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null {
  let at = node;
  while (at !== null && !(at instanceof Element)) at = at[way];
  return at;
}

/** Whether two siblings are two of a kind, such as rows of a table; a bar beside a table is not. */
const isAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && (one.tagName !== 'DIV' || one.className === other.className);

/** The siblings of what was removed with an element in it, the next one first. */
function siblingsOf(records: readonly MutationRecord[], element: Element): readonly Element[] {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(element));
    if (!(removed instanceof Element)) continue;
    const beside = [elementFrom(nextSibling, 'nextSibling'), elementFrom(previousSibling, 'previousSibling')];
    return beside.filter((one) => one !== null).filter((one) => isAlike(one, removed));
  }
  return [];
}

/** The last positions of the focus, one a layer, the uppermost last. */
function createFocusHistory() {
  let positions: readonly FocusPosition[] = [];
  return {
    top: (): FocusPosition | undefined => positions.at(-1),
    /** Remembers what stood beside the elements that were removed. */
    noteRemovals(records: readonly MutationRecord[]): void {
      for (const position of positions)
        if (!position.element.isConnected && position.beside.length === 0)
          position.beside = siblingsOf(records, position.element);
    },
    /** The element to focus instead, where a dialog returned the focus to an older position than the one it came from. */
    trueSuccessorOf(target: HTMLElement): HTMLElement | undefined {
      const top = positions.at(-1);
      const beneath = positions.find(({ layer }) => layer === layerOf(target));
      if (top === undefined || beneath === undefined || top === beneath || top.layer.isConnected) return undefined;
      if (usable(beneath.element)) return undefined;
      return successorOf(beneath) ?? (target.closest('main') === null ? (lastResort() ?? undefined) : undefined);
    },
    note(element: HTMLElement): void {
      const layer = layerOf(element);
      const position = { layer, element, around: ancestorsOf(element, layer), beside: [], isLeft: false };
      const at = positions.findIndex((other) => other.layer === layer);
      positions = [...(at === -1 ? positions : positions.slice(0, at)), position];
    },
    /** What gets a lost focus, from the uppermost layer down; null while something else is about to take it. */
    successor(): HTMLElement | null {
      for (const position of positions.toReversed()) {
        const isHidden = !isShown(position.layer);
        const successor = isHidden ? undefined : successorOf(position);
        if (successor !== undefined) return successor;
        if (!isHidden && position.layer.matches(MODAL)) return null;
      }
      return lastResort();
    },
  };
}

/**
 * Keeps the focus from falling to nowhere: where the element that had it is removed, hidden or disabled, and
 * nothing puts the focus elsewhere, its neighbour gets it, else what had it below a dialog, else the page's heading.
 * Gives what ends that.
 */
export function keepFocus(): () => void {
  const positions = createFocusHistory();
  let frame = 0;
  const restore = (patience: number) => {
    frame = requestAnimationFrame(() => {
      if (!isLost() || isLeftAlone(positions.top())) return;
      if (patience > 1) return restore(patience - 1);
      // A dialog that is about to open takes the focus by itself.
      const inModal = positions.top()?.layer.matches(MODAL) === true;
      if (!inModal && document.querySelector(MODAL) !== null) return;
      positions.successor()?.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver((records) => {
    positions.noteRemovals(records);
    const position = positions.top();
    if (position === undefined || !isLost() || isLeftAlone(position)) return;
    cancelAnimationFrame(frame);
    restore(PATIENCE);
  });
  const gained = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const successor = positions.trueSuccessorOf(event.target);
    positions.note(successor ?? event.target);
    if (successor === undefined || successor === event.target) return;
    event.stopImmediatePropagation();
    successor.focus({ preventScroll: true });
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // What is removed is still in the page while it loses the focus.
    queueMicrotask(() => {
      const position = positions.top();
      if (position === undefined || !isLost()) return;
      position.isLeft = usable(position.element);
      if (!position.isLeft) restore(PATIENCE);
    });
  };
  document.addEventListener('focusin', gained, true);
  document.addEventListener('focusout', left);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', gained, true);
    document.removeEventListener('focusout', left);
  };
}
