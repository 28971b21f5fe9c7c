import type { SnapshotFrom } from 'xstate';
import type { publicationMachine } from './machine';
import { STATUS } from './rules';

type Snapshot = SnapshotFrom<typeof publicationMachine>;

/** What must hold at every moment. Source: document 2, section 4. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'readers see what is published, and nothing else': (snapshot) =>
    snapshot.context.readersSee === snapshot.hasTag('visible'),
  'a draft stands only beside what readers see': (snapshot) =>
    !snapshot.hasTag('revised') || snapshot.hasTag('visible'),
  'published means status 1, unless a draft stands beside it': ({ context, ...snapshot }) =>
    (context.status === STATUS.published) === (context.readersSee && !snapshot.hasTag('revised')),
  'what was written has a status': (snapshot) => snapshot.matches('unwritten') === (snapshot.context.status === null),
};
