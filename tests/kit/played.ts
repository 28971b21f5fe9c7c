import type { ChosenPath } from './choice';
import { codeOf, titleOf } from './naming';
import { pathNamed } from './spec';
import type { Model } from './types';

// One object a model: the fold remembers worlds by it.
const freed = new WeakMap<Model, Model>();

/** The model with the cases of random walks. */
export function freeModel(model: Model): Model {
  const known = freed.get(model) ?? { ...model, free: true };
  freed.set(model, known);
  return known;
}

/** A path, and the names of what does not hold on its way. */
interface Played {
  readonly path: ChosenPath;
  readonly broken: readonly string[];
}

/**
 * The path of this name (its start and the keys of its steps, as a random walk prints it). Throws where the model has no
 * such start, or does not offer a step.
 */
export function playedPath(model: Model, way: string): Played {
  const [start = '', ...steps] = way.split(' > ');
  const broken = new Set<string>();
  const path = pathNamed(freeModel(model), { title: way, start, steps }, (name) => broken.add(name));
  return { path: { ...path, code: codeOf(path.name), title: titleOf(path), takes: [] }, broken: [...broken] };
}
