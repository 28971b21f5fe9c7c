import { STATUS } from '../../content/publication/status';
import type { StatusQuestion } from './rules';

/** Steps of the review of a language: handed in for validation, shown to readers, given back to be corrected. */
export type PublicationStep = 'submit' | 'publish' | 'return';

export const PUBLICATION_STEPS: readonly PublicationStep[] = ['submit', 'publish', 'return'];

/** Statuses of a language that waits for who may publish. Source: document 1, section 4. */
export const WAITING_STATUSES: readonly number[] = [STATUS.toValidate, STATUS.revalidate];

/** Whether a language with this stored status waits for who may publish. */
export const isWaiting = (status: number | null | undefined): boolean =>
  status !== null && status !== undefined && WAITING_STATUSES.includes(status);

/** The status that a step gives a language; what was sent back once is handed in to be validated again. */
export function statusAfter(step: PublicationStep, current: number | null): number {
  if (step === 'publish') return STATUS.published;
  if (step === 'return') return STATUS.sentBack;
  return current === STATUS.sentBack || current === STATUS.revalidate ? STATUS.revalidate : STATUS.toValidate;
}

/** Why a step is refused: the right is missing, readers see the language, or nothing would change. */
export type StepProblem = 'publishersOnly' | 'published' | 'done';

/**
 * Why a step is refused for a language; null if it isn't. Takes the user, the stored status, and whether something of the
 * item is changed and not saved. Source: document 2, section 4.
 */
export function stepProblem(
  step: PublicationStep,
  { mayPublish, current }: StatusQuestion,
  isChanged: boolean,
): StepProblem | null {
  if (step !== 'submit' && !mayPublish) return 'publishersOnly';
  if (step !== 'publish' && mayPublish && current === STATUS.published) return 'published';
  return step !== 'return' && !isChanged && current === statusAfter(step, current) ? 'done' : null;
}

/** Whether a step is what comes next for a language, so that it is offered unrequested. */
export function isStepDue(step: PublicationStep, current: number | null): boolean {
  if (step === 'return') return isWaiting(current);
  return current !== STATUS.published && !(step === 'submit' && isWaiting(current));
}
