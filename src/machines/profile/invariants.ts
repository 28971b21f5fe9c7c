import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from './machine';
import { firstProblem, isDirty } from './rules';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'nothing with a problem is ever sent': (snapshot) =>
    snapshot.context.sending === null || firstProblem({ form: snapshot.context.sending, refused: {} }) === null,
  'what is sent is known exactly while it is under way': (snapshot) =>
    snapshot.matches({ form: { work: 'saving' } }) === (snapshot.context.sending !== null),
  'there is a record exactly where one is shown': (snapshot) =>
    (snapshot.hasTag('skeleton') || snapshot.hasTag('failed')) === (snapshot.context.stored === null),
  'nothing is typed before there is a record': ({ context }) => context.stored !== null || !isDirty(context),
  'a record that did not load says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
};
