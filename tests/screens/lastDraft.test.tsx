import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { type RecordItem, recordForm } from '../../src/content/model/record';
import { tag } from '../../src/content/records/tag';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { type RecordActor, useFormActor } from '../../src/screens/records/useFormActor';
import { type SessionActor, SessionContext } from '../../src/screens/session';
import { render, unmountAll } from '../page/render';

const session = { on: () => ({ unsubscribe: () => undefined }), send: () => undefined } as unknown as SessionActor;
const FIELD = 'name';
const item: RecordItem = { ...tag.blank, id: 7 };

test('what was typed last is kept as the form goes, before its pause is over', async () => {
  const save = vi.fn();
  const drafts = { save, clear: vi.fn(), onChange: () => () => undefined, keeps: () => true };
  const calls = {
    loadRecord: async () => ({ ok: true, value: item }) as const,
    saveRecord: () => new Promise<never>(() => undefined),
  };
  let form: RecordActor | null = null;
  function Form() {
    form = useFormActor(calls, {
      record: recordForm(tag, ['it']),
      id: 7,
      copyOf: null,
      keySeed: '',
      keepsDraft: true,
    });
    return null;
  }
  await render(
    <PortsContext value={{ drafts, notify: vi.fn() } as unknown as Ports}>
      <SessionContext value={session}>
        <Form />
      </SessionContext>
    </PortsContext>,
  );
  const typed = (value: string) => act(async () => form?.send({ type: 'field.change', field: FIELD, value }));
  const kept = () => save.mock.calls.map(([area, id, { item: draft }]) => [area, id, draft[FIELD]]);
  await typed('Parmi');
  await typed('Parmigiano');
  expect(kept()).toEqual([['tag', 7, 'Parmi']]);
  unmountAll();
  expect(kept().slice(1)).toEqual([['tag', 7, 'Parmigiano']]);
});
