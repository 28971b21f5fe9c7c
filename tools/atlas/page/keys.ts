import { useEffect, useRef } from 'react';

/** What a key may find in front of it. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea';
const PRESSED_BY_SPACE = 'button, summary, a, select, input';

/** Presses the button that carries a key, the one picture of what the key does. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  button?.click();
  return button !== null;
}

const focus = (id: string) => (): boolean => {
  const place = document.getElementById(id);
  place?.focus();
  return place !== null;
};

/** The first thing in a part of the page that can be pressed. */
const focusInside = (id: string) => (): boolean => {
  const button = document.querySelector<HTMLElement>(`#${id} button:not([aria-disabled="true"])`);
  (button ?? document.getElementById(id))?.focus();
  return button !== null;
};

const PLACES: Readonly<Record<string, () => boolean>> = {
  '/': focus('search'),
  m: focus('machines'),
  c: focus('paths'),
  g: focus('walks'),
  t: focus('note'),
  d: focus('diagram'),
  e: focusInside('offers'),
};

/** Carries a single key out; gives whether it did anything. */
function carryOut(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === 'Escape' && target.id === 'search') return focus('machines')();
  if (event.key === 'Escape' && target.id === 'note') return focus('simulation')();
  if (target.closest(FIELDS) !== null || document.querySelector('dialog[open]') !== null) return false;
  if (event.key === ' ' && target.closest(PRESSED_BY_SPACE) !== null) return false;
  return PLACES[event.key]?.() ?? press(event.key === '=' ? '+' : event.key);
}

/** Listens for the page's single keys, as long as they are on. `onTab` shows the paths before a key goes to them. */
export function useKeys(on: boolean, onPaths: () => void): void {
  const paths = useRef(onPaths);
  paths.current = onPaths;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (event.key === 'c' && document.getElementById('paths') === null) paths.current();
      if (carryOut(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on]);
}
