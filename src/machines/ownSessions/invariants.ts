import type { OwnSessionsSnapshot } from './machine';
import { endingRow, endsCurrent } from './rules';

const isEnding = (snapshot: OwnSessionsSnapshot): boolean =>
  snapshot.hasTag('confirming') || snapshot.hasTag('ending') || snapshot.hasTag('endFailed');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: OwnSessionsSnapshot) => boolean>> = {
  'an ending says what it ends': (snapshot) => isEnding(snapshot) === (snapshot.context.ending !== null),
  'one session that is ended is in the list': ({ context }) =>
    context.ending?.kind !== 'one' || endingRow(context) !== null,
  'the present session is left to the sign-out': (snapshot) =>
    !(snapshot.hasTag('ending') || snapshot.hasTag('endFailed')) || !endsCurrent(snapshot.context),
  'a failure says why, and only a failure does': (snapshot) =>
    (snapshot.hasTag('failed') || snapshot.hasTag('endFailed')) === (snapshot.context.failure !== null),
  'a server without the call is shown nothing of it': (snapshot) =>
    !snapshot.matches('absent') || (!snapshot.hasTag('present') && snapshot.context.rows.length === 0),
};
