import { afterEach, expect, test } from 'vitest';
import { leaveCompositionAlone } from '../../src/ui/commands/composition';

let end = () => {};
afterEach(() => end());

/** Who hears a key in a field: listeners of every kind that the page has. */
function heard(init: KeyboardEventInit): readonly string[] {
  document.body.innerHTML = '<div><input></div>';
  end = leaveCompositionAlone();
  const field = document.querySelector('input') as HTMLInputElement;
  const found: string[] = [];
  const ends = new AbortController();
  const listen = (name: string, target: EventTarget, capture: boolean) =>
    target.addEventListener('keydown', () => found.push(name), { capture, signal: ends.signal });
  listen('window, first', window, true);
  listen('document, first', document, true);
  listen('the field', field, false);
  listen('around it', field.parentElement as HTMLElement, false);
  listen('document', document, false);
  listen('window', window, false);
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  ends.abort();
  return found;
}

const ALL = ['window, first', 'document, first', 'the field', 'around it', 'document', 'window'];

test.each<[string, KeyboardEventInit]>([
  ['Enter that takes a candidate', { key: 'Enter', isComposing: true }],
  ['Enter after it, in Safari', { key: 'Enter', keyCode: 229 }],
  ['Esc that drops it', { key: 'Escape', isComposing: true }],
  ['an arrow among candidates', { key: 'ArrowDown', isComposing: true }],
  ['a key that becomes part of a character', { key: 'Process' }],
])('%s is heard by nobody in the page', (_, init) => {
  expect(heard(init)).toEqual([]);
});

test('every other key is heard by all', () => {
  expect(heard({ key: 'Enter' })).toEqual(ALL);
  expect(heard({ key: 'Escape' })).toEqual(ALL);
});
