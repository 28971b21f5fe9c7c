// Which page a route is for this user, out of the route table (`routes.ts`) with the declared types in it.
//
// States: `idle`, `resolving`, `deciding`, then `allowed`, `toLogin`, `redirected` or `notFound`.
//
// A record's page asks for what the server asks of who reads it, a new one for the right to create too. `closedTo` says
// why a page is closed, for whatever would lead there (abilities of a list, `useOpenRoute`, the palette).
//
// Never: a page before access is known; a decision other than `decideAccess`'s.

import type { CurrentUser } from '../../contract/session';
import type { Call } from '../kit/actor';

/** What the rules say about a path for a user. Source: document 1, sections 2.1 and 2.2. */
export type AccessDecision =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'login' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound'; readonly why: AccessRefusal };

export type AccessRefusal =
  /** No such route. */
  | { readonly reason: 'unknown' }
  /** The user has none of these abilities. */
  | { readonly reason: 'ability'; readonly abilities: readonly string[] }
  | { readonly reason: 'administrator' }
  /** The route is barred for the user's role. */
  | { readonly reason: 'role'; readonly role: string };

export interface AccessContext {
  /** Hash path without '#', query and trailing slash; null before the first route. */
  readonly path: string | null;
  /** The user the decision is about. */
  readonly user: CurrentUser | null;
  /** null while the user is being resolved. */
  readonly decision: AccessDecision | null;
}

export type AccessEvent =
  | { readonly type: 'route.enter'; readonly path: string }
  /** Abilities or user changed while a page is shown: decide again. */
  | { readonly type: 'user.changed'; readonly user: CurrentUser | null };

export type AccessEmitted =
  /** `from`: the requested path, to come back to after the sign-in. */
  { readonly type: 'go.login'; readonly from: string } | { readonly type: 'go.to'; readonly path: string };

export type AccessTag =
  /** The page may be mounted and load its data. */
  'allowed' | 'busy' | 'notFound';

export interface AccessActors {
  /** The current, fresh user; null when nobody is signed in. A rejection means: send to login. */
  readonly resolveUser: Call<{ readonly path: string }, CurrentUser | null>;
}
