import type { DashboardCardSnapshot } from './machine';

/** What must hold of a dashboard card at every moment. */
export const invariants: Readonly<Record<string, (snapshot: DashboardCardSnapshot) => boolean>> = {
  'a failed card says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'a shown card has something to show': (snapshot) => !snapshot.hasTag('shown') || snapshot.context.data !== null,
  'a skeleton is shown before the first answer only': (snapshot) =>
    !snapshot.hasTag('skeleton') || snapshot.context.data === null,
  'what was shown stays until something newer comes': (snapshot) =>
    !snapshot.hasTag('busy') || snapshot.context.data !== null,
};
