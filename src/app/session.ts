import { callActors } from '../machines/kit/actor';
import { STORAGE_KEYS } from '../machines/session/keys';
import { sessionMachine } from '../machines/session/machine';
import { NO_USER, readStored } from '../machines/session/rules';
import type { SessionActors, SessionEmitted, StoredUser } from '../machines/session/types';
import type { SessionActor } from '../screens/session';
import type { Client } from '../services/client';
import type { Preferences } from '../services/preferences';
import { createActor } from '../ui/base/actors';
import { vitalPart } from '../ui/base/lazyPart';
import { KEYS_KEY } from '../ui/commands/storage';
import { lateCalls } from './lateCalls';
import { MENU_KEY } from './shell/menuMemory';
import { THEME_KEY } from './theme';

/** Cookie with the token, set as long as the user record is fresh. Source: document 1, section 4. */
const COOKIE = 'portolano_token';
const ATTRIBUTES = `SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** What belongs to the device and not to the user: it stays when a session's end empties local storage. */
const OF_THE_DEVICE: readonly string[] = [THEME_KEY, KEYS_KEY, MENU_KEY];

type ReadUser = (raw: string) => StoredUser;

interface SessionWiring {
  readonly client: Client;
  readonly preferences: Preferences;
  readonly readUser: ReadUser;
}

/** What calls is fetched with the first call, and what reads the stored user before there is one. */
const sessionCalls = vitalPart(() => import('./sessionCalls'));
const storedUser = vitalPart(() => import('../machines/session/storedUser'));

/** Fetches what reads the stored user, where there is one; without it the record is fetched again. */
export async function loadUserReader({ read }: Preferences): Promise<ReadUser> {
  if (read(STORAGE_KEYS.user) === null) return () => NO_USER;
  return (await storedUser.ahead())?.readUser ?? (() => NO_USER);
}

/** Carries out what the session does to storage and cookie. */
function carryOut(event: SessionEmitted, preferences: Preferences): void {
  switch (event.type) {
    case 'storage.clear':
      preferences.clear(OF_THE_DEVICE);
      return;
    case 'storage.write':
      preferences.write(event.key, event.value);
      return;
    case 'cookie.write':
      document.cookie = `${COOKIE}=${encodeURIComponent(event.value)}; path=${event.path}; expires=${new Date(event.expires).toUTCString()}; ${ATTRIBUTES}`;
      return;
    case 'cookie.clear':
      document.cookie = `${COOKIE}=; path=${event.path}; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${ATTRIBUTES}`;
      return;
    default:
      return;
  }
}

/** The running session: restored from local storage, wired to server, storage, cookie and the other tabs. */
export function startSession(wiring: SessionWiring): SessionActor {
  const calls = lateCalls<SessionActors>(async () => (await sessionCalls.fetch()).createSessionCalls(wiring.client));
  const machine = sessionMachine.provide({
    actors: callActors(calls, 'signIn', 'fetchUser', 'signOut', 'signOutEverywhere'),
  });
  const stored = readStored(wiring.preferences.read, wiring.readUser);
  const session = createActor(machine, { input: { build: __PORTOLANO_VERSION__, stored, at: Date.now() } });
  session.on('*', (event) => carryOut(event, wiring.preferences));
  session.start();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.token || key === null)
      session.send({ type: 'storage.changed', token: key === null ? null : newValue });
  });
  return session;
}
