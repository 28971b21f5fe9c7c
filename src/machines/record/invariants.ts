import type { SnapshotFrom } from 'xstate';
import { firstProblem } from './fields';
import type { recordMachine } from './machine';
import { hasUnsavedWork, isDirty, readOnlyReason } from './rules';

type Snapshot = SnapshotFrom<typeof recordMachine>;

/** What must hold at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'nothing with a problem is ever sent': (snapshot) =>
    !snapshot.matches({ form: { work: 'saving' } }) ||
    firstProblem({ ...snapshot.context, item: snapshot.context.sending, refused: {} }) === null,
  'there is a working copy exactly where a form is shown': (snapshot) =>
    snapshot.matches('form') === (snapshot.context.item !== null) &&
    snapshot.matches('form') === (snapshot.context.stored !== null),
  'what blocks the saving is shown': (snapshot) =>
    !snapshot.hasTag('blocked') || firstProblem(snapshot.context) !== null,
  'a failure is shown where it happened, and only there': (snapshot) =>
    (snapshot.hasTag('failed') || snapshot.hasTag('missing') || snapshot.hasTag('refused')) ===
    (snapshot.context.failure !== null && !snapshot.matches({ form: { work: 'comparing' } })),
  'two versions are compared exactly where something collides': (snapshot) =>
    snapshot.hasTag('conflict') === (snapshot.context.conflict !== null) &&
    snapshot.context.conflict?.fields.length !== 0,
  'what may only be read is not changed': ({ context }) => readOnlyReason(context) === null || !isDirty(context),
  'what may only be read is not sent': (snapshot) =>
    readOnlyReason(snapshot.context) === null || !snapshot.matches({ form: { work: 'saving' } }),
  'a key belongs to a new record only': ({ context }) => context.attempt === null || context.id === 'new',
  'nothing is sent twice as new under two keys': (snapshot) =>
    snapshot.context.id !== 'new' ||
    !snapshot.matches({ form: { work: 'saving' } }) ||
    snapshot.context.attempt !== null,
  'what is left asked first': (snapshot) =>
    !snapshot.hasTag('askingToLeave') || snapshot.context.stored !== null || !hasUnsavedWork(snapshot.context),
};
