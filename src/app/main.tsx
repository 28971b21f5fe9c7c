import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { contents } from '../content/registry';
import type { SiteConfig } from '../contract/config';
import { contentAbilities } from '../machines/access/abilities';
import { start } from '../messages/start';
import type { SessionActor } from '../screens/ports';
import { createClient } from '../services/client';
import { createDrafts } from '../services/drafts';
import { createLookups } from '../services/lookups';
import { createPreferences } from '../services/preferences';
import { createSearch } from '../services/search';
import { loadConfig } from './config';
import { createRouter } from './router';
import { StartFailed } from './StartFailed';
import { startSession } from './session';
import { ShellServicesContext } from './shellServices';
import { createStorageProblems } from './storageProblems';
import { createThemeStore } from './theme';

// Schemas compiled at run time would need eval, which the content security policy forbids.
z.config({ jitless: true });

const problems = createStorageProblems();
const preferences = createPreferences(() => window.localStorage, problems.report('storage'));
const theme = createThemeStore(preferences);

/** Makes services and session, and gives the application over them. */
function application(site: SiteConfig) {
  let session: SessionActor | null = null;
  const client = createClient({
    apiBase: site.apiBase,
    token: () => session?.getSnapshot().context.token ?? null,
    onSessionLost: (reason, token) => session?.send({ type: 'session.lost', reason, token }),
  });
  const running = startSession({ client, preferences, onCleared: theme.keep });
  session = running;
  const search = createSearch(client);
  const shell = {
    searchEntities: (text: string, signal: AbortSignal) => {
      const { user } = running.getSnapshot().context;
      const viewable = user === null ? [] : contents.filter((content) => contentAbilities(user, content).view);
      return search(text, viewable, signal);
    },
  };
  const drafts = createDrafts(problems.report('drafts'));
  const services = { site, client, lookups: createLookups(client), drafts, preferences, session: running };
  const router = createRouter({ services, theme, storageProblems: problems });
  return (
    <ShellServicesContext value={shell}>
      <RouterProvider router={router} />
    </ShellServicesContext>
  );
}

const element = document.getElementById('root');
if (element === null) throw new Error('no #root in index.html');
const root = createRoot(element);
const loaded = await loadConfig();
root.render(
  <StrictMode>
    {loaded.ok ? application(loaded.config) : <StartFailed title={start.title} problem={loaded.problem} />}
  </StrictMode>,
);
