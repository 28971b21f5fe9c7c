import type { PanelSnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PanelSnapshot) => boolean>> = {
  'nothing is asked for while it is closed': (snapshot) => !snapshot.hasTag('closed') || !snapshot.hasTag('busy'),
  'a failure says why, and only a failure does': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'what is shown has rows': (snapshot) => !snapshot.hasTag('shown') || (snapshot.context.shown?.rows.length ?? 0) > 0,
  'no page past the last is asked for': ({ context }) =>
    context.page >= 1 && context.page <= (context.shown?.pages ?? 1),
};
