import type { ChosenPath } from '../../tests/kit/choice';
import { requirementsOf } from '../../tests/kit/requirements';
import type { Model } from '../../tests/kit/types';
import { readRequirements, textOf } from '../conformance/data';
import { scanTests } from '../conformance/scan';

/** Whether the documents have a requirement of this id. */
export const isKnown = (id: string): boolean => readRequirements().requirements.some((one) => one.id === id);

/** Of a machine's paths those that try a requirement, with how many these are. */
export function trying(
  model: Model,
  paths: readonly ChosenPath[],
  id: string,
): { readonly paths: readonly ChosenPath[]; readonly notes: readonly string[] } {
  const triedBy = requirementsOf(model);
  const found = paths.filter((path) => triedBy(path).includes(id));
  const counted = found.length === 1 ? 'Lo prova 1 percorso' : `Lo provano ${found.length} percorsi`;
  return { paths: found, notes: [`${id}: ${textOf(id)}. ${counted} su ${paths.length}.`] };
}

/** What is said of a requirement that no path tries: which tests hold it. */
export function heldElsewhere(id: string): string {
  const tests = scanTests().filter(({ ids }) => ids.includes(id));
  return [
    `${id}: ${textOf(id)}.`,
    'Non lo prova nessun percorso. Lo tengono:',
    ...tests.map(({ file, title }) => `- ${file}: ${title}`),
  ].join('\n');
}
