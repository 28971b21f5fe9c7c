import { isPlainObject } from '../../src/contract/plainObject';
import type { NoHand, Step, WalkedStep } from './types';

/** Why no call of the real application rejects. */
export const NEVER_REJECTS = 'il client rende ogni guasto un valore: la chiamata non si interrompe mai';

/** Why no hand can bring a step about that takes these edges, in Italian; null where one can. */
export function beyondHands({ kind, edges }: Pick<WalkedStep, 'kind' | 'edges'>, noHand: NoHand): string | null {
  if (kind === 'error') return NEVER_REJECTS;
  return edges.map((edge) => noHand[edge] ?? null).find((why) => why !== null) ?? null;
}

/** The same of a start. */
export const beginsBeyondHands = ({ edges }: Pick<WalkedStep, 'edges'>, noHand: NoHand): string | null =>
  beyondHands({ kind: 'send', edges }, noHand);

/** Each more than any path has of what stands before it. */
const [RARE, FAILURE, BEYOND] = [1, 1_000, 1_000_000];

/**
 * How far from an ordinary day a step is, of those that may happen at its moment, where it takes these edges. The first
 * answer that a model declares of an actor is the ordinary one; farther off is another, one that says what failed, what
 * no hand brings about.
 */
export function oddityOf(
  step: Step,
  edges: readonly string[],
  { offered, noHand }: { readonly offered: readonly Step[]; readonly noHand: NoHand },
): number {
  if (beyondHands({ kind: step.kind, edges }, noHand) !== null) return BEYOND;
  if (step.kind !== 'done') return 0;
  const answer: unknown = step.event.output;
  if (isPlainObject(answer) && answer.ok === false) return FAILURE;
  return offered.find(({ kind, actor }) => kind === 'done' && actor === step.actor) === step ? 0 : RARE;
}
