import { act } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type RecordItem, recordForm } from '../../src/content/model/record';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { role } from '../../src/content/records/role';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';
import { callActor } from '../../src/machines/kit/actor';
import { recordMachine } from '../../src/machines/record/machine';
import type { RecordActors } from '../../src/machines/record/types';
import { type Ports, PortsContext } from '../../src/screens/ports';
import RecordReading from '../../src/screens/records/RecordReading';
import type { RecordActor } from '../../src/screens/records/useFormActor';
import { find, findAll, render } from '../page/render';
import { lookups } from '../ui-fields/kit';

const stored: Readonly<Record<string, Partial<RecordItem>>> = {
  user: { username: 'anna', role: 'redazione', redazione: 3, active: 1 },
  luoghi: { nome: 'Rocca', website: 'https://example.it' },
};

async function read(record: typeof user): Promise<RecordActor> {
  const item: RecordItem = { ...record.blank, ...stored[record.area], id: 7 };
  const load: RecordActors['loadRecord'] = async () => ({ ok: true, value: item });
  const actor: RecordActor = createActor(recordMachine.provide({ actors: { loadRecord: callActor(load) } }), {
    input: { record: recordForm(record, ['it', 'en']), id: 7, copyOf: null, keySeed: '', mayEdit: false },
  }).start();
  await act(async () => {});
  await render(
    <PortsContext value={{ fieldLookups: lookups() } as unknown as Ports}>
      <RecordReading record={record} actor={actor} />
    </PortsContext>,
  );
  return actor;
}

test.each([user, role, desk, tag, place])(
  '$area: who may not edit reads every field, and finds no control',
  async (record) => {
    const actor = await read(record);
    expect(actor.getSnapshot().hasTag('readOnly')).toBe(true);
    expect(findAll('[data-path]').map((field) => field.dataset.path)).toEqual(
      record.cards
        .toSorted((one, other) => Number(one.column === 'side') - Number(other.column === 'side'))
        .flatMap(({ fields }) => fields)
        .filter(({ onlyNew }) => onlyNew !== true)
        .map(({ path }) => path),
    );
    expect(findAll('input, textarea, select, button, [contenteditable]')).toEqual([]);
    actor.stop();
  },
);

test('what is chosen from a list is said by its name, and a field asked for has the focus', async () => {
  const actor = await read(user);
  const said = (path: string) => find(`[data-path="${path}"] dd`).textContent;
  expect(['username', 'role', 'redazione', 'active', 'company'].map(said)).toEqual([
    'anna',
    'Redazione',
    'Redazione Rimini',
    'Attivo',
    '(vuoto)',
  ]);
  await act(async () => actor.send({ type: 'field.go', field: 'email' }));
  expect(document.activeElement).toBe(find('[data-path="email"]'));
  actor.stop();
});
