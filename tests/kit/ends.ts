import { isDeepStrictEqual } from 'node:util';
import type { Journey, Path } from './types';

/** What differs between a journey's pinned end and where it ended; empty when it ended there. */
export function endDifferences(journey: Journey, path: Path): string[] {
  const last = path.steps.at(-1) ?? path.start;
  const differences: string[] = [];
  const compare = (what: string, actual: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(actual, wanted))
      differences.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`);
  };
  compare('value', last.snapshot.value, journey.end.value);
  const context: Readonly<Record<string, unknown>> = last.snapshot.context;
  for (const [key, wanted] of Object.entries(journey.end.context ?? {}))
    compare(`context.${key}`, context[key], wanted);
  const emitted = [path.start, ...path.steps].flatMap((moment) => moment.emitted.map(({ type }) => type));
  if (journey.end.emitted !== undefined) compare('emitted', emitted, journey.end.emitted);
  return differences;
}
