import type { OverlapsSnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: OverlapsSnapshot) => boolean>> = {
  'nothing is told but what was found for the present question': (snapshot) =>
    snapshot.hasTag('found') === snapshot.context.overlaps.length > 0,
  'nothing is asked about no day or no place': (snapshot) => {
    const { question } = snapshot.context;
    const isAsking = snapshot.matches({ active: 'pausing' }) || snapshot.matches({ active: 'asking' });
    return !isAsking || (question !== null && question.days.length > 0 && question.places.length > 0);
  },
  'a server that can’t say is not asked': (snapshot) =>
    !snapshot.hasTag('absent') || snapshot.context.question === null,
};
