import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../kit/types';
import { advance, begin, offers, running, type World } from '../../kit/world';

/** What makes two worlds the same to their model. */
const keyOf = (model: Model, world: World): string => {
  const { snapshot, timers } = world;
  const waiting = timers.map(({ event }) => event.type);
  return JSON.stringify([snapshot.value, model.project(snapshot.context), running(world), waiting]);
};

/** Every moment that a model's events lead to, each once as far as the model distinguishes them. */
export function momentsOf(model: Model): readonly AnyMachineSnapshot[] {
  const seen = new Map<string, AnyMachineSnapshot>();
  // Breadth first, as the paths of the kit: of the worlds that are one to the model the first is the plainest.
  const inputs = Object.values(model.inputs);
  const queue = inputs.map((input) => ({ input, world: begin(model, input) }));
  for (const { input, world } of queue) {
    const key = model.joinInputs ? keyOf(model, world) : `${inputs.indexOf(input)} ${keyOf(model, world)}`;
    if (seen.has(key) || world.snapshot.status !== 'active') continue;
    seen.set(key, world.snapshot);
    for (const step of offers(model, world)) queue.push({ input, world: advance(model, input, world, step) });
  }
  return [...seen.values()];
}
