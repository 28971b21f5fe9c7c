import { personOf } from '../../content/model/person';
import { reassignmentTexts } from '../../messages/screens/reassignment';
import type { NamedUser, OwnedContents, ReassignmentContext } from './types';

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

/** What a count tells: whoever has nothing to leave needs no successor chosen. */
export function counted(context: ReassignmentContext, owned: OwnedContents): Partial<ReassignmentContext> {
  const { self, successor, isTyping } = context;
  const isOpen = owned.total === 0 && successor === null && !isTyping;
  const fills = isOpen && self !== null && successorRefusal(context, self) === null;
  return fills ? { owned, successor: self, isFilledIn: true } : { owned };
}

/** Whether the user in front is known to have written nothing. */
export const hasNothing = ({ owned }: Pick<ReassignmentContext, 'owned'>): boolean => owned?.total === 0;

/** The next user in front, with whom one had chosen. */
export const passed = ({ turn, successor, isFilledIn }: ReassignmentContext): Partial<ReassignmentContext> => ({
  turn: turn + 1,
  successor: isFilledIn ? null : successor,
  isFilledIn: false,
  isTyping: false,
  owned: null,
  countFailure: null,
  failure: null,
});
