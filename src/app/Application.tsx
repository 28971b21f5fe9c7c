import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SiteConfig } from '../contract/config';
import { cleanPath } from '../machines/access/paths';
import type { SessionActor } from '../screens/session';
import { createAhead } from '../services/ahead';
import type { Client } from '../services/client';
import { createDrafts } from '../services/drafts';
import { createLookups, type Lookups } from '../services/lookups';
import type { Preferences } from '../services/preferences';
import { createSeenRows } from '../services/seenRows';
import type { EntityPort } from './entityActions';
import { askPage, askPressed } from './pageAhead';
import { createRouter, loadScreenOf } from './router';
import { type ShellServices, ShellServicesContext } from './shellServices';
import type { StorageProblems } from './storageProblems';
import type { ThemeStore } from './theme';
import { withTypedAddresses } from './typedAddresses';

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
  const asking = { ahead, preferences };
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
  if (session.getSnapshot().context.token !== null) services.askAhead(window.location.hash);
  const router = withTypedAddresses(() => createRouter({ services, theme, storageProblems }));
  return { shell: shellServices(props, lookups), router, asking };
}

/** Everything behind the sign-in: the services that pages call, router, guard and shell. */
export default function Application(props: ApplicationProps) {
  const [{ shell, router, asking }] = useState(() => assemble(props));
  useEffect(() => askPressed(asking), [asking]);
  return (
    <ShellServicesContext value={shell}>
      <RouterProvider router={router} />
    </ShellServicesContext>
  );
}
