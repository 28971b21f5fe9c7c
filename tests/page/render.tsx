import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

/** Nothing comes into view where nothing is laid out. */
class NoIntersectionObserver extends NoResizeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords = () => [];
}
globalThis.IntersectionObserver ??= NoIntersectionObserver;
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
globalThis.CSS ??= { escape: (text: string) => text, supports: () => true } as unknown as typeof CSS;

const mounted: (() => void)[] = [];

/** Takes everything drawn by now out of the page. */
export function unmountAll(): void {
  for (const unmount of mounted.splice(0)) unmount();
  document.body.replaceChildren();
}

/** Draws something into the document; `draw` draws it again with other props. */
export async function render(node: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const draw = (next: ReactNode) => act(async () => root.render(next));
  mounted.push(() => act(() => root.unmount()));
  await draw(node);
  return { host, draw };
}

/** The one element for a selector; throws when there is none. */
export function find<E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E {
  const element = within.querySelector<E>(selector);
  if (element === null) throw new Error(`nothing matches ${selector}`);
  return element;
}

export const findAll = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Presses an element with the pointer. */
export const click = (element: Element, init: MouseEventInit = {}) =>
  act(async () => {
    const options = { bubbles: true, cancelable: true, ...init };
    element.dispatchEvent(new PointerEvent('pointerdown', options));
    element.dispatchEvent(new MouseEvent('mousedown', options));
    element.dispatchEvent(new PointerEvent('pointerup', options));
    element.dispatchEvent(new MouseEvent('mouseup', options));
    element.dispatchEvent(new MouseEvent('click', options));
  });

/** Presses a key on the element that has the focus, or on another. */
export const press = (key: string, init: KeyboardEventInit = {}, on: Element | null = document.activeElement) =>
  act(async () => {
    (on ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...init }),
    );
  });

/** Types a text into a control, as a whole. */
export const type = (control: HTMLElement, text: string) =>
  act(async () => {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** What assistive technology reads as the description of an element. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
