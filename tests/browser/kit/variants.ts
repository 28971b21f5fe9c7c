import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../kit/types';

type Entry = Model['actors'][string];
type Outputs = Readonly<Record<string, unknown>>;

type Cases = Readonly<Record<string, object>>;

/** What an event of a model can carry at a snapshot. */
export const casesAt = (entry: Model['events'][string] | undefined, snapshot: AnyMachineSnapshot): Cases =>
  typeof entry?.cases === 'function' ? entry.cases(snapshot, false) : (entry?.cases ?? { '': {} });

/** A model's events where the page can make them. Takes which case of an event is possible at a snapshot. */
export const eventsWhere = (
  model: Model,
  isPossible: (type: string, snapshot: AnyMachineSnapshot, name: string) => boolean,
): Model['events'] =>
  Object.fromEntries(
    Object.entries(model.events).map(([type, entry]) => {
      const cases = (snapshot: AnyMachineSnapshot): Cases =>
        Object.fromEntries(
          Object.entries(casesAt(entry, snapshot)).filter(([name]) => isPossible(type, snapshot, name)),
        );
      return [type, { ...entry, cases }];
    }),
  );

/** A model's actor as the real application has it: it never rejects, and gives some answers as the wire can carry them. */
export function answering(
  model: Model,
  actor: string,
  instead: Outputs | ((snapshot: AnyMachineSnapshot) => Outputs) = {},
): Exclude<Entry, 'inert'> {
  const entry = model.actors[actor];
  if (entry === undefined || entry === 'inert') throw new Error(`the model has no actor '${actor}'`);
  const { done } = entry;
  const outputs = (snapshot: AnyMachineSnapshot) => (typeof done === 'function' ? done(snapshot) : done);
  return {
    ...entry,
    error: {},
    done: (snapshot) => {
      const all = outputs(snapshot);
      const others = typeof instead === 'function' ? instead(snapshot) : instead;
      return { ...all, ...Object.fromEntries(Object.entries(others).filter(([name]) => name in all)) };
    },
  };
}
