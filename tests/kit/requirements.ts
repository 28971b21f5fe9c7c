import { stateOf, stepNames } from './choice';
import { eventName, leavesWithin } from './structure';
import type { Model, Path } from './types';

/** Whether a path takes the step, or comes through the state, of this name; see `Requirements`. */
type Tries = (path: Path) => boolean;

function triesBy(model: Model, name: string): Tries {
  // The key of a step says its payload too, after a blank: 'text.type (bo)'. Ids of states have none.
  if (name.includes(' ') || stepNames(model).includes(name))
    return ({ steps }) => steps.some(({ key, event }) => key === name || eventName(event.type) === name);
  const leaves = new Set(leavesWithin(stateOf(model, name)).map(({ id }) => id));
  return ({ start, steps }) => [start, ...steps].some((moment) => moment.leaves.some((leaf) => leaves.has(leaf)));
}

/** Gives the ids of the requirements that a path of the model tries, in the order in which it declares them. */
export function requirementsOf(model: Model): (path: Path) => readonly string[] {
  const tries = Object.entries(model.requirements).map(([id, names]) => {
    const ways = names.map((name) => triesBy(model, name));
    return [id, (path: Path) => ways.some((isTried) => isTried(path))] as const;
  });
  return (path) => tries.filter(([, isTried]) => isTried(path)).map(([id]) => id);
}

/** What is declared to try a requirement and is on none of the paths: `id name`. Throws for what the machine has not. */
export const untried = (model: Model, paths: readonly Path[]): string[] =>
  Object.entries(model.requirements).flatMap(([id, names]) =>
    names
      .filter((name) => {
        const isTried = triesBy(model, name);
        return !paths.some(isTried);
      })
      .map((name) => `${id} ${name}`),
  );
