import { act } from 'react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { fieldPath, withValueAt } from '../../src/content/field/path';
import { blankItem } from '../../src/content/item/item';
import type { ContentItem } from '../../src/content/model/content';
import { contents } from '../../src/content/whole';
import { editorMachine } from '../../src/machines/editor/machine';
import ReadingForm from '../../src/screens/editor/ReadingForm';
import type { EditorActor } from '../../src/screens/editor/useEditorActor';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { everything, input, loaded } from '../machines/editor/fixture';
import { find, findAll, render } from '../page/render';
import { lookups } from '../ui-fields/kit';

test.each(contents)('$area: who may not edit reads what the fields say, and finds no control', async (content) => {
  const blank = blankItem(content, { languages: ['it', 'en'], author: 7, canSave: false });
  const titled = withValueAt({ ...blank, id: 42 } as ContentItem, 'contents.it.title', 'Da leggere');
  const rich = content.fields.find(({ kind, localized }) => kind === 'richText' && localized === true);
  const item =
    rich === undefined ? titled : withValueAt(titled, fieldPath(rich, 'it'), '<p>Un <strong>testo</strong></p>');
  const machine = editorMachine.provide({ actors: { loadItem: fromPromise(async () => loaded(item)) } });
  const actor: EditorActor = createActor(machine, {
    input: input({ content, id: 42, abilities: { ...everything, edit: false } }),
  }).start();
  await act(async () => {});
  expect(actor.getSnapshot().hasTag('readOnly')).toBe(true);
  await render(
    <PortsContext value={{ fieldLookups: lookups() } as unknown as Ports}>
      <ReadingForm content={content} actor={actor} />
    </PortsContext>,
  );
  expect(find('[data-path="contents.it.title"]').textContent).toContain('Da leggere');
  expect(findAll('input, textarea, select, [contenteditable]')).toEqual([]);
  if (rich !== undefined) expect(find(`[data-path="${fieldPath(rich, 'it')}"] strong`).textContent).toBe('testo');
  await act(async () => actor.send({ type: 'language.go', language: 'en' }));
  expect(find('[data-path="contents.en.title"]').textContent).toContain('(vuoto)');
  actor.stop();
});
