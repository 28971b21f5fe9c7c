import { forms } from '../content/forms';
import { featured } from '../content/listings/featured';
import { categoryTitle } from '../content/lists/categories';
import type { Listing } from '../content/lists/listing';
import { contents, listings } from '../content/registry';
import { romeDate } from '../content/when/civil';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import { listAttachments } from '../contract/media';
import { mapResult, type Result } from '../contract/result';
import { contentAbilities } from '../machines/access/abilities';
import { accessMachine } from '../machines/access/machine';
import type { BulkReviewActors } from '../machines/bulkReview/machine';
import type { EditorActors } from '../machines/editor/types';
import { callActor } from '../machines/kit/actor';
import { THEME_GROUP } from '../machines/menu/sections';
import { resolveUser } from '../machines/session/resolve';
import type { FilterLookups, MenuLinksPort, Ports } from '../screens/ports';
import type { SessionActor } from '../screens/session';
import { createChoiceService } from '../services/choices';
import { createDashboardService } from '../services/dashboard';
import { arrivedPage, createListingService, loadAllRows } from '../services/listings';
import type { Lookups } from '../services/lookups';
import type { OptionService } from '../services/options';
import { createOverlapService } from '../services/overlaps';
import type { PlaceTypeService } from '../services/placeTypes';
import { createUsesService } from '../services/uses';
import type { FieldLookups } from '../ui/fields/types';
import { draftPort } from './drafts';
import { exportRows } from './exporting';
import { lateCalls } from './lateCalls';
import type { Services } from './services';

const first = <T>(result: Result<readonly T[]>): Result<T | null> => mapResult(result, ([only = null]) => only);

function filterLookups({ lookups }: Services, options: OptionService, placeTypes: PlaceTypeService): FilterLookups {
  return {
    provinces: lookups.provinces,
    municipality: async (id) => first(await lookups.municipalities({ id })),
    municipalities: async (name, province) => {
      if (province === null) return lookups.municipalities({ name });
      const [found, provinces] = await Promise.all([
        lookups.municipalities({ name, provincia: province }),
        lookups.provinces(),
      ]);
      const named = provinces.ok ? provinces.value.find(({ id }) => id === province)?.nome : undefined;
      if (!found.ok || named === undefined) return found;
      // The contract lets a server look at the name alone.
      return { ok: true, value: found.value.filter((one) => (one.province ?? named) === named) };
    },
    statuses: lookups.listStatuses,
    people: () => lookups.authors(''),
    choices: options.choices,
    placeTypes: placeTypes.all,
    categories: (main) => lookups.categories(main, INTERFACE_LANGUAGE),
    forgetCategories: lookups.forgetCategories,
    onCategoriesChanged: lookups.onCategoriesChanged,
  };
}

/** The themes, as their tree has them. */
function menuLinks({ categoriesAside, onCategoriesChanged }: Lookups): MenuLinksPort {
  return {
    load: async () => {
      const result = await categoriesAside(THEME_GROUP, INTERFACE_LANGUAGE);
      if (!result.ok) return result;
      const named = result.value.map((theme) => ({ id: theme.id, title: categoryTitle(theme, INTERFACE_LANGUAGE) }));
      return { ok: true, value: named };
    },
    onChange: onCategoriesChanged,
  };
}

function fieldLookups(services: Services, options: OptionService): FieldLookups {
  const { lookups, site, client, session } = services;
  const mayView = (listing: Listing) => {
    const { user } = session.getSnapshot().context;
    return user !== null && contentAbilities(user, listing).view;
  };
  const municipality = async (id: number) => first(await lookups.municipalities({ id }));
  return {
    municipalities: (name) => lookups.municipalities({ name }),
    municipality,
    provinces: lookups.provinces,
    categories: (main) => lookups.categories(main, INTERFACE_LANGUAGE),
    authors: (text) => lookups.authors(text),
    contentsByIds: lateCalls(async () => {
      const { createContentsByIds } = await import('../services/contentsByIds');
      return { contentsByIds: createContentsByIds({ client, contents, mayView, today: () => romeDate(Date.now()) }) };
    }).contentsByIds,
    contents: lateCalls(async () => {
      const { createContentLookup } = await import('../services/contentLookup');
      const declared = [...contents, ...listings];
      return {
        contents: createContentLookup({ client, listings: declared, languages: site.contentLanguages, mayView }),
      };
    }).contents,
    attachments: async (keywords, signal) => {
      const query = { keywords, page: 1, limit: 50, orderBy: '-id' };
      const found = await client.call(listAttachments, { query, signal });
      return found.ok ? { ok: true, value: found.value.data } : found;
    },
    choices: options.choices,
    permissionSections: options.permissionSections,
    geocode: lateCalls(async () => {
      const { createFieldGeocoder } = await import('./geocoding');
      return { geocode: createFieldGeocoder(services, municipality, mayView) };
    }).geocode,
  };
}

/** The access machine over a session: every route requires a fresh user record. Source: document 1, section 2.2. */
export function accessOver(session: SessionActor) {
  return accessMachine.provide({
    actors: { resolveUser: callActor((_input, signal) => resolveUser(session, Date.now(), signal)) },
  });
}

/** What screens are given. `notify` shows a notice. A service that remembers what the server does not know is one a session. */
export function createPorts(services: Services, notify: Ports['notify']): Ports {
  const { client, lookups, site, absentLists } = services;
  const options = lateCalls(async () => (await import('../services/options')).createOptionService(client));
  const placeTypes = lateCalls(async () => (await import('../services/placeTypes')).createPlaceTypeService(client));
  return {
    site,
    list: (listing) => createListingService(client, listing, absentLists),
    choices: createChoiceService(client),
    festivities: (signal) => loadAllRows(createListingService(client, featured), signal),
    review: lateCalls<BulkReviewActors>(async () => {
      const { createEntityService } = await import('../services/entityActions');
      return createEntityService(client, { contents, listings, formOf: forms.load }, site.contentLanguages);
    }),
    // The router has fetched it beside the editor.
    editor: (content) =>
      lateCalls<EditorActors>(async () => (await import('../services/contents')).createContentService(client, content)),
    accounts: lateCalls(async () => (await import('../services/accounts')).createAccountService(client)),
    ownSessions: lateCalls(async () => (await import('../services/ownSessions')).createOwnSessionsService(client)),
    firstSteps: lateCalls(async () =>
      (await import('../services/firstSteps')).createFirstStepsService(client, site, absentLists),
    ),
    fieldLookups: fieldLookups(services, options),
    overlaps: createOverlapService(client),
    uses: createUsesService(client),
    menuLinks: menuLinks(lookups),
    absentLists,
    filterLookups: filterLookups(services, options, placeTypes),
    media: async () => (await import('./media')).mediaPort(services),
    exportRows: exportRows(services),
    settings: (section) =>
      lateCalls(async () => (await import('../services/settings')).createSettingsService(client, section)),
    records: (record) =>
      lateCalls(async () => (await import('../services/records')).createRecordService(client, lookups, record)),
    administration: lateCalls(async () =>
      (await import('../services/administration')).createAdministrationService(client),
    ),
    placeTypes,
    redirects: lateCalls(async () => (await import('../services/redirects')).createRedirectService(client)),
    categories: lateCalls(async () => (await import('../services/categories')).createCategoryService(client, lookups)),
    dashboard: createDashboardService(client),
    drafts: draftPort(services),
    memory: services.preferences,
    arrivedRows: (listing, query) => arrivedPage(client, listing, query),
    seenRows: services.seenRows,
    askAhead: services.askAhead,
    notify,
    uuid: () => crypto.randomUUID(),
  };
}
