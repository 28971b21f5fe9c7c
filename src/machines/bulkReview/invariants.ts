import type { SnapshotFrom } from 'xstate';
import type { bulkReviewMachine } from './machine';
import { pending, verdicts, versionToSave } from './rules';

type Snapshot = SnapshotFrom<typeof bulkReviewMachine>;

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'only rows whose own rules allow it are saved, with the version read': (snapshot) => {
    const { context } = snapshot;
    if (!snapshot.hasTag('saving')) return true;
    const [subject] = pending(context);
    const row = context.read.find(({ id }) => id === subject?.id);
    const { item } = versionToSave(context);
    return row !== undefined && 'version' in row && row.version.sent.updated_at === item.updated_at;
  },
  'no row is tried twice': ({ context: { saved, failed } }) => {
    const tried = [...saved, ...failed.map(({ id }) => id)];
    return new Set(tried).size === tried.length;
  },
  'every row has its answer before the question': (snapshot) =>
    !(snapshot.hasTag('asking') || snapshot.hasTag('saving')) ||
    verdicts(snapshot.context).length === snapshot.context.subjects.length,
  'there are rows exactly while something goes on': (snapshot) =>
    snapshot.matches('idle') === (snapshot.context.step === null) &&
    snapshot.matches('idle') === (snapshot.context.subjects.length === 0),
};
