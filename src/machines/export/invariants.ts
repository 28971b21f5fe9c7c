import type { ExportSnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: ExportSnapshot) => boolean>> = {
  'a failed export says why, and only that': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'never more rows are shown than come': ({ context: { progress } }) =>
    progress.total === null || progress.rows <= progress.total,
};
