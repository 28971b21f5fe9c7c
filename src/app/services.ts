import type { SiteConfig } from '../contract/config';
import type { SessionActor } from '../screens/session';
import type { AbsentLists } from '../services/absentLists';
import type { PageClient } from '../services/ahead';
import type { Drafts } from '../services/drafts';
import type { Lookups } from '../services/lookups';
import type { OpenForms } from '../services/openForms';
import type { Preferences } from '../services/preferences';
import type { SeenRowsMemory } from '../services/seenRows';

/** Everything that the application has made at start. */
export interface Services {
  readonly site: SiteConfig;
  readonly client: PageClient;
  readonly lookups: Lookups;
  readonly drafts: Drafts;
  readonly openForms: OpenForms;
  readonly preferences: Preferences;
  readonly seenRows: SeenRowsMemory;
  readonly absentLists: AbsentLists;
  readonly session: SessionActor;
  /** Asks ahead for what the page of a route shows. */
  readonly askAhead: (route: string) => void;
}
