import type { SnapshotFrom } from 'xstate';
import { STATUS } from '../../content/publication/status';
import type { publicationMachine } from './machine';
import { PUBLICATION_STEPS, statusAfter, stepProblem } from './steps';

type Snapshot = SnapshotFrom<typeof publicationMachine>;

/** What must hold at every moment. Source: document 2, section 4. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'readers see what is published, and nothing else': (snapshot) =>
    snapshot.context.readersSee === snapshot.hasTag('visible'),
  'a draft stands only beside what readers see': (snapshot) =>
    !snapshot.hasTag('revised') || snapshot.hasTag('visible'),
  'published means status 1, unless a draft stands beside it': ({ context, ...snapshot }) =>
    (context.status === STATUS.published) === (context.readersSee && !snapshot.hasTag('revised')),
  'a step of the review gives a status that may be set': (snapshot) => {
    const { status: current } = snapshot.context;
    return [true, false].every((mayPublish) =>
      PUBLICATION_STEPS.filter((step) => stepProblem(step, { mayPublish, current }, true) === null).every((step) =>
        snapshot.can({ type: 'status.set', status: statusAfter(step, current), mayPublish }),
      ),
    );
  },
  'what was written has a status': (snapshot) => snapshot.matches('unwritten') === (snapshot.context.status === null),
};
