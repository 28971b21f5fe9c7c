import { startTransition, useEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { SiteConfig } from '../contract/config';
import { cleanPath } from '../machines/access/paths';
import type { SessionActor } from '../screens/session';
import { createAhead } from '../services/ahead';
import type { Client } from '../services/client';
import { createDrafts } from '../services/drafts';
import { createLookups, type Lookups } from '../services/lookups';
import { OPENING_YOUNG } from '../services/opening';
import type { Preferences } from '../services/preferences';
import { createSeenRows } from '../services/seenRows';
import { NavigationContext } from '../ui/page/navigate';
import type { EntityPort } from './entityActions';
import { createHashHistory, type HashHistory, type Visit } from './hashHistory';
import { PageSkeleton } from './PageSkeleton';
import { askPage, askPressed, rememberOpening } from './pageAhead';
import { draftPort } from './ports';
import { Root } from './Root';
import { loadScreenOf, Pages, prepareScreen } from './router';
import { type ShellServices, ShellServicesContext } from './shellServices';
import type { StorageProblems } from './storageProblems';
import type { ThemeStore } from './theme';

// A head start while the rest of the start-up goes on: the router fetches it again and reports a failure.
loadScreenOf(window.location.hash)?.catch(() => undefined);

export interface ApplicationProps {
  readonly site: SiteConfig;
  readonly client: Client;
  readonly session: SessionActor;
  readonly preferences: Preferences;
  readonly theme: ThemeStore;
  readonly storageProblems: StorageProblems;
}

function shellServices({ client, session, site }: ApplicationProps, lookups: Lookups): ShellServices {
  const { location } = window;
  let port: EntityPort | null = null;
  return {
    async entities() {
      const { createEntityPort } = await import('./entityActions');
      port ??= createEntityPort({
        client,
        session,
        languages: site.contentLanguages,
        route: () => cleanPath(location.hash),
        addressOf: (route) => `${location.origin}${location.pathname}#${route}`,
      });
      return port;
    },
    async paletteServices() {
      const { createPaletteServices } = await import('./paletteServices');
      return createPaletteServices({ client, session, lookups, languages: site.contentLanguages });
    },
  };
}

function assemble(props: ApplicationProps) {
  const { site, session, preferences, theme, storageProblems } = props;
  const ahead = createAhead(props.client, () => session.getSnapshot().context.token);
  const { client } = ahead;
  const drafts = createDrafts(storageProblems.report('drafts'));
  const lookups = createLookups(client);
  const asking = { ahead, preferences, drafts: draftPort({ drafts, session }) };
  const services = {
    site,
    client,
    lookups,
    drafts,
    seenRows: createSeenRows(),
    preferences,
    session,
    askAhead: (route: string) => askPage(asking, route),
  };
  // The user's record and the page's own answer come together.
  if (session.getSnapshot().context.token !== null) askPage(asking, window.location.hash, OPENING_YOUNG);
  const root = { services, theme, storageProblems };
  return { shell: shellServices(props, lookups), history: createHashHistory(prepareScreen), root, asking };
}

/** The page in front; null until the first one's code has come. */
function useVisit(history: HashHistory): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return visit;
}

/** Everything behind the sign-in: the services that pages call, router, guard and shell. */
export default function Application(props: ApplicationProps) {
  const [{ shell, history, root, asking }] = useState(() => assemble(props));
  const visit = useVisit(history);
  useEffect(() => askPressed(asking), [asking]);
  useEffect(() => {
    if (visit !== null) rememberOpening(asking, props.site.apiBase, window.location.hash);
  }, [visit, asking, props.site]);
  if (visit === null) return <PageSkeleton />;
  return (
    <ShellServicesContext value={shell}>
      <NavigationContext value={history}>
        <Router {...visit} navigator={history.navigator}>
          <Root {...root}>
            <Pages />
          </Root>
        </Router>
      </NavigationContext>
    </ShellServicesContext>
  );
}
