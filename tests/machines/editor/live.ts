import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { invariants } from '../../../src/machines/editor/invariants';
import { editorMachine } from '../../../src/machines/editor/machine';
import type { EditorActors, EditorEmitted, EditorInput } from '../../../src/machines/editor/types';
import type { CallInput, CallOutput } from '../../../src/machines/kit/actor';
import { input, statuses } from './fixture';

type Save = EditorActors['saveItem'];
type Load = EditorActors['loadItem'];
/** Lets what waits for settled promises go on. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));
export const title = (value: string) => ({ type: 'field.change' as const, path: 'contents.it.title', value });

/** A running editor whose server answers when the test says so. Invariants hold at every snapshot, or the test fails. */
export function live(change: Partial<EditorInput> = {}) {
  const saves: { sent: CallInput<Save>; answer: (output: CallOutput<Save>) => Promise<void> }[] = [];
  const loads: { id: number; answer: (output: CallOutput<Load>) => Promise<void> }[] = [];
  const emitted: EditorEmitted[] = [];
  const broken: string[] = [];
  let statusRequests = 0;
  const clock = new SimulatedClock();
  const settle =
    <T>(resolve: (value: T) => void) =>
    (value: T) => {
      resolve(value);
      return flush();
    };
  const machine = editorMachine.provide({
    actors: {
      saveItem: fromPromise<CallOutput<Save>, CallInput<Save>>(
        ({ input: what }) => new Promise((resolve) => void saves.push({ sent: what, answer: settle(resolve) })),
      ),
      loadItem: fromPromise<CallOutput<Load>, CallInput<Load>>(
        ({ input: { id } }) => new Promise((resolve) => void loads.push({ id, answer: settle(resolve) })),
      ),
      loadStatuses: fromPromise<CallOutput<EditorActors['loadStatuses']>, CallInput<EditorActors['loadStatuses']>>(
        async () => {
          statusRequests += 1;
          return statuses;
        },
      ),
    },
  });
  const actor = createActor(machine, { input: input(change), clock });
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe((snapshot) => {
    for (const [name, holds] of Object.entries(invariants)) if (!holds(snapshot)) broken.push(name);
  });
  actor.start();
  const at = () => actor.getSnapshot().context;
  return { actor, at, saves, loads, emitted, broken, clock, statusRequests: () => statusRequests };
}
