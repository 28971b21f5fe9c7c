import type { ReassignmentSnapshot } from './machine';
import { successorRefusal, userInFront } from './rules';

/** What must hold at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: ReassignmentSnapshot) => boolean>> = {
  'neither a deleted user nor one to be deleted is a successor': ({ context }) =>
    context.successor === null || successorRefusal(context, context.successor) === null,
  'nobody is deleted without a successor': (snapshot) =>
    !snapshot.hasTag('deleting') || snapshot.context.successor !== null,
  'what is hidden is hidden from the successor': ({ context: { successor, owned } }) =>
    successor !== null || (owned?.hidden ?? null) === null,
  'a deleted user is not offered again': ({ context }) =>
    !context.queue.slice(context.turn).some(({ id }) => context.deleted.includes(id)),
  'as long as it is open there is a user in front': (snapshot) =>
    snapshot.hasTag('closed') || userInFront(snapshot.context) !== null,
  'a refusal says why': (snapshot) =>
    snapshot.hasTag('refused') === (snapshot.context.failure !== null && !snapshot.hasTag('closed')),
};
