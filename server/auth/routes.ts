import type { FastifyRequest } from 'fastify';
import { recoverPassword, resetPassword } from '../../src/contract/passwords';
import { abilityCheck, adminCheck, login, logout, me } from '../../src/contract/session';
import { endAllSessions, endOtherSessions, endOwnSession, listOwnSessions } from '../../src/contract/sessions';
import { ownSessionsAnswers } from '../../src/messages/server/administration';
import { refusalTexts } from '../../src/messages/server/refusals';
import { recordAct } from '../audit/record';
import { success } from '../http/answers';
import { ADMINISTRATOR, type RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { registerEndpoint } from '../http/route';
import type { Api, Services } from '../services';
import { endSession, endSessions, ownSessions, type SessionOwner } from './ownSessions';
import { passwordMatches } from './passwords';
import { issueCode, recover, resetLink } from './recovery';
import { reset } from './reset';
import { closeSession, openSession, type SessionCaller } from './sessions';
import { foldName, reserveSignIn, signInSucceeded } from './throttle';

interface Account {
  id: number;
  username: string;
  password_hash: string;
  /** Whether it is the one that was made for this user. */
  is_initial: boolean;
  active: boolean;
}

/**
 * Refuses the sign-in with an initial password, with 409 and a code to choose another one: neither a 401, which says that
 * the password is wrong, nor a 403, which says that a session has ended.
 */
async function refuseInitial(services: Services, account: Account, caller: SessionCaller): Promise<never> {
  const now = services.clock();
  const code = await services.db.transaction(async (tx) => {
    await recordAct(tx, { actor: account, action: 'password.initial', entity: 'user', id: account.id, now });
    return issueCode(tx, account.id, now);
  });
  const message = refusalTexts.initialPassword(resetLink(services, caller, code));
  throw new HttpError(409, message, { data: { message, password_reset_code: code } });
}

/**
 * Signs in. Takes what was typed and who calls; gives the session's token.
 * Refuses with 401 (wrong, or inactive and right), 409 (an initial password) or 429 (too many failures).
 */
async function signIn(
  services: Services,
  { username, password }: { readonly username: string; readonly password: string },
  caller: SessionCaller,
): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const address = caller.ip;
  const wait = await reserveSignIn(db, username, address, now);
  if (wait > 0) throw new HttpError(429, refusalTexts.throttled(wait), { retryAfter: wait });
  const { rows } = await db.query<Account>(
    `select id, username, password_hash, active, password_hash is not distinct from initial_password_hash as is_initial
       from users where lower(username) = $1`,
    [foldName(username)],
  );
  const account = rows[0];
  if (!(await passwordMatches(account?.password_hash ?? null, password)) || account === undefined)
    throw new HttpError(401, refusalTexts.credentials);
  if (!account.active) throw new HttpError(401, refusalTexts.inactive);
  await signInSucceeded(db, username, address, now);
  if (account.is_initial) return refuseInitial(services, account, caller);
  return db.transaction(async (tx) => {
    await recordAct(tx, { actor: account, action: 'login', entity: 'user', id: account.id, now });
    return openSession(tx, services, account.id, caller);
  });
}

function currentUser(user: RequestUser) {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    redazione: user.deskId,
    roles: { [user.role]: user.roleTitle },
    abilities: Object.fromEntries([...user.abilities].sort().map((ability) => [ability, true] as const)),
  };
}

const ownerOf = ({
  user,
  request,
}: {
  readonly user: RequestUser;
  readonly request: FastifyRequest;
}): SessionOwner => ({
  user,
  authorization: request.headers.authorization,
});

/** One's own sessions: ours, beyond the contract. */
export function ownSessionsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, listOwnSessions, {
    open: 'own',
    handler: async (call) => success(await ownSessions(services, ownerOf(call))),
  });
  registerEndpoint(api, endOwnSession, {
    open: 'own',
    handler: async (call) => {
      await endSession(services, ownerOf(call), call.params.id);
      return success({ message: ownSessionsAnswers.ended });
    },
  });
  registerEndpoint(api, endOtherSessions, {
    open: 'own',
    handler: async (call) =>
      success({ message: ownSessionsAnswers.othersEnded(await endSessions(services, ownerOf(call), 'others')) }),
  });
  registerEndpoint(api, endAllSessions, {
    open: 'own',
    handler: async (call) => {
      await endSessions(services, ownerOf(call), 'all');
      return success({ message: ownSessionsAnswers.allEnded });
    },
  });
}

/** Sign-in, sign-out, who am I, may I. Source: contract, 'Session and accounts'. */
export function sessionFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, login, {
    open: 'entering',
    handler: async ({ body, request }) => success({ access_token: await signIn(services, body, request) }),
  });
  registerEndpoint(api, logout, {
    open: 'own',
    handler: async ({ request, user }) => {
      await services.db.transaction(async (tx) => {
        await closeSession(tx, request.headers.authorization);
        await recordAct(tx, { actor: user, action: 'logout', entity: 'user', id: user.id, now: services.clock() });
      });
      return success(null, refusalTexts.signedOut);
    },
  });
  registerEndpoint(api, me, { open: 'own', handler: ({ user }) => success(currentUser(user)) });
  registerEndpoint(api, adminCheck, {
    open: 'own',
    handler: ({ user }) => success({ allowed: user.role === ADMINISTRATOR }),
  });
  registerEndpoint(api, abilityCheck, {
    open: 'own',
    handler: ({ user, params }) => success({ allowed: user.may(params.ability) }),
  });
}

/** Recovery and reset. Source: contract, 'Session and accounts'. */
export function accountsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, recoverPassword, {
    open: 'entering',
    handler: async ({ body, request }) => success({ message: await recover(services, body.email, request) }),
  });
  registerEndpoint(api, resetPassword, {
    open: 'entering',
    handler: async ({ params, body, request }) =>
      success({ message: await reset(services, params.code, body, request) }),
  });
}
