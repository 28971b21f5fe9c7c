import { matchingChoices } from '../../content/text/fold';
import type { LookupSnapshot } from './machine';
import { isBelowMinimum } from './rules';

/** What must hold at every moment. Source: design, 'The machines, and what must never be'. */
export const invariants: Readonly<Record<string, (snapshot: LookupSnapshot) => boolean>> = {
  'no request below the minimum': (snapshot) =>
    !(snapshot.matches('loading') || snapshot.matches('pausing')) || !isBelowMinimum(snapshot.context),
  'options only of the answer to the present text': (snapshot) =>
    snapshot.context.options.length === 0 || snapshot.hasTag('options'),
  'shown means that there are options': (snapshot) =>
    !snapshot.hasTag('options') || snapshot.context.options.length > 0,
  'options of a whole list match the text': ({ context }) =>
    context.all === null ||
    context.options.every((option) => matchingChoices(context.all ?? [], context.text).includes(option)),
  'a failure is shown, and nothing else is called one': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'a closed list holds no text': (snapshot) => !snapshot.matches('closed') || snapshot.context.text === '',
};
