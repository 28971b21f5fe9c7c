import { isPlainObject } from '../../src/contract/plainObject';
import type { Step } from './types';

/**
 * Whether a step can't be brought about by hand: that a call breaks off by a bug of the program. In a browser the client
 * makes every failure an answer.
 */
export const isBeyondHands = ({ kind }: Pick<Step, 'kind'>): boolean => kind === 'error';

/** Each more than any path has of what stands before it. */
const [RARE, FAILURE, CRASH] = [1, 1_000, 1_000_000];

/**
 * How far from an ordinary day a step is, of those that may happen at its moment. The first answer that a model declares
 * of an actor is the ordinary one; farther off is another, one that says what failed, a bug of the program.
 */
export function oddityOf(step: Step, offered: readonly Step[]): number {
  if (isBeyondHands(step)) return CRASH;
  if (step.kind !== 'done') return 0;
  const answer: unknown = step.event.output;
  if (isPlainObject(answer) && answer.ok === false) return FAILURE;
  return offered.find(({ kind, actor }) => kind === 'done' && actor === step.actor) === step ? 0 : RARE;
}
