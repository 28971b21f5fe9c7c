import { heading, REFUSES, startHeading } from './behaviour';
import type { Path } from './types';

/** What a record says under its headings, and what it says is refused. */
interface Recorded {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  readonly refusals: ReadonlySet<string>;
}

function recordOf(text: string): Recorded {
  const [, ...lines] = text.split('\n');
  const end = lines.indexOf(REFUSES);
  const blocks = new Map<string, string[]>();
  let block: string[] = [];
  for (const line of lines.slice(0, end === -1 ? undefined : end)) {
    if (line.startsWith('  ')) block.push(line);
    else if (line !== '') {
      block = [];
      blocks.set(line, block);
    }
  }
  return { blocks, refusals: new Set(end === -1 ? [] : lines.slice(end + 1).filter((line) => line !== '')) };
}

const edgesIn = (name: string): string => name.slice(0, name.lastIndexOf(' | ') + 1);

/** All that a record says of the edges of a step, whatever the step. */
const ofEdges = ({ blocks }: Recorded, name: string): string =>
  [...blocks]
    .filter(([other]) => edgesIn(other) === edgesIn(name))
    .flatMap(([other, lines]) => [other, ...lines])
    .join('\n');

/** Whether a step does something else. A record keeps one step of those that lead to the same by the same edges. */
function isStepChanged(before: Recorded, now: Recorded, name: string): boolean {
  const [old, present] = [before.blocks.get(name), now.blocks.get(name)];
  if (old !== undefined && present !== undefined) return old.join('\n') !== present.join('\n');
  return ofEdges(before, name) !== ofEdges(now, name);
}

const KEPT = /^ {2}([\w.]+) = /;
const keptIn = (lines: readonly string[]): Set<string> => new Set(lines.flatMap((line) => KEPT.exec(line)?.[1] ?? []));

/** Whether a path begins otherwise. That the machine keeps one thing more or less is nothing by itself. */
function isStartChanged(before: Recorded, now: Recorded, name: string): boolean {
  const [old, present] = [before.blocks.get(name), now.blocks.get(name)];
  if (old === undefined || present === undefined) return true;
  const [oldKeys, keys] = [keptIn(old), keptIn(present)];
  const common = (line: string): boolean => {
    const key = KEPT.exec(line)?.[1];
    return key === undefined || (oldKeys.has(key) && keys.has(key));
  };
  return old.filter(common).join('\n') !== present.filter(common).join('\n');
}

/** How two records of one machine's behaviour differ (`behaviour.txt`). */
export interface Difference {
  /** What a path does otherwise, or as something new: the words of its steps, of its start 'Partenza'. */
  readonly changedOn: (path: Path) => readonly string[];
  /** Steps that can't happen any more, as the record calls them. */
  readonly gone: readonly string[];
  /** What is refused otherwise, or as something new. */
  readonly refusals: readonly string[];
}

export function differenceOf(before: string, now: string): Difference {
  const [old, present] = [recordOf(before), recordOf(now)];
  const changed = new Map<string, boolean>();
  const isChanged = (name: string, work: typeof isStepChanged): boolean => {
    const known = changed.get(name) ?? work(old, present, name);
    changed.set(name, known);
    return known;
  };
  return {
    changedOn: ({ inputName, steps }) => [
      ...(isChanged(startHeading(inputName), isStartChanged) ? ['Partenza'] : []),
      ...steps.filter((step) => isChanged(heading(step), isStepChanged)).map(({ say }) => say),
    ],
    gone: [...old.blocks.keys()].filter((name) => !present.blocks.has(name)),
    refusals: [...present.refusals].filter((line) => !old.refusals.has(line)),
  };
}
