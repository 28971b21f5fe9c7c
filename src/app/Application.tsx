import { startTransition, useEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { SiteConfig } from '../contract/config';
import { cleanPath } from '../machines/access/paths';
import type { SessionActor } from '../screens/session';
import { type AbsentLists, createAbsentLists } from '../services/absentLists';
import { createAhead } from '../services/ahead';
import type { Client } from '../services/client';
import { createDrafts } from '../services/drafts';
import { createLookups, type Lookups } from '../services/lookups';
import { createOpenForms } from '../services/openForms';
import { OPENING_YOUNG } from '../services/opening';
import type { Preferences } from '../services/preferences';
import { createSeenRows } from '../services/seenRows';
import { createActor } from '../ui/base/actors';
import { lazyPart } from '../ui/base/lazyPart';
import { whenIdle } from '../ui/base/pageShown';
import { NavigationContext } from '../ui/page/navigate';
import { draftPort } from './drafts';
import { createHashHistory, type HashHistory, type Visit } from './hashHistory';
import { PageSkeleton } from './PageSkeleton';
import { askPage, askPressed, fetchItemScreen, rememberOpening } from './pageAhead';
import { accessOver } from './ports';
import { Root } from './Root';
import { Pages, prepareScreen } from './router';
import { type ShellServices, ShellServicesContext } from './shellServices';
import type { StorageProblems } from './storageProblems';
import type { ThemeStore } from './theme';

/** A head start while the rest of the start-up goes on; settles once the screen in front is there, or was not to be had. */
const firstScreen: Promise<unknown> | null = prepareScreen({ pathname: cleanPath(window.location.hash) });

export interface Foundations {
  readonly site: SiteConfig;
  readonly client: Client;
  readonly session: SessionActor;
  readonly preferences: Preferences;
  readonly theme: ThemeStore;
  readonly storageProblems: StorageProblems;
}

function shellServices(
  { client, session, site }: Foundations,
  lookups: Lookups,
  absentLists: AbsentLists,
): ShellServices {
  const { location } = window;
  const entities = lazyPart(async () => {
    const { createEntityPort } = await import('./entityActions');
    return createEntityPort({
      client,
      session,
      languages: site.contentLanguages,
      route: () => cleanPath(location.hash),
      addressOf: (route) => `${location.origin}${location.pathname}#${route}`,
    });
  });
  return {
    entities: entities.fetch,
    async paletteServices() {
      const { createPaletteServices } = await import('./paletteServices');
      return createPaletteServices({ client, session, lookups, absentLists, languages: site.contentLanguages });
    },
  };
}

/** Makes the services of the pages, and asks for what the page in front shows. */
export function assemble(foundations: Foundations) {
  const { site, session, preferences, theme, storageProblems } = foundations;
  const ahead = createAhead(foundations.client, () => session.getSnapshot().context.token);
  const { client } = ahead;
  const drafts = createDrafts(storageProblems.report('drafts'));
  const openForms = createOpenForms({
    locks: navigator.locks,
    storage: window.sessionStorage,
    newName: () => crypto.randomUUID(),
  });
  const lookups = createLookups(client);
  const absentLists = createAbsentLists();
  const asking = { ahead, preferences, drafts: draftPort({ drafts, openForms, session }) };
  const services = {
    site,
    client,
    lookups,
    drafts,
    openForms,
    seenRows: createSeenRows(),
    absentLists,
    preferences,
    session,
    askAhead: (route: string) => void askPage(asking, route),
  };
  // The user's record and the page's own answer come together.
  const isSignedIn = session.getSnapshot().context.token !== null;
  const access = createActor(accessOver(session)).start();
  if (isSignedIn) access.send({ type: 'route.enter', path: window.location.hash });
  const answered = isSignedIn ? askPage(asking, window.location.hash, OPENING_YOUNG) : null;
  return {
    shell: shellServices(foundations, lookups, absentLists),
    history: createHashHistory(prepareScreen),
    root: { services, theme, storageProblems, access },
    asking,
    /** Settles once the first page can be drawn with all that it shows. */
    ready: Promise.allSettled([firstScreen, answered]),
  };
}

/** The page in front; null until the first one's code has come. */
function useVisit(history: HashHistory): Visit | null {
  const [visit, setVisit] = useState(() => history.inFront());
  useEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return visit;
}

export interface ApplicationProps extends Foundations {
  /** What was made of them for the page in front, before the first drawing; null where it was not. */
  readonly assembled: ReturnType<typeof assemble> | null;
}

/** Everything behind the sign-in: the services that pages call, router, guard and shell. */
export default function Application({ assembled, ...foundations }: ApplicationProps) {
  const [{ shell, history, root, asking }] = useState(() => assembled ?? assemble(foundations));
  const { apiBase } = foundations.site;
  const visit = useVisit(history);
  useEffect(() => askPressed(asking), [asking]);
  useEffect(() => {
    if (visit === null) return;
    rememberOpening(asking, apiBase, window.location.hash);
    return whenIdle(() => fetchItemScreen(window.location.hash));
  }, [visit, asking, apiBase]);
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
