import type { PasteSnapshot } from './reason';
import { countOf } from './rules';

/** What must hold of a paste at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PasteSnapshot) => boolean>> = {
  'one line is created at a time': (snapshot) =>
    countOf(snapshot.context.lines, 'creating') === (snapshot.hasTag('creating') ? 1 : 0),
  'a wrong line says what is wrong, a failed one why': ({ context }) =>
    context.lines.every(({ state, problem }) => (state === 'wrong' || state === 'failed') === (problem !== null)),
  'nothing is left waiting unless it was stopped': (snapshot) =>
    !snapshot.hasTag('finished') || snapshot.context.stopped || countOf(snapshot.context.lines, 'ready') === 0,
};
