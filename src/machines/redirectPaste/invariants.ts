import type { PasteSnapshot } from './machine';
import { countOf, isCheckable } from './rules';

/** What must hold of a paste at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PasteSnapshot) => boolean>> = {
  'one line is created at a time': (snapshot) =>
    countOf(snapshot.context.lines, 'creating') === (snapshot.hasTag('creating') ? 1 : 0),
  'a wrong line says what is wrong, a failed one why': ({ context }) =>
    context.lines.every(({ state, problem }) => (state === 'wrong' || state === 'failed') === (problem !== null)),
  'no line is promised before the server was asked': (snapshot) =>
    !(snapshot.hasTag('checking') || snapshot.hasTag('unchecked')) ||
    countOf(snapshot.context.lines, 'wrong', 'unchecked') === snapshot.context.lines.length,
  'a line waits for its check only while one is to come': (snapshot) =>
    isCheckable(snapshot.context.lines) === (snapshot.hasTag('checking') || snapshot.hasTag('unchecked')),
  'a failed check says why': (snapshot) => snapshot.hasTag('unchecked') === (snapshot.context.failure !== null),
  'nothing is left waiting unless it was stopped': (snapshot) =>
    !snapshot.hasTag('finished') || snapshot.context.stopped || countOf(snapshot.context.lines, 'ready') === 0,
};
