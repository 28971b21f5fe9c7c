import type { DeskMunicipalitiesSnapshot } from './machine';

const isLeaving = (snapshot: DeskMunicipalitiesSnapshot): boolean =>
  snapshot.hasTag('confirmingRemoval') || snapshot.hasTag('removing') || snapshot.hasTag('removalFailed');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: DeskMunicipalitiesSnapshot) => boolean>> = {
  'no municipality is there twice': ({ context: { rows } }) => new Set(rows.map(({ id }) => id)).size === rows.length,
  'no more than the maximum are chosen': ({ context }) => context.chosen.length <= context.maximum,
  'what is added was chosen': (snapshot) => !snapshot.hasTag('adding') || snapshot.context.chosen.length > 0,
  'a removal names its municipality': (snapshot) => isLeaving(snapshot) === (snapshot.context.leaving !== null),
  'a failure says why': (snapshot) =>
    (snapshot.hasTag('addFailed') || snapshot.hasTag('removalFailed')) === (snapshot.context.failure !== null),
};
