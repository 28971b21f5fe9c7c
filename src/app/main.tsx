import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import type { SiteConfig } from '../contract/config';
import { start } from '../messages/start';
import { type SessionActor, SessionContext } from '../screens/session';
import { createClient } from '../services/client';
import { createPreferences } from '../services/preferences';
import { Boundary } from './Boundary';
import { loadConfig } from './config';
import { Start } from './Start';
import { StartFailed } from './StartFailed';
import { startSession } from './session';
import { createStorageProblems } from './storageProblems';
import { createThemeStore } from './theme';

// Schemas compiled at run time would need eval, which the content security policy forbids.
z.config({ jitless: true });

const storageProblems = createStorageProblems();
const preferences = createPreferences(() => window.localStorage, storageProblems.report('storage'));
const theme = createThemeStore(preferences);

/** Makes client and session, and gives what is drawn over them. */
function application(site: SiteConfig) {
  let running: SessionActor | null = null;
  const client = createClient({
    apiBase: site.apiBase,
    token: () => running?.getSnapshot().context.token ?? null,
    onSessionLost: (reason, token) => running?.send({ type: 'session.lost', reason, token }),
  });
  const session = startSession({ client, preferences });
  running = session;
  return (
    <SessionContext value={session}>
      <Start {...{ site, client, session, preferences, theme, storageProblems }} />
    </SessionContext>
  );
}

const element = document.getElementById('root');
if (element === null) throw new Error('no #root in index.html');
const root = createRoot(element);
const loaded = await loadConfig();
root.render(
  <StrictMode>
    <Boundary>
      {loaded.ok ? application(loaded.config) : <StartFailed title={start.title} problem={loaded.problem} />}
    </Boundary>
  </StrictMode>,
);
