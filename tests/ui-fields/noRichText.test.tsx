import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RichTextWidget } from '../../src/ui/fields/RichTextWidget';
import { find, findAll, render, type } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { context, field, lookups } from './kit';

const editor = vi.hoisted(() => {
  let refuse = () => {};
  const promise = new Promise<never>((_, reject) => {
    refuse = () => reject(new Error('no network'));
  });
  return { promise, refuse };
});
vi.mock('../../src/ui/richtext/RichTextEditor', () => editor.promise);

function Kept() {
  const [value, setValue] = useState('<p>Due torri</p>');
  const given = { readOnly: false, refusal: null, language: 'it', required: false, error: null, context };
  return (
    <RichTextWidget
      {...{ ...given, field: field('richText'), path: 'richText', id: 'f', value, lookups: lookups() }}
      onChange={(next) => setValue(String(next))}
      onBlur={() => undefined}
    />
  );
}

test('a text whose editor does not come is its HTML, with what was typed meanwhile at its end', async () => {
  await render(withCommands(quietCenter(), <Kept />));
  await act(async () => find('#f').focus());
  await type(find('#f'), 'e un <portico>');
  editor.refuse();
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(findAll('.rt')).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(find<HTMLTextAreaElement>('#f').value).toBe('<p>Due torri</p><p>e un &lt;portico&gt;</p>');
});
