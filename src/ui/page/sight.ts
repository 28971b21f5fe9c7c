/** Bars that stick to an edge of what scrolls below them: 'top' or 'bottom'. */
const BARS = '[data-bar]';

/** Frames in which what is laid out only once it comes near may still push away what has the focus. */
const PATIENCE = 12;
/** Frames after which what was not pushed away stays. */
const STILL = 2;
/** The part of the room up to which something is seen whole. */
const WHOLE = 2 / 3;
/** How much of something larger must be seen, in pixels. */
const ENOUGH = 32;

interface Room {
  readonly top: number;
  readonly bottom: number;
}

/** Whether an element stays where it is while the page scrolls: from there outwards, nothing has to be scrolled for it. */
function sticks({ position, top, bottom }: CSSStyleDeclaration): boolean {
  return position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
}

/** What has to be scrolled to see an element, the innermost first. */
function scrollersOf(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  let at: Element = element;
  while (at instanceof HTMLElement && !sticks(getComputedStyle(at))) {
    const around: Element | null = at.parentElement;
    if (around === null) return found;
    const isPage = around === document.documentElement;
    const mayScroll = around !== document.body && /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (around instanceof HTMLElement && (isPage || mayScroll)) found.push(around);
    at = around;
  }
  return found;
}

/** The height that a bar takes at its edge; 0 where it does not stick to one, as in a narrow window. */
function heightOf(bar: HTMLElement, edge: keyof Room): number {
  const style = getComputedStyle(bar);
  return style.position === 'sticky' ? bar.offsetHeight + (Number.parseFloat(style[edge]) || 0) : 0;
}

/** Between which edges something that scrolls is seen, as its bars are now. */
function roomIn(scroller: HTMLElement): Room {
  const { top, bottom } =
    scroller === document.documentElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const covered = { top: 0, bottom: 0 };
  for (const bar of scroller.querySelectorAll<HTMLElement>(BARS)) {
    if (bar.parentElement === null || scrollersOf(bar.parentElement)[0] !== scroller) continue;
    const edge = bar.dataset.bar === 'bottom' ? 'bottom' : 'top';
    covered[edge] = Math.max(covered[edge], heightOf(bar, edge));
  }
  return { top: top + covered.top, bottom: bottom - covered.bottom };
}

/** How far to scroll for an element to be seen; 0 where it is. Of what is large, a part is enough. */
function distance({ top, bottom, height }: DOMRect, room: Room): number {
  const space = room.bottom - room.top;
  if (height > space * WHOLE) {
    const isSeen = top < room.bottom - ENOUGH && bottom > room.top + ENOUGH;
    return isSeen ? 0 : top - room.top;
  }
  if (top < room.top) return top - room.top;
  return bottom > room.bottom ? bottom - room.bottom : 0;
}

/** Half a pixel is rounding. */
const TOLERANCE = 1;

/** How far a scroller of an element has to be scrolled for it to be seen there; 0 where it is. */
function missingIn(scroller: HTMLElement, element: HTMLElement): number {
  const missing = distance(element.getBoundingClientRect(), roomIn(scroller));
  return Math.abs(missing) <= TOLERANCE ? 0 : missing;
}

const isInSight = (element: HTMLElement): boolean =>
  scrollersOf(element).every((scroller) => missingIn(scroller, element) === 0);

/** Scrolls by as little as it takes for an element to be within the window and under no bar. Gives whether it was. */
function bringIntoSight(element: HTMLElement): boolean {
  let wasSeen = true;
  for (const scroller of scrollersOf(element)) {
    const missing = missingIn(scroller, element);
    if (missing === 0) continue;
    const before = scroller.scrollTop;
    scroller.scrollTop += missing;
    wasSeen &&= scroller.scrollTop === before;
  }
  return wasSeen;
}

/** Puts the focus on an element, in the middle of the window where it was out of sight. */
export function focusInSight(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!bringIntoSight(element)) element.scrollIntoView?.({ block: 'center' });
}

/**
 * Keeps what has the focus in sight, whoever put it there (Tab, a command, a dialog that closed) and whatever comes into
 * the page above it later. What is pressed with a pointer stays under it, and who scrolls away from the focus may.
 * Gives what ends that.
 */
export function keepFocusInSight(): () => void {
  let frame = 0;
  let isPressed = false;
  /** What has the focus, as long as it was in sight when it was last looked at. */
  let seen: HTMLElement | null = null;
  const follow = (element: HTMLElement, frames: number, still: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== element) return;
      const stood = bringIntoSight(element) ? still + 1 : 0;
      seen = element;
      if (frames > 1 && stood < STILL) follow(element, frames - 1, stood);
    });
  };
  const ends = new AbortController();
  const listen = (target: EventTarget, type: string, run: (event: Event) => void) =>
    target.addEventListener(type, run, { capture: true, passive: true, signal: ends.signal });
  listen(document, 'focusin', ({ target }) => {
    seen = target instanceof HTMLElement && !isPressed ? target : null;
    if (seen !== null) follow(seen, PATIENCE, 0);
  });
  listen(document, 'focusout', () => {
    seen = null;
  });
  listen(window, 'pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel'])
    listen(window, end, () => {
      isPressed = false;
    });
  for (const way of ['wheel', 'touchmove']) listen(window, way, () => cancelAnimationFrame(frame));
  listen(window, 'scrollend', () => {
    const { activeElement } = document;
    seen = activeElement instanceof HTMLElement && isInSight(activeElement) ? activeElement : null;
  });
  const grown = new ResizeObserver(() => {
    if (seen !== null) follow(seen, PATIENCE, 0);
  });
  grown.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    ends.abort();
    grown.disconnect();
  };
}
