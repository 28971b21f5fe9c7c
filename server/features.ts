import { accountsFeature } from './accounts/routes';
import { activitiesFeature } from './activities/routes';
import { auditFeature } from './audit/routes';
import { ownSessionsFeature, sessionFeature } from './auth/routes';
import { categoriesFeature } from './categories/routes';
import { contentFeature } from './content/routes';
import { dashboardFeature } from './dashboard/routes';
import { demoFeature } from './demo/feature';
import { desksFeature } from './desks/routes';
import type { Api } from './http/route';
import { lookupsFeature } from './lookups/routes';
import { mediaFeature } from './media/routes';
import { placesFeature } from './places/routes';
import { redirectsFeature } from './redirects/routes';
import { rolesFeature } from './roles/routes';
import { serviceFeature } from './service/routes';
import { settingsFeature } from './settings/routes';
import { tagsFeature } from './tags/routes';
import { usersFeature } from './users/routes';

/** A part of the API: registers its endpoints when the server is built. */
export type Feature = (api: Api) => void;

/** Everything the server answers. */
export const features: readonly Feature[] = [
  sessionFeature,
  ownSessionsFeature,
  accountsFeature,
  lookupsFeature,
  tagsFeature,
  usersFeature,
  rolesFeature,
  desksFeature,
  auditFeature,
  categoriesFeature,
  contentFeature,
  mediaFeature,
  placesFeature,
  redirectsFeature,
  settingsFeature,
  activitiesFeature,
  dashboardFeature,
  demoFeature,
  serviceFeature,
];
