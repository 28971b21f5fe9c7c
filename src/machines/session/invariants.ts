import { hasNothing } from '../access/abilities';
import type { SessionSnapshot } from './machine';
import { SESSION_CACHE_MS } from './rules';

const nobodyIn = ({ context }: SessionSnapshot) => context.user === null && context.deadline === null;

/** What must hold at every moment. Source: design, 'The machines, and what must never be'; document 1, section 4. */
export const invariants: Readonly<Record<string, (snapshot: SessionSnapshot) => boolean>> = {
  'a record decides for 20,000 ms at most': ({ context }) =>
    context.freshFor >= 0 && context.freshFor <= SESSION_CACHE_MS,
  'who is in has token, record and deadline': (snapshot) =>
    !snapshot.hasTag('signedIn') || (snapshot.context.token !== null && !nobodyIn(snapshot)),
  'nobody is known while signed out': (snapshot) => !snapshot.hasTag('signedOut') || nobodyIn(snapshot),
  'no token is left after leaving': (snapshot) =>
    !(snapshot.hasTag('signedOut') || snapshot.hasTag('signInOver')) ||
    snapshot.context.token === null ||
    snapshot.matches({ signedOut: 'identifying' }) ||
    snapshot.matches({ signInOver: 'identifying' }),
  'the sign-in over a page knows whom it waits for': (snapshot) =>
    snapshot.hasTag('signInOver') === (snapshot.context.awaitedUser !== null) && !snapshot.matches('starting'),
  'unsaved work has a page under it': (snapshot) =>
    !snapshot.context.unsaved ||
    snapshot.hasTag('signedIn') ||
    snapshot.hasTag('signInOver') ||
    snapshot.matches('signingOut'),
  'a stale record decides nothing': (snapshot) =>
    !snapshot.hasTag('resolved') || snapshot.hasTag('signedOut') || snapshot.matches({ signedIn: 'fresh' }),
  'a user without role is called that': (snapshot) => {
    const { user } = snapshot.context;
    return (
      !snapshot.matches({ signedIn: 'fresh' }) || (user !== null && hasNothing(user)) === snapshot.hasTag('withoutRole')
    );
  },
  'a throttled sign-in has a wait to show': (snapshot) =>
    !snapshot.hasTag('throttled') || snapshot.context.failure?.kind === 'throttled',
};
