import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, assign, StateMachine } from 'xstate';
import { type BrokenInvariant, INVARIANTS, invariantWatcher } from '../../src/app/development/invariants';
import { startDevelopment } from '../../src/app/development/start';
import { keySettingsMachine } from '../../src/machines/keySettings/machine';
import type { KeySettingsInput } from '../../src/machines/keySettings/types';
import { callActor } from '../../src/machines/kit/actor';
import { loadingMachine } from '../../src/machines/loading/machine';
import type { LoadingActors } from '../../src/machines/loading/types';
import { redirectRowMachine } from '../../src/machines/redirectRow/machine';
import { redirectsMachine } from '../../src/machines/redirects/machine';
import type { RedirectsActors } from '../../src/machines/redirects/types';
import { createActor, useActorRef, watchActors } from '../../src/ui/base/actors';
import { click, find, findAll, render } from '../page/render';

const MACHINES = join(import.meta.dirname, '../../src/machines');
/** The machines by their folders; edits of a card have their invariants in their model. */
const FOLDERS = readdirSync(MACHINES).filter((name) => name !== 'kit' && !existsSync(join(MACHINES, name, 'edits.ts')));
const MODULES = import.meta.glob<Record<string, unknown>>('../../src/machines/*/machine.ts');

/** A card whose answer is not kept: it is shown with nothing to show. */
const load: LoadingActors['load'] = async () => ({ ok: true, value: [] });
const forgetful = loadingMachine.provide({
  actors: { load: callActor(load) },
  actions: { takeValue: assign({ failure: null }) },
});
const input = { open: true, loadsClosed: true };
const BROKEN = 'what is shown is there';

afterEach(() => watchActors(null));

describe('the table of invariants', () => {
  test.each(FOLDERS)('%s: its invariants are in it under the id of its machine', async (folder) => {
    expect(Object.keys(INVARIANTS.get(folder) ?? {}), `src/machines/${folder}/invariants.ts`).not.toEqual([]);
    const exported = await MODULES[`../../src/machines/${folder}/machine.ts`]?.();
    const machines = Object.values(exported ?? {}).filter((value) => value instanceof StateMachine);
    expect(machines.map((machine: AnyStateMachine) => machine.id)).toEqual([folder]);
  });
});

test('a broken invariant is reported with its machine, state and event, for each snapshot that breaks it', async () => {
  const reported: BrokenInvariant[] = [];
  watchActors(invariantWatcher((broken) => reported.push(broken)));
  const actor = createActor(forgetful, { input }).start();
  await vi.waitFor(() => expect(reported).toHaveLength(1));
  actor.send({ type: 'card.close' });
  expect(reported).toMatchObject([
    {
      machine: 'loading',
      invariant: BROKEN,
      value: { data: { asked: 'shown' }, fold: 'open' },
      event: { type: 'xstate.done.actor.load' },
      error: null,
    },
    { invariant: BROKEN, value: { data: { asked: 'shown' }, fold: 'closed' }, event: { type: 'card.close' } },
  ]);
});

test('spawned actors are checked too', async () => {
  const reported: BrokenInvariant[] = [];
  watchActors(invariantWatcher((broken) => reported.push(broken)));
  const stored = { id: 1, old_url: '/v', new_url: '/n', code: 301, updated_at: null };
  const loadRules: RedirectsActors['loadRules'] = async () => ({ ok: true, value: { rows: [stored], total: 1 } });
  const machine = redirectsMachine.provide({
    actors: {
      loadRules: callActor(loadRules),
      row: redirectRowMachine.provide({ guards: { unless: () => true } }),
    },
  });
  const actor = createActor(machine, { input: { may: { create: false, delete: false }, uuid: 'visita' } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().children.r1).toBeDefined());
  expect(reported).toEqual([]);
  actor.getSnapshot().children.r1?.send({ type: 'cell.edit', field: 'old_url' });
  expect(reported.map(({ machine, invariant }) => `${machine}: ${invariant}`)).toEqual([
    'redirectRow: what may only be read is never changed',
  ]);
});

test('an invariant that throws is a broken one', () => {
  const reported: BrokenInvariant[] = [];
  watchActors(invariantWatcher((broken) => reported.push(broken)));
  createActor(keySettingsMachine, { input: {} as KeySettingsInput }).start();
  expect(reported.map(({ invariant, error }) => [invariant, error instanceof TypeError])).toEqual([
    ['i tasti in vigore non si scontrano mai', true],
  ]);
});

test('a broken invariant is shown over the page, counted and logged once; the banner can be hidden', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startDevelopment();
  const Card = () => {
    const actor = useActorRef(forgetful, { input });
    return (
      <button type="button" onClick={() => actor.send({ type: 'card.close' })}>
        Apri
      </button>
    );
  };
  const { host } = await render(<Card />);
  await vi.waitFor(() => find('[role="alert"]'));
  const lines = () => findAll('[role="alert"] li').map((line) => line.textContent);
  const line = (fold: string, event: string) =>
    `loading: «${BROKEN}» — stato {"data":{"asked":"shown"},"fold":"${fold}"}, evento ${event}`;
  expect(find('[role="alert"] strong').textContent).toBe('Invariante violato');
  expect(lines()).toEqual([line('open', 'xstate.done.actor.load')]);
  await click(find('button', host));
  expect(lines()).toEqual([`${line('closed', 'card.close')} (2 volte)`]);
  expect(log.mock.calls.map(([first]) => first)).toEqual([line('open', 'xstate.done.actor.load')]);
  await click(find('[role="alert"] button'));
  expect(findAll('[role="alert"]')).toEqual([]);
  log.mockRestore();
});
