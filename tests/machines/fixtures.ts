import type { CallFailure, FailureKind } from '../../src/contract/result';
import type { CurrentUser } from '../../src/contract/session';

const STATUS: Readonly<Record<FailureKind, number>> = {
  network: 0,
  timeout: 0,
  nonsense: 200,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  throttled: 429,
  server: 500,
};

/** A failed call of this kind, with the status such a call has. */
export const failureOf = (kind: FailureKind, more: Partial<CallFailure> = {}): CallFailure => ({
  kind,
  status: STATUS[kind],
  message: `messaggio di prova: ${kind}`,
  fields: {},
  conflict: null,
  retryAfter: null,
  ...more,
});

/** The refused deletion of what contents use: one is named, another may not be seen. */
export const usedElsewhere = failureOf('invalid', {
  status: 409,
  message:
    '«Avviso» non si può eliminare: compare in «Sagra» e in un altro contenuto. Togli il riferimento da lì e riprova.',
  details: { contents: [{ area: 'event', id: 8, title: 'Sagra', route: '/events/8' }], total: 2 },
});

/** A user with this id; role 'redattore' and one ability unless said otherwise. */
export const userOf = (id: number, username: string, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id,
  username,
  first_name: null,
  last_name: null,
  email: null,
  redazione: 1,
  roles: { redattore: 'Redattore' },
  abilities: { 'news-view': true },
  ...more,
});
