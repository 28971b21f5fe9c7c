import { personOf } from '../../content/text/people';
import { reassignmentTexts } from '../../messages/screens/reassignment';
import type { NamedUser, ReassignmentContext } from './types';

type Queue = Pick<ReassignmentContext, 'queue' | 'turn' | 'deleted'>;

const { refusal: texts } = reassignmentTexts;

/** A user as dialogs name them. */
export function namedUser(
  user: { readonly id: number; readonly username: string } & Parameters<typeof personOf>[0],
): NamedUser {
  const person = personOf(user);
  return { id: user.id, name: person === '' ? user.username : `${user.username} (${person})` };
}

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

/** The context with another successor: what the one before might not see says nothing of this one. */
export const chosen = ({ owned }: ReassignmentContext, successor: NamedUser | null): Partial<ReassignmentContext> => ({
  successor,
  owned: owned === null ? null : { ...owned, hidden: null },
  failure: null,
});

/** Whether the user in front is known to have written nothing. */
export const hasNothing = ({ owned }: Pick<ReassignmentContext, 'owned'>): boolean => owned?.total === 0;

/** The next user in front; whom one had chosen is suggested again. */
export const passed = ({ turn }: ReassignmentContext): Partial<ReassignmentContext> => ({
  turn: turn + 1,
  owned: null,
  countFailure: null,
  failure: null,
});
