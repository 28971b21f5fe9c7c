import { refusalTexts } from '../../../src/messages/server/refusals';
import { type Decision, expectedOf, type Role, type Trial } from '../../../tools/permissions/table';
import type { Answer, TestServer } from '../kit';
import type { Caller, Headers } from './caller';

/** Calls under way at a time. */
const AT_ONCE = 16;

/** How many calls were tried, and what was decided about them. */
export type Tally = Record<Decision, number>;

export function decisionOf({ status, body }: Answer<{ readonly message?: string }>): Decision {
  if (status === 403) return 'refused';
  // A sign-in with a wrong password is a 401 too.
  return status === 401 && body.message === refusalTexts.unauthenticated ? 'unauthenticated' : 'allowed';
}

/** Calls about the caller's own may end the session that makes them. */
const isOwn = ({ need }: Trial): boolean => 'open' in need && need.open === 'own';

/** Has a caller of a role make calls; counts the decisions and gives those that are other than declared. */
export async function decide(
  server: TestServer,
  { caller, role, trials }: { readonly caller: Caller; readonly role: Role; readonly trials: readonly Trial[] },
  tally: Tally,
): Promise<string[]> {
  const wrong: string[] = [];
  const attempt = async ({ endpoint: { method }, address, sent: { body }, need }: Trial, headers: Headers) => {
    const answer = await server.call<{ message?: string }>(method, address, {
      headers,
      ...(body !== undefined && { body }),
    });
    const [expected, decided] = [expectedOf(role, need), decisionOf(answer)];
    tally[decided] += 1;
    if (decided !== expected) wrong.push(`${method} ${address}: ${answer.status}, ${expected} expected`);
  };
  const headers = await caller.signIn();
  const others = trials.filter((trial) => !isOwn(trial));
  for (let at = 0; at < others.length; at += AT_ONCE)
    await Promise.all(others.slice(at, at + AT_ONCE).map((trial) => attempt(trial, headers)));
  for (const trial of trials.filter(isOwn)) await attempt(trial, await caller.signIn());
  return wrong;
}
