import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fieldPath } from '../../src/content/field/path';
import { contents } from '../../src/content/whole';
import { editorMachine } from '../../src/machines/editor/machine';
import { firstWritable } from '../../src/machines/editor/rights';
import { useFirstFocus } from '../../src/screens/form/focus';
import { everything, input } from '../machines/editor/fixture';
import { find, render } from '../page/render';

function Form({ path }: { readonly path: string | null }) {
  useFirstFocus(path);
  return (
    <div data-path="title">
      <input id="field-title" aria-label="Titolo" />
    </div>
  );
}

const withFocusOn = async (selector: string, form: React.ReactNode, around: React.ReactNode): Promise<string> => {
  const page = (isThere: boolean) => (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Modifica News</h1>
      {around}
      {isThere && form}
    </main>
  );
  const { draw } = await render(page(false));
  find(selector).focus();
  await draw(page(true));
  return document.activeElement?.id || document.activeElement?.tagName.toLowerCase() || '';
};

const modal = (content: React.ReactNode) => (
  <div role="dialog" aria-modal="true" aria-label="Finestra">
    {content}
  </div>
);

test.each([
  ['the heading that a change of page leads to', 'h1', null, 'field-title'],
  ['the page as a whole', 'main', null, 'field-title'],
  ['a button that was gone to meanwhile', 'button', <button type="button" id="back" key="back" />, 'back'],
  ['a dialog that was opened meanwhile', 'button', modal(<button type="button" id="answer" />), 'answer'],
])('a form that comes finds the focus on %s', async (_what, selector, around, expected) => {
  expect(await withFocusOn(selector, <Form path="title" />, around)).toBe(expected);
});

test('a form within a dialog is written at once, whatever had the focus below', async () => {
  expect(await withFocusOn('button', modal(<Form path="title" />), <button type="button" id="row" />)).toBe(
    'field-title',
  );
});

test('a form that may be written only later, after an answer, is written from then on, and moves the focus once', async () => {
  const { draw } = await render(<Form path={null} />);
  await draw(<Form path="title" />);
  expect(document.activeElement?.id).toBe('field-title');
  find('input').blur();
  await draw(<Form path={null} />);
  await draw(<Form path="title" />);
  expect(document.activeElement).toBe(document.body);
});

test('without a field that may be written the focus stays', async () => {
  expect(await withFocusOn('h1', <Form path={null} />, null)).toBe('h1');
});

test.each(contents)('$area: the first field in the language shown, none for who may not write', (content) => {
  const { context } = createActor(editorMachine, { input: input({ content }) }).getSnapshot();
  const [first, second] = content.fields;
  if (first === undefined || second === undefined) throw new Error('a content has fields');
  expect(firstWritable(context)).toBe(fieldPath(first, context.language));
  const withheld = { ...content, fields: [{ ...first, kind: 'tags' }, second] } as unknown as typeof content;
  const abilities = { ...everything, viewTag: false };
  expect(firstWritable({ ...context, content: withheld, abilities })).toBe(fieldPath(second, context.language));
  expect(firstWritable({ ...context, id: 42, abilities: { ...everything, edit: false } })).toBeNull();
});
