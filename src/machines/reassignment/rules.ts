import { reassignmentTexts } from '../../messages/screens/reassignment';
import type { NamedUser, ReassignmentContext } from './types';

type Queue = Pick<ReassignmentContext, 'queue' | 'turn' | 'deleted'>;

const { refusal: texts } = reassignmentTexts;

/** The user in front, null once all were served. */
export const userInFront = ({ queue, turn }: Pick<Queue, 'queue' | 'turn'>): NamedUser | null => queue[turn] ?? null;

/** Whether a user follows the current one in the queue. */
export const hasNext = ({ queue, turn }: Pick<Queue, 'queue' | 'turn'>): boolean => turn + 1 < queue.length;

/** Users to delete, each once. */
export const queueOf = (users: readonly NamedUser[]): readonly NamedUser[] =>
  users.filter((user, index) => users.findIndex(({ id }) => id === user.id) === index);

/** Why somebody can't inherit now, in Italian; null when they can. */
export function successorRefusal({ queue, turn, deleted }: Queue, { id }: NamedUser): string | null {
  if (deleted.includes(id)) return texts.alreadyDeleted;
  if (queue[turn]?.id === id) return texts.self;
  return queue.slice(turn + 1).some((user) => user.id === id) ? texts.leaving : null;
}
