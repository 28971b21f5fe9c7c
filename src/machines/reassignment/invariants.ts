import type { ReassignmentSnapshot } from './machine';
import { successorRefusal, userInFront } from './rules';

/** What must hold at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: ReassignmentSnapshot) => boolean>> = {
  'nobody inherits from themselves, nor does anybody who is gone or going': ({ context }) =>
    context.successor === null || successorRefusal(context, context.successor) === null,
  'nobody is deleted without an successor': (snapshot) =>
    !snapshot.hasTag('deleting') || snapshot.context.successor !== null,
  'whoever is gone is not asked about again': ({ context }) =>
    !context.queue.slice(context.turn).some(({ id }) => context.deleted.includes(id)),
  'as long as it is open there is somebody to ask about': (snapshot) =>
    snapshot.hasTag('closed') || userInFront(snapshot.context) !== null,
  'a refusal says why': (snapshot) =>
    snapshot.hasTag('refused') === (snapshot.context.failure !== null && !snapshot.hasTag('closed')),
};
