import type { PasswordResetSnapshot } from './machine';
import { isValid } from './rules';

const isOver = (snapshot: PasswordResetSnapshot) => snapshot.hasTag('done') || snapshot.hasTag('expired');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PasswordResetSnapshot) => boolean>> = {
  'only a good and confirmed password is ever sent': (snapshot) =>
    !snapshot.hasTag('busy') || isValid(snapshot.context),
  'no password is kept once it serves no more': (snapshot) =>
    !isOver(snapshot) || Object.values(snapshot.context.values).every((value) => value === ''),
  'a password that was changed shows no failure': (snapshot) =>
    !snapshot.hasTag('done') || snapshot.context.failure === null,
  'a code that serves no more says why': (snapshot) => !snapshot.hasTag('expired') || snapshot.context.failure !== null,
  'a throttled attempt has a wait to show': (snapshot) =>
    !snapshot.hasTag('throttled') || snapshot.context.failure?.kind === 'throttled',
  'nothing is said to be changed before it is': (snapshot) =>
    snapshot.hasTag('done') || snapshot.context.message === null,
};
