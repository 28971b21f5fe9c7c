import { act, Profiler, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../src/content/field/json';
import { fieldPath } from '../../src/content/field/path';
import { editorMachine } from '../../src/machines/editor/machine';
import { reason } from '../../src/machines/editor/refusals';
import { EditorField } from '../../src/screens/editor/EditorField';
import { focusMissing, MissingCard } from '../../src/screens/editor/MissingCard';
import { SharePreview } from '../../src/screens/editor/SharePreview';
import type { EditorActor } from '../../src/screens/editor/useEditorActor';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { CommandScope } from '../../src/ui/commands/CommandScope';
import { news } from '../content/named';
import { input } from '../machines/editor/fixture';
import { click, descriptionOf, find, findAll, press, render } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { context, lookups } from '../ui-fields/kit';

const NAMES = ['title', 'subtitle', 'excerpt', 'google.title'];

/** Some fields of a news with the list of what is missing and a preview, and how often each was drawn. */
async function draw() {
  const actor: EditorActor = createActor(editorMachine, { input: input({ content: news }) }).start();
  const drawn = new Map<string, number>();
  const counted = (id: string, part: ReactNode) => (
    <Profiler key={id} id={id} onRender={() => drawn.set(id, (drawn.get(id) ?? 0) + 1)}>
      {part}
    </Profiler>
  );
  const fields = news.fields.filter(({ path }) => NAMES.includes(path));
  const [, social] = news.cards.flatMap(({ share }) => share ?? []);
  if (social === undefined) throw new Error('news are shared');
  const own = { fieldLookups: lookups() } as unknown as Ports;
  await render(
    withCommands(
      quietCenter([news]),
      <PortsContext value={own}>
        <CommandScope scope="editor" actor={actor} refusal={reason} listing={news}>
          {fields.map((field) =>
            counted(field.path, <EditorField actor={actor} field={field} language="it" context={context} />),
          )}
          {counted('missing', <MissingCard actor={actor} />)}
          {counted('preview', <SharePreview actor={actor} share={social} />)}
        </CommandScope>
      </PortsContext>,
    ),
  );
  const type = (path: string, value: Json) => act(async () => actor.send({ type: 'field.change', path, value }));
  const control = (path: string) => find<HTMLInputElement>(`#field-contents-it-${path.replace('.', '-')}`);
  drawn.clear();
  return { actor, drawn, type, control };
}

const at = (path: string): string => {
  const field = news.fields.find((one) => one.path === path);
  return field === undefined ? path : fieldPath(field, 'it');
};

describe('what is missing for publication', () => {
  test('is counted and listed, and each row leads to its field', async () => {
    const { actor } = await draw();
    const toggle = find('#missing-to-publish [aria-expanded]');
    expect([toggle.textContent, toggle.getAttribute('aria-expanded')]).toEqual([
      'Per pubblicare in italiano: 9 campi da completare',
      'false',
    ]);
    await act(async () => focusMissing());
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Titolo: da compilare'));
    await click(findAll('#missing-to-publish li button')[2] ?? document.body);
    expect(actor.getSnapshot().context.focus?.path).toBe('contents.it.excerpt');
  });

  test('marks its fields, as long as no error says more', async () => {
    const { actor, type, control } = await draw();
    expect(descriptionOf(control('excerpt'))).toBe('Serve per pubblicare');
    expect(descriptionOf(control('subtitle'))).toBe('');
    await type('contents.it.excerpt', 'In piazza');
    expect(descriptionOf(control('excerpt'))).toBe('');
    await act(async () => actor.send({ type: 'field.blur', path: 'contents.it.title' }));
    expect(descriptionOf(control('title'))).toBe('Campo richiesto');
  });

  test('says when nothing is, and of what is published what it lacks', async () => {
    const { type } = await draw();
    for (const path of news.required.published) await type(at(path), path === 'slug' ? 'sagra' : 'Sagra');
    expect(document.body.textContent).toContain('Per pubblicare in italiano: non manca nulla');
    await type('contents.it.status', 1);
    expect(document.body.textContent).toContain('Pubblicata in italiano: non manca nulla');
    await type('contents.it.excerpt', '');
    expect(document.body.textContent).toContain('Pubblicata in italiano: 1 campo da completare');
  });
});

describe('a key typed', () => {
  test('in a field that lacks nothing redraws that field alone', async () => {
    const { drawn, type } = await draw();
    await type('contents.it.subtitle', 'Festa');
    expect([...drawn]).toEqual([['subtitle', 1]]);
  });

  test('takes a field out of the list once, and then redraws what shows its words', async () => {
    const { drawn, type } = await draw();
    await type('contents.it.excerpt', 'I');
    expect([...drawn.keys()].toSorted()).toEqual(['excerpt', 'missing', 'preview']);
    drawn.clear();
    await type('contents.it.excerpt', 'In');
    expect([...drawn]).toEqual([
      ['excerpt', 1],
      ['preview', 1],
    ]);
  });
});

describe('the copy of a text', () => {
  test('is offered beside the field with its reason, and Ctrl+Z takes it back there alone', async () => {
    const { type, control } = await draw();
    const copy = find('[data-path="contents.it.google.title"] button');
    expect([copy.textContent, copy.getAttribute('aria-disabled'), copy.tabIndex]).toEqual([
      'Copia dal titolo',
      'true',
      -1,
    ]);
    expect(descriptionOf(copy)).toBe('Il campo «Titolo» è vuoto: non c’è nulla da copiare');
    await type('contents.it.title', 'Sagra');
    await click(copy);
    expect([control('google.title').value, document.activeElement]).toEqual(['Sagra', control('google.title')]);
    await press('z', { ctrlKey: true }, control('title'));
    expect(control('google.title').value).toBe('Sagra');
    await press('z', { ctrlKey: true }, control('google.title'));
    expect(control('google.title').value).toBe('');
  });

  test('is taken back by its button too', async () => {
    const { type, control } = await draw();
    await type('contents.it.title', 'Sagra');
    await type('contents.it.google.title', 'Mio');
    await click(find('[data-path="contents.it.google.title"] button'));
    const [undo] = findAll('[data-path="contents.it.google.title"] button');
    expect(undo?.textContent).toBe('Annulla');
    await click(undo ?? document.body);
    expect(control('google.title').value).toBe('Mio');
  });
});

test('the preview says what was taken from where, and what is too long', async () => {
  const { type } = await draw();
  const figure = find('figure');
  expect(figure.textContent).toContain('Senza immagine');
  await type('contents.it.title', 'Sagra '.repeat(20).trim());
  await type('contents.it.excerpt', 'In piazza');
  expect(find('figure > p').textContent).toBe(
    'Titolo preso dal titolo. Il titolo è lungo: la fine non si vede. Descrizione presa dall’introduzione.',
  );
  await type('contents.it.social.title', 'Che sagra!');
  expect(find('figure > p').textContent).toBe('Descrizione presa dall’introduzione.');
  await type('attachments', [{ id: 1, url: '/a.jpg', order: 1, is_primary: true, description: 'Una piazza' }]);
  expect(find('figure img').getAttribute('alt')).toBe('Una piazza');
});
