import { act, Profiler } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { editorMachine } from '../../src/machines/editor/machine';
import { reason } from '../../src/machines/editor/refusals';
import { EditorField } from '../../src/screens/editor/EditorField';
import { OnDemandCard, toggleOnDemand } from '../../src/screens/editor/OnDemandCard';
import type { EditorActor } from '../../src/screens/editor/useEditorActor';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { CommandScope } from '../../src/ui/commands/CommandScope';
import { locality } from '../content/named';
import { input } from '../machines/editor/fixture';
import { click, find, findAll, render } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { context, lookups } from '../ui-fields/kit';

const chapters = locality.cards.filter(({ opens }) => opens === 'onDemand');
const texts = locality.fields.filter(({ path }) => ['title', 'subtitle', 'excerpt', 'DENOMINAZIONE'].includes(path));

/** The texts and the chapters of a new locality, and how often each was drawn; of chapters also what is in them. */
async function draw() {
  const actor: EditorActor = createActor(editorMachine, { input: input({ content: locality }) }).start();
  const drawn: string[] = [];
  const counted = (field: FieldDeclaration) => (
    <Profiler key={field.path} id={field.path} onRender={() => drawn.push(field.path)}>
      <EditorField actor={actor} field={field} language="it" context={context} />
    </Profiler>
  );
  const own = { fieldLookups: lookups() } as unknown as Ports;
  await render(
    withCommands(
      quietCenter([locality]),
      <PortsContext value={own}>
        <CommandScope scope="editor" actor={actor} refusal={reason} listing={locality}>
          {texts.map(counted)}
          {chapters.map((card) => (
            <Profiler key={card.id} id={card.id} onRender={() => drawn.push(card.id)}>
              <OnDemandCard actor={actor} card={card} language="it">
                {card.fields.map(counted)}
              </OnDemandCard>
            </Profiler>
          ))}
        </CommandScope>
      </PortsContext>,
    ),
  );
  const type = (path: string, value: Json) => act(async () => actor.send({ type: 'field.change', path, value }));
  return { actor, drawn, type };
}

const toggleOf = (id: string): HTMLElement => {
  const place = chapters.findIndex((card) => card.id === id);
  return findAll('[data-on-demand] header button')[place] ?? document.body;
};
const cardOf = (id: string): Element => toggleOf(id).closest('section') ?? document.body;

test('a closed chapter draws nothing of its field, an opened one does, and closed again nothing', async () => {
  const { drawn } = await draw();
  expect(chapters).toHaveLength(12);
  expect(drawn.toSorted()).toEqual([...texts.map(({ path }) => path), ...chapters.map(({ id }) => id)].toSorted());
  expect(findAll('[data-on-demand] [id^="field-"]')).toEqual([]);
  await click(toggleOf('note'));
  expect(toggleOf('note').getAttribute('aria-expanded')).toBe('true');
  expect(findAll('[data-on-demand] [id^="field-"]').map(({ id }) => id)).toContain('field-contents-it-NOTE-label');
  await click(toggleOf('note'));
  expect(findAll('[data-on-demand] [id^="field-"]')).toEqual([]);
  await act(async () => toggleOnDemand());
  expect(findAll('[data-on-demand] [aria-expanded="true"]')).toHaveLength(12);
  await act(async () => toggleOnDemand());
  expect(findAll('[data-on-demand] [aria-expanded="true"]')).toEqual([]);
});

test('a closed chapter says how it begins, how long it is in each language, and that it is wrong', async () => {
  const { actor, type } = await draw();
  expect(cardOf('note').textContent).toBe('NoteITItaliano vuotoENInglese vuoto');
  await type('contents.it.NOTE', '<p>Fra i <b>calanchi</b></p>');
  await type('contents.en.NOTE', '<p>Alone</p>');
  expect(cardOf('note').textContent).toBe('NoteFra i calanchiITItaliano 3 paroleENInglese 1 parola');
  await type('contents.it.NOTE', `${'<div>'.repeat(51)}x${'</div>'.repeat(51)}`);
  await act(async () => actor.send({ type: 'field.blur', path: 'contents.it.NOTE' }));
  expect(cardOf('note').textContent).toContain('Da correggere');
  // What leads to the field finds its place in the closed card.
  expect(find('[data-path="contents.it.NOTE"]').closest('[hidden]')).not.toBeNull();
});

test('a key in the title redraws one field of a locality, one in a chapter that chapter', async () => {
  const { drawn, type } = await draw();
  await type('contents.it.title', 'D');
  drawn.length = 0;
  await type('contents.it.title', 'Do');
  expect(drawn).toEqual(['title']);
  drawn.length = 0;
  await type('contents.it.NOTE', '<p>x</p>');
  expect(drawn).toEqual(['note']);
});
