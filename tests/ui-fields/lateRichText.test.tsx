import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RestContext } from '../../src/ui/base/useRest';
import { RichTextWidget } from '../../src/ui/fields/RichTextWidget';
import { find, findAll, render, type } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { context, field, lookups } from './kit';

/** Lets the editor's code arrive. */
const editor = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
});
vi.mock('../../src/ui/richtext/RichTextEditor', async (original) => {
  await editor.promise;
  return original();
});

/** The library looks where the caret is, which a page without a layout can't say. */
const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };
Object.assign(Range.prototype, { getClientRects: () => [NOWHERE], getBoundingClientRect: () => NOWHERE });

/** A rich text among others that are not drawn yet. Gives its value at any time. */
async function draw(initial: string) {
  const state = { value: initial };
  function Kept() {
    const [value, setValue] = useState(initial);
    const onChange = (next: unknown) => {
      state.value = String(next);
      setValue(state.value);
    };
    const given = { readOnly: false, refusal: null, language: 'it', required: false, error: null };
    return (
      <RichTextWidget
        {...{ ...given, field: field('richText'), path: 'richText', id: 'f', value, onChange, context }}
        lookups={lookups()}
        onBlur={() => undefined}
      />
    );
  }
  const page = (
    <RestContext value={false}>
      <Kept />
    </RestContext>
  );
  await render(withCommands(quietCenter(), page));
  return state;
}

const HTML =
  '<h2>Le torri</h2><p>Due <strong>torri</strong> e <a href="https://a.example">un portico</a>.</p>' +
  '<script>alert(1)</script><table><tbody><tr><td>Asinelli</td></tr></tbody></table>' +
  '<p><img src="/media/a.jpg" alt="Torre"><img src="data:image/png;base64,AA" alt="Fuori"></p>' +
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>';

const box = () => find<HTMLTextAreaElement>('textarea');
const text = () => find('.rt[contenteditable=true]');

const settled = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      check();
    },
    { timeout: 10_000 },
  );

test('is read as it will look, with nothing that runs, loads from anywhere or leads away', async () => {
  await draw(HTML);
  expect(find('.rt h2').textContent).toBe('Le torri');
  expect(find('.rt strong').textContent).toBe('torri');
  expect(find('.rt td').textContent).toBe('Asinelli');
  expect(findAll('.rt script, .rt iframe, .rt [href]')).toEqual([]);
  expect(findAll('.rt img').map((image) => image.getAttribute('alt'))).toEqual(['Torre']);
  expect(find('.rt-embed').textContent).toContain('youtube');
});

test('what was typed stays at the end where the text is left before its editor comes', async () => {
  const given = await draw('<p>Due torri</p>');
  await act(async () => box().focus());
  await type(box(), 'a < b\ne basta');
  await act(async () => box().blur());
  expect(given.value).toBe('<p>Due torri</p><p>a &lt; b</p><p>e basta</p>');
  expect(box().value).toBe('');
  expect(findAll('.rt p').map(({ textContent }) => textContent)).toEqual(['Due torri', 'a < b', 'e basta']);
});

test('what is typed before its editor comes goes on in it, at the beginning when entered by key', async () => {
  const given = await draw('<p>due torri</p><p>e basta</p>');
  await act(async () => box().focus());
  await type(box(), 'Le\nprime ');
  expect(find('.rt-frame').textContent).toContain('prime');
  editor.arrive();
  await settled(() => expect(document.activeElement).toBe(text()));
  // It is handed on after a pause.
  await settled(() => expect(given.value).toBe('<p>Le</p><p>prime due torri</p><p>e basta</p>'));
  expect(findAll('textarea')).toEqual([]);
});

test('pressed, it has its editor at once, though others wait, and the caret where it was pressed', async () => {
  const given = await draw('<h2>Le torri</h2><p>Due <strong>alte</strong> torri</p>');
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: find('.rt strong').firstChild, offset: 2 }) });
  await act(async () => find('.rt').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })));
  await settled(() => expect(document.activeElement).toBe(text()));
  const { anchorNode, anchorOffset, isCollapsed } = document.getSelection() ?? {};
  expect([anchorNode?.nodeValue, anchorOffset, isCollapsed]).toEqual(['alte', 2, true]);
  expect(given.value).toBe('<h2>Le torri</h2><p>Due <strong>alte</strong> torri</p>');
});
