import { emailProblem } from '../../content/text/people';
import type { RecoverySnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: RecoverySnapshot) => boolean>> = {
  'only an address is ever sent': (snapshot) =>
    !snapshot.hasTag('busy') || emailProblem(snapshot.context.email) === null,
  'a request that was taken shows no failure': (snapshot) =>
    !snapshot.hasTag('sent') || snapshot.context.failure === null,
  'a throttled request has a wait to show': (snapshot) =>
    !snapshot.hasTag('throttled') || snapshot.context.failure?.kind === 'throttled',
  'nothing is said to be sent before it is': (snapshot) => snapshot.hasTag('sent') || snapshot.context.message === null,
};
