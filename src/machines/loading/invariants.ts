import type { LoadingSnapshot } from './machine';
import { pagesOf } from './rules';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: LoadingSnapshot) => boolean>> = {
  'nothing is asked for while it is closed, but by what loads closed': (snapshot) =>
    !snapshot.matches({ data: 'asked' }) || snapshot.hasTag('open') || snapshot.context.loadsClosed,
  'what is wanted is asked for': (snapshot) =>
    !snapshot.matches({ data: 'idle' }) ||
    snapshot.context.what === null ||
    !(snapshot.hasTag('open') || snapshot.context.loadsClosed),
  'where there is nothing to ask for nothing is asked for, and nothing shown': (snapshot) =>
    snapshot.context.what !== null || (snapshot.context.value === null && !snapshot.matches({ data: 'asked' })),
  'a failure says why, and only a failure does': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'nobody is told that something failed which nobody waits for': ({ context }) =>
    !context.isAside || context.failure === null,
  'what is shown is there': (snapshot) => !snapshot.hasTag('shown') || snapshot.context.value !== null,
  'nothing is shown of what a server does not have': (snapshot) =>
    !snapshot.hasTag('absent') || snapshot.context.value === null,
  'no page past the last is asked for': ({ context }) => context.page >= 1 && context.page <= pagesOf(context.value),
};
