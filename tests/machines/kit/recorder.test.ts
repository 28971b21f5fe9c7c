import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import { branchOf, createRecorder } from '../../../src/machines/kit/recorder';
import { edgesOf } from '../../kit/structure';

const SECRET = 'parola che nessuno deve leggere';

interface Typed {
  readonly type: 'text.change';
  readonly text: string;
}

/** A form that types, refuses, saves and says what came, all with secret texts. */
const form = setup({
  types: {} as {
    context: { text: string };
    input: { text: string };
    events: Typed | { type: 'form.save' } | { type: 'form.close' };
  },
  actors: { save: fromPromise<string, { text: string }>(async ({ input }) => input.text) },
  guards: { isEmpty: ({ context }) => context.text === '' },
  actions: {
    type: assign({ text: ({ event, context }) => (event.type === 'text.change' ? event.text : context.text) }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ text: input.text }),
  initial: 'starting',
  states: {
    starting: { always: 'open' },
    open: {
      on: {
        'text.change': { actions: 'type' },
        'form.save': [{ guard: 'isEmpty' }, { target: 'saving' }],
        'form.close': 'closed',
      },
    },
    saving: {
      invoke: { id: 'save', src: 'save', input: ({ context }) => ({ text: context.text }), onDone: 'open' },
    },
    closed: { type: 'final' },
  },
});

const [AT, MOST] = [1_764_175_472_000, 200];

function recorded(most = MOST) {
  let ticks = 0;
  const recorder = createRecorder(most, () => {
    ticks += 1;
    return AT + ticks;
  });
  const start = () => createActor(form, { input: { text: SECRET }, inspect: recorder.inspect }).start();
  return { recorder, start, events: () => recorder.passages().map(({ event }) => event) };
}

test('a passage says actor, machine, time, event, transitions and state', () => {
  const { recorder, start } = recorded();
  const actor = start();
  actor.send({ type: 'form.save' });
  expect(recorder.passages()).toEqual([
    {
      actor: 1,
      machine: 'form',
      at: AT + 1,
      event: 'xstate.init',
      taken: ['form.starting  0'],
      state: 'open',
      again: false,
    },
    {
      actor: 1,
      machine: 'form',
      at: AT + 2,
      event: 'form.save',
      taken: ['form.open form.save 1'],
      state: 'saving',
      again: false,
    },
  ]);
});

test('nothing that is typed, handed in, answered or kept is recorded', async () => {
  const { recorder, start, events } = recorded();
  const actor = start();
  actor.send({ type: 'text.change', text: SECRET });
  actor.send({ type: 'form.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  expect(events()).toContain('xstate.done.actor.save');
  expect(JSON.stringify(recorder.passages())).not.toContain(SECRET);
});

test('what comes again with the same outcome is kept once, how often is not, until something else comes', () => {
  const { recorder, start } = recorded();
  const [one, other] = [start(), start()];
  for (const text of ['a', 'b', 'c']) {
    one.send({ type: 'text.change', text });
    other.send({ type: 'form.save' });
  }
  one.send({ type: 'form.close' });
  expect(recorder.passages().map(({ actor, event, again }) => [actor, event, again])).toEqual([
    [1, 'xstate.init', false],
    [2, 'xstate.init', false],
    [1, 'text.change', true],
    // Taken first, then refused where it is being saved.
    [2, 'form.save', false],
    [2, 'form.save', true],
    [1, 'form.close', false],
  ]);
  expect(recorder.passages().map(({ taken }) => taken.length)).toEqual([1, 1, 1, 1, 0, 1]);
});

test('only the last ones are kept, and what was dropped is not gone on with', () => {
  const { recorder, start } = recorded(2);
  const [one, other] = [start(), start()];
  one.send({ type: 'text.change', text: 'a' });
  other.send({ type: 'form.save' });
  other.send({ type: 'form.save' });
  one.send({ type: 'text.change', text: 'b' });
  expect(recorder.passages().map(({ actor, event, again }) => [actor, event, again])).toEqual([
    [2, 'form.save', false],
    [1, 'text.change', false],
  ]);
});

test('actors that never start have no number', () => {
  const { recorder, start } = recorded();
  createActor(form, { input: { text: '' }, inspect: recorder.inspect });
  start();
  expect(recorder.passages().map(({ actor }) => actor)).toEqual([1]);
});

test('every declared transition has a place of its own', () => {
  const branches = [...edgesOf(form).keys()].map(branchOf);
  expect(branches).toEqual([
    'form.starting  0',
    'form.open text.change 0',
    'form.open form.save 0',
    'form.open form.save 1',
    'form.open form.close 0',
    'form.saving xstate.done.actor.save 0',
  ]);
});
