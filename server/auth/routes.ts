import { abilityCheck, adminCheck, login, logout, me } from '../../src/contract/session';
import { refusalTexts } from '../../src/messages/server/refusals';
import { recordAct } from '../audit/record';
import { success } from '../http/answers';
import { HttpError } from '../http/errors';
import { type Api, registerEndpoint } from '../http/route';
import type { Services } from '../services';
import { ADMINISTRATOR, type RequestUser } from './context';
import { foldName } from './identity';
import { passwordMatches } from './passwords';
import { closeSession, openSession } from './sessions';
import { reserveSignIn, signInSucceeded } from './throttle';

interface Account {
  id: number;
  username: string;
  password_hash: string;
  active: boolean;
}

/**
 * Signs in. Takes what was typed and the caller's address; gives the session's token.
 * Refuses with 401 (wrong, or inactive and right) or 429 (too many failures).
 */
async function signIn(services: Services, username: string, password: string, address: string): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const wait = await reserveSignIn(db, username, address, now);
  if (wait > 0) throw new HttpError(429, refusalTexts.throttled(wait), { retryAfter: wait });
  const { rows } = await db.query<Account>(
    'select id, username, password_hash, active from users where lower(username) = $1',
    [foldName(username)],
  );
  const account = rows[0];
  if (!(await passwordMatches(account?.password_hash ?? null, password)) || account === undefined)
    throw new HttpError(401, refusalTexts.credentials);
  if (!account.active) throw new HttpError(401, refusalTexts.inactive);
  await signInSucceeded(db, username, address, now);
  return db.transaction(async (tx) => {
    await recordAct(tx, { actor: account, action: 'login', entity: 'user', id: account.id, now });
    return openSession(tx, account.id, now);
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

/** Sign-in, sign-out, who am I, may I. Source: contract, 'Session and accounts'. */
export function sessionFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, login, {
    handler: async ({ body, request }) =>
      success({ access_token: await signIn(services, body.username, body.password, request.ip) }),
  });
  registerEndpoint(api, logout, {
    handler: async ({ request, user }) => {
      await services.db.transaction(async (tx) => {
        await closeSession(tx, request.headers.authorization);
        await recordAct(tx, { actor: user, action: 'logout', entity: 'user', id: user.id, now: services.clock() });
      });
      return success(null, refusalTexts.signedOut);
    },
  });
  registerEndpoint(api, me, { handler: ({ user }) => success(currentUser(user)) });
  registerEndpoint(api, adminCheck, { handler: ({ user }) => success({ allowed: user.role === ADMINISTRATOR }) });
  registerEndpoint(api, abilityCheck, {
    handler: ({ user, params }) => success({ allowed: user.may(params.ability) }),
  });
}
