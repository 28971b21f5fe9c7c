import type { BrowserContext } from 'playwright/test';

/** What was found of the focus while a test ran. */
export interface FocusPositions {
  /** Positions that were looked at once the page had come to rest. */
  checked: number;
  /** Those that nobody could see, each with where it was and what lay over it. */
  readonly unseen: string[];
}

/** What a page tells: that a position was seen, or why it was not. */
const BINDING = 'noteFocusPosition';

/**
 * Runs in the page: looks at what has the focus after every change of it and after every key, once that lies still, and
 * tells whether it is within the window and under nothing.
 */
function watchFocus(binding: string): void {
  const tell = (window as unknown as Record<string, (problem: string) => void>)[binding];
  // A test may put the clock of the page in place of these.
  const nextFrame = requestAnimationFrame.bind(window);
  /** Frames that a position may take to come into sight, the page being busy. */
  const PATIENCE = 30;
  const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const MARGIN = 3;

  const isContainer = (element: Element): boolean => element.querySelector(TABBABLE) !== null;

  /** What lies over an element at a point of it; null where it can be seen there. */
  const coverAt = (element: Element, x: number, y: number): string | null => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return 'the edge of the window';
    if (element.contains(hit)) return null;
    const isOwnLabel = hit.closest('label')?.contains(element) === true;
    const isNoTarget = getComputedStyle(element).pointerEvents === 'none' && hit.contains(element);
    return isOwnLabel || isNoTarget ? null : nameOf(hit);
  };

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const id = element.id === '' ? '' : `#${element.id}`;
    return `${element.tagName.toLowerCase()}${id}.${String(element.className).slice(0, 60)} «${label}»`;
  }

  /** What the eye finds an element by: the frame whose line says that the focus is in it, where itself is for ears alone. */
  function shownBy(element: Element): Element {
    const isForEars = getComputedStyle(element).clipPath !== 'none';
    for (let frame = element.parentElement; isForEars && frame !== null; frame = frame.parentElement)
      if (getComputedStyle(frame).outlineStyle !== 'none') return frame;
    return element;
  }

  function problemOf(focused: Element): string | null {
    const element = shownBy(focused);
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    if (box.width < 1 || box.height < 1) return 'has no size';
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const xs = [(left + right) / 2, left + MARGIN, right - MARGIN];
    const margin = Math.min(MARGIN, box.height / 2);
    const fits = box.height < innerHeight / 2 && !isContainer(element);
    const ys = fits
      ? [box.top + margin, (box.top + box.bottom) / 2, box.bottom - margin]
      : Array.from({ length: 12 }, (_, at) => {
          const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
          return top + margin + ((bottom - top - 2 * margin) * at) / 11;
        });
    const covers = ys.map((y) => {
      const found = xs.map((x) => coverAt(element, x, y));
      return found.includes(null) ? null : (found[0] ?? null);
    });
    const isSeen = fits ? covers.every((cover) => cover === null) : covers.includes(null);
    if (isSeen) return null;
    const cover = covers.find((one) => one !== null) ?? '';
    return `${Math.round(box.top)}–${Math.round(box.bottom)} of ${innerHeight} px (x ${Math.round(box.left)}–${Math.round(box.right)} of ${innerWidth}), under ${cover}`;
  }

  let turn = 0;
  let lastKey = '';
  let waits = false;
  const found = (problem: string) => {
    waits = false;
    turn += 1;
    tell?.(problem);
  };
  const look = () => {
    turn += 1;
    waits = true;
    const mine = turn;
    let frames = 0;
    let before = '';
    const step = () => {
      if (mine !== turn) return;
      const element = document.activeElement;
      if (element === null || element === document.body || element === document.documentElement) return;
      const { top, left, height } = element.getBoundingClientRect();
      const place = `${top} ${left} ${height}`;
      const isStill = place === before;
      before = place;
      frames += 1;
      const problem = isStill || frames > PATIENCE ? problemOf(element) : 'moves';
      if (problem === null) found('');
      else if (frames <= PATIENCE) nextFrame(step);
      else found(`${location.hash} after ${lastKey}: ${nameOf(element)} ${problem}`);
    };
    nextFrame(step);
  };
  addEventListener('focusin', look, true);
  addEventListener(
    'keydown',
    ({ key }) => {
      // Keys that come faster than the page draws: what is in sight already need not wait for the next one.
      const element = document.activeElement;
      if (waits && element instanceof HTMLElement && element !== document.body && problemOf(element) === null)
        found('');
      lastKey = key;
    },
    true,
  );
  addEventListener('keyup', look, true);
}

/** Has every page of a context look at its focus. */
export async function watchFocusOf(context: BrowserContext): Promise<FocusPositions> {
  const positions: FocusPositions = { checked: 0, unseen: [] };
  await context.exposeBinding(BINDING, (_, problem: string) => {
    positions.checked += 1;
    if (problem !== '') positions.unseen.push(problem);
  });
  await context.addInitScript(watchFocus, BINDING);
  return positions;
}
