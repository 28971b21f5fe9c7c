import { FORMS, isValid } from './forms';
import type { SubmissionSnapshot } from './machine';

const isOver = (snapshot: SubmissionSnapshot) => snapshot.hasTag('done') || snapshot.hasTag('expired');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: SubmissionSnapshot) => boolean>> = {
  'only a form without a problem is ever sent': (snapshot) => !snapshot.hasTag('busy') || isValid(snapshot.context),
  'no password is kept once it serves no more': (snapshot) =>
    !isOver(snapshot) ||
    (snapshot.context.values.password === '' && snapshot.context.values.password_confirmation === ''),
  'what is on its way, or done, shows no failure': (snapshot) =>
    !(snapshot.hasTag('busy') || snapshot.hasTag('done')) || snapshot.context.failure === null,
  'a code that serves no more says why': (snapshot) => !snapshot.hasTag('expired') || snapshot.context.failure !== null,
  'a throttled form has a wait to show': (snapshot) =>
    !snapshot.hasTag('throttled') || snapshot.context.failure?.kind === 'throttled',
  'nothing is said to be done before it is': (snapshot) => snapshot.hasTag('done') || snapshot.context.message === null,
  'a form in a card neither waits nor ends': (snapshot) =>
    !FORMS[snapshot.context.form].isCard || !(snapshot.hasTag('throttled') || isOver(snapshot)),
};
