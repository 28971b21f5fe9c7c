import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createActor, emit, fromPromise, setup, waitFor } from 'xstate';
import type { CallFailure, Result } from '../../../src/contract/result';
import { closableRegion, deletionRegion, leaveRegion } from '../../../src/machines/kit/regions';
import { type ResultParams, resultGuards, withFailure } from '../../../src/machines/kit/result';
import { failureOf } from '../fixtures';

type LeaveEvent = { type: 'leave.request' | 'leave.confirm' | 'leave.cancel' | 'close.request' };
type LeaveEmitted = { type: 'left' } | { type: 'back' };

const formSetup = setup({
  types: {
    context: {} as { dirty: boolean },
    input: {} as { dirty: boolean },
    events: {} as LeaveEvent,
    emitted: {} as LeaveEmitted,
    tags: {} as 'askingToLeave' | 'left',
  },
  guards: { isDirty: ({ context }) => context.dirty },
  actions: { emitLeft: emit({ type: 'left' }), goBack: emit({ type: 'back' }) },
});
const texts = { staying: 'Si resta', asking: 'Si chiede', left: 'Si è usciti' };

/** Where each event leads, with the tags there, and what is emitted on the way. */
function walk(machine: AnyStateMachine, dirty: boolean, ...events: readonly LeaveEvent['type'][]) {
  const emitted: string[] = [];
  const actor = createActor(machine, { input: { dirty } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const states = events.map((type) => {
    actor.send({ type });
    const { value, tags } = actor.getSnapshot();
    return [value, ...tags].join(' ');
  });
  return { states, emitted };
}

const leaving = formSetup.createMachine({
  context: ({ input }) => input,
  ...formSetup.createStateConfig(
    leaveRegion({ request: { guard: 'isDirty', target: 'asking' }, again: 'asking', confirmed: 'emitLeft' }, texts),
  ),
});
const closing = formSetup.createMachine({
  context: ({ input }) => input,
  ...formSetup.createStateConfig(closableRegion({ ...texts, closing: 'Si chiede prima di chiudere' })),
});

describe('the region that asks before leaving', () => {
  test('asks where the request is taken, and goes back to staying', () => {
    expect(walk(leaving, true, 'leave.request', 'leave.cancel')).toEqual({
      states: ['asking askingToLeave', 'staying'],
      emitted: [],
    });
    expect(walk(leaving, false, 'leave.request').states).toEqual(['staying']);
  });

  test('runs the actions of a confirmed leaving once, and can be requested again', () => {
    expect(walk(leaving, true, 'leave.request', 'leave.confirm', 'leave.confirm', 'leave.request')).toEqual({
      states: ['asking askingToLeave', 'left left', 'left left', 'asking askingToLeave'],
      emitted: ['left'],
    });
  });

  test('takes no answer without a question', () => {
    expect(walk(leaving, true, 'leave.confirm', 'leave.cancel')).toEqual({
      states: ['staying', 'staying'],
      emitted: [],
    });
  });
});

describe('the same region of a form with CHIUDI', () => {
  test('goes back at once where nothing is unsaved', () => {
    expect(walk(closing, false, 'close.request')).toEqual({ states: ['staying'], emitted: ['back'] });
  });

  test('asks over unsaved work, and goes back when that is given up', () => {
    expect(walk(closing, true, 'close.request', 'leave.cancel', 'close.request', 'leave.confirm')).toEqual({
      states: ['closing askingToLeave', 'staying', 'closing askingToLeave', 'left left'],
      emitted: ['left', 'back'],
    });
  });

  test('does not go back where the page itself is left', () => {
    expect(walk(closing, true, 'leave.request', 'leave.confirm', 'leave.request').emitted).toEqual(['left']);
  });
});

interface Deletion {
  readonly id: number;
  readonly failure: CallFailure | null;
}
type DeletionEvent = { type: 'row.delete'; id: number } | { type: 'delete.confirm' } | { type: 'delete.cancel' };
type Answer = Result<{ readonly message: string }>;

const deletionSetup = setup({
  types: {
    context: {} as { deletion: Deletion | null },
    events: {} as DeletionEvent,
    emitted: {} as { type: 'deleted' } | { type: 'refused' },
    tags: {} as 'confirmingDeletion' | 'deleting' | 'deletionRefused',
  },
  actors: { deleteRow: fromPromise<Answer, { id: number }>(() => new Promise(() => undefined)) },
  guards: resultGuards,
  actions: {
    ask: assign((_, { id }: { id: number }) => ({ deletion: { id, failure: null } })),
    clearDeletion: assign({ deletion: null }),
    keepDeletionFailure: assign(({ context }, params: ResultParams) => ({
      deletion: withFailure(context.deletion, params),
    })),
    emitDeleted: emit({ type: 'deleted' }),
    emitRefused: emit({ type: 'refused' }),
  },
});
const deleting = deletionSetup.createMachine({
  context: { deletion: null },
  ...deletionSetup.createStateConfig(
    deletionRegion(
      {
        requests: {
          'row.delete': {
            target: 'confirming',
            actions: { type: 'ask', params: ({ event }: { event: { id: number } }) => ({ id: event.id }) },
          },
        },
        confirm: 'deleting',
        again: 'deleting',
        cancel: 'idle',
        call: 'deleteRow',
        input: ({ context }: { context: { deletion: Deletion | null } }) => ({ id: context.deletion?.id ?? 0 }),
        done: ['emitDeleted'],
        failed: ['emitRefused'],
      },
      { idle: 'Nessuna', confirming: 'Si chiede', deleting: 'In corso', refused: 'Rifiutata' },
    ),
  ),
});

/** A deletion whose calls end with these answers, one after the other; an error is thrown. */
function live(...answers: readonly (Answer | Error)[]) {
  const [left, ids, emitted]: [(Answer | Error)[], number[], string[]] = [[...answers], [], []];
  const call = fromPromise<Answer, { id: number }>(async ({ input }) => {
    ids.push(input.id);
    const next = left.shift() ?? new Error('one call too many');
    if (next instanceof Error) throw next;
    return next;
  });
  const actor = createActor(deleting.provide({ actors: { deleteRow: call } }));
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  actor.send({ type: 'row.delete', id: 7 });
  return { actor, ids, emitted, ended: () => waitFor(actor, (snapshot) => !snapshot.hasTag('deleting')) };
}

describe('the region that confirms a deletion', () => {
  const done: Answer = { ok: true, value: { message: 'Eliminato' } };
  const refused: Answer = { ok: false, failure: failureOf('invalid') };

  test('asks first; called off, nothing is sent and nothing is remembered', () => {
    const { actor, ids } = live();
    expect(actor.getSnapshot().hasTag('confirmingDeletion')).toBe(true);
    actor.send({ type: 'delete.cancel' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.deletion, ids]).toEqual(['idle', null, []]);
  });

  test('confirmed, it sends what was requested, and ends without a trace', async () => {
    const { actor, ids, emitted, ended } = live(done);
    actor.send({ type: 'delete.confirm' });
    expect(actor.getSnapshot().hasTag('deleting')).toBe(true);
    const { value, context } = await ended();
    expect([value, context.deletion, ids, emitted]).toEqual(['idle', null, [7], ['deleted']]);
  });

  test('refused, it keeps the failure and can be confirmed again', async () => {
    const { actor, ids, emitted, ended } = live(refused, done);
    actor.send({ type: 'delete.confirm' });
    const after = await ended();
    expect([after.value, after.context.deletion?.failure?.kind]).toEqual(['refused', 'invalid']);
    expect(after.hasTag('deletionRefused')).toBe(true);
    actor.send({ type: 'delete.confirm' });
    const { value } = await ended();
    expect([value, ids, emitted]).toEqual(['idle', [7, 7], ['refused', 'deleted']]);
  });

  test('broken, it says so as a refusal does; called off then, nothing is left', async () => {
    const { actor, emitted, ended } = live(new Error('guasto'));
    actor.send({ type: 'delete.confirm' });
    const { context } = await ended();
    expect(context.deletion?.failure?.message).toContain('guasto');
    actor.send({ type: 'delete.cancel' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.deletion, emitted]).toEqual([
      'idle',
      null,
      ['refused'],
    ]);
  });
});
