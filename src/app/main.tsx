// First, before the libraries: what it requests from the server arrives while they are evaluated.
import { takeEarly } from './ahead';
import '../ui/theme.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SiteConfig } from '../contract/config';
import { STORAGE_KEYS } from '../machines/session/keys';
import { startTexts } from '../messages/screens/start';
import { type SessionActor, SessionContext } from '../screens/session';
import { SiteContext } from '../screens/site';
import { watchLeaving } from '../services/leaving';
import { createPreferences } from '../services/preferences';
import { leaveCompositionAlone } from '../ui/commands/composition';
import type { Foundations } from './Application';
import { Boundary } from './Boundary';
import { loadConfig } from './config';
import { createLateClient } from './lateCalls';
import { application, Start } from './Start';
import { StartFailed } from './StartFailed';
import { loadUserReader, startSession } from './session';
import { createStorageProblems } from './storageProblems';
import { createThemeStore } from './theme';

// Schemas compiled at run time would need eval, which the content security policy forbids. `z.config` writes the same,
// but would bring the library before the sign-in, which needs none of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

leaveCompositionAlone();
const storageProblems = createStorageProblems();
const preferences = createPreferences(() => window.localStorage, storageProblems.report('storage'));
const theme = createThemeStore(preferences);

/** Milliseconds that the first page may take after the code around it: a skeleton for less would be drawn in vain. */
const SOON = 50;

/** Makes client and session. */
function foundationsOf(site: SiteConfig, readUser: Awaited<ReturnType<typeof loadUserReader>>): Foundations {
  let running: SessionActor | null = null;
  const client = createLateClient({
    apiBase: site.apiBase,
    token: () => running?.getSnapshot().context.token ?? null,
    onSessionLost: (reason, token) => running?.send({ type: 'session.lost', reason, token }),
    takeEarly,
    staying: watchLeaving(window),
  });
  const session = startSession({ client, preferences, readUser });
  running = session;
  return { site, client, session, preferences, theme, storageProblems };
}

/** What lies behind the sign-in, made before the first drawing, which has all of the page if that comes soon. */
async function assembled({ assemble }: typeof import('./Application'), foundations: Foundations) {
  const made = assemble(foundations);
  // No timer: it would never end on a page whose clock stands still, as a replay's does.
  const soon = AbortSignal.timeout(SOON);
  await Promise.race([made.ready, new Promise((resolve) => soon.addEventListener('abort', resolve, { once: true }))]);
  return made;
}

/** What is drawn where the site has a configuration. */
async function drawing(foundations: Foundations) {
  const { site, session } = foundations;
  const isSignedIn = session.getSnapshot().context.token !== null;
  const code = application.arrived();
  const inside = isSignedIn && code !== null ? await assembled(code, foundations) : null;
  return (
    <SiteContext value={site}>
      <SessionContext value={session}>
        <Start {...foundations} assembled={inside} />
      </SessionContext>
    </SiteContext>
  );
}

/** Draws the application once its configuration is there. No `await` outside of it: what is fetched ahead waits for this file. */
async function draw(element: HTMLElement): Promise<void> {
  const [loaded, readUser] = await Promise.all([
    loadConfig(),
    loadUserReader(preferences),
    preferences.read(STORAGE_KEYS.token) === null ? null : application.ahead(),
    import.meta.env.DEV ? import('./development/start').then(({ startDevelopment }) => startDevelopment()) : null,
  ]);
  const drawn = loaded.ok ? (
    await drawing(foundationsOf(loaded.config, readUser))
  ) : (
    <StartFailed title={startTexts.title} problem={loaded.problem} />
  );
  const root = createRoot(element);
  // With its effects: a key or an address that comes right after the first drawing finds somebody listening.
  flushSync(() =>
    root.render(
      <StrictMode>
        <Boundary>{drawn}</Boundary>
      </StrictMode>,
    ),
  );
}

const element = document.getElementById('root');
if (element === null) throw new Error('no #root in index.html');
void draw(element);
