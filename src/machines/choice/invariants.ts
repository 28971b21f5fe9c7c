import type { ChoiceSnapshot } from './machine';
import { sameValue } from './rules';

/** What must hold of a row that saves itself, at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: ChoiceSnapshot) => boolean>> = {
  'a row at rest shows what is stored': (snapshot) =>
    !snapshot.hasTag('settled') ||
    (snapshot.context.isCertain && sameValue(snapshot.context.shown, snapshot.context.stored)),
  'a refused choice does not stand': (snapshot) =>
    !snapshot.hasTag('failed') || sameValue(snapshot.context.shown, snapshot.context.stored),
  'there is something on its way exactly while it is sent': (snapshot) =>
    snapshot.hasTag('sending') === (snapshot.context.sent !== null),
  'a choice that failed, or may have, says why and can be sent again': (snapshot) =>
    !(snapshot.hasTag('failed') || snapshot.hasTag('doubtful')) ||
    (snapshot.context.failure !== null && snapshot.context.lost !== null),
  'a row at rest has nothing to say': (snapshot) =>
    !snapshot.hasTag('settled') || (snapshot.context.failure === null && snapshot.context.lost === null),
  'what nobody knows to be stored is told as such, or on its way': (snapshot) =>
    snapshot.context.isCertain ||
    snapshot.hasTag('doubtful') ||
    snapshot.hasTag('sending') ||
    snapshot.hasTag('waiting'),
};
