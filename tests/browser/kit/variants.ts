import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../kit/types';

type Entry = Model['actors'][string];
type Outputs = Readonly<Record<string, unknown>>;

/** A model's actor as the real application has it: it never rejects, and gives some answers as the wire can carry them. */
export function answering(model: Model, actor: string, instead: Outputs = {}): Exclude<Entry, 'inert'> {
  const entry = model.actors[actor];
  if (entry === undefined || entry === 'inert') throw new Error(`the model has no actor '${actor}'`);
  const { done } = entry;
  const outputs = (snapshot: AnyMachineSnapshot) => (typeof done === 'function' ? done(snapshot) : done);
  return {
    ...entry,
    error: {},
    done: (snapshot) => {
      const all = outputs(snapshot);
      const known = Object.keys(instead).filter((name) => name in all);
      return { ...all, ...Object.fromEntries(known.map((name) => [name, instead[name]])) };
    },
  };
}
