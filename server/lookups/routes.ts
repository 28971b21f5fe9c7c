import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import {
  authors,
  categories,
  desks,
  localities,
  municipalities,
  offices,
  operators,
  provinces,
  templates,
} from '../../src/contract/lookups';
import { success } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { findAuthors } from '../users/repository';
import { categoryTree } from './categories';
import { findLocalities, findOffices, findOperators } from './named';
import { listTemplates } from './templates';
import { findMunicipalities, listDesks, listProvinces } from './territory';

/** The shared look-ups; any signed-in user may read them, of contents as far as they are told. Source: contract, 'Shared look-ups'. */
export function lookupsFeature(api: Api): void {
  const { db } = api.services;
  registerEndpoint(api, desks, { handler: async () => success(await listDesks(db)) });
  registerEndpoint(api, provinces, { handler: async () => success(await listProvinces(db)) });
  registerEndpoint(api, municipalities, { handler: async ({ query }) => success(await findMunicipalities(db, query)) });
  registerEndpoint(api, categories, {
    handler: async ({ query }) => success(await categoryTree(db, query.main, query.lang ?? INTERFACE_LANGUAGE)),
  });
  registerEndpoint(api, templates, { handler: async () => success(await listTemplates(db)) });
  registerEndpoint(api, authors, { handler: async ({ query }) => success(await findAuthors(db, query.filter)) });
  registerEndpoint(api, localities, {
    handler: async ({ body, user }) => success(await findLocalities({ ...api.services, user }, body.keywords)),
  });
  registerEndpoint(api, offices, {
    handler: async ({ query, user }) => success(await findOffices({ ...api.services, user }, query.keywords ?? '')),
  });
  registerEndpoint(api, operators, {
    handler: async ({ query, user }) => success(await findOperators({ ...api.services, user }, query)),
  });
}
