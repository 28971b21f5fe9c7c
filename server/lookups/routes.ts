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
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { findAuthors } from '../users/repository';
import { categoryTree } from './categories';
import { findLocalities, findOffices, findOperators } from './named';
import { listTemplates } from './templates';
import { findMunicipalities, listDesks, listProvinces } from './territory';

/** The shared look-ups; any signed-in user may read them, of contents as far as they are told. Source: contract, 'Shared look-ups'. */
export function lookupsFeature(api: Api): void {
  const { db } = api.services;
  registerEndpoint(api, desks, { open: 'lookups', handler: async () => success(await listDesks(db)) });
  registerEndpoint(api, provinces, { open: 'lookups', handler: async () => success(await listProvinces(db)) });
  registerEndpoint(api, municipalities, {
    open: 'lookups',
    handler: async ({ query }) => success(await findMunicipalities(db, query)),
  });
  registerEndpoint(api, categories, {
    open: 'lookups',
    handler: async ({ query }) => success(await categoryTree(db, query.main, query.lang ?? INTERFACE_LANGUAGE)),
  });
  registerEndpoint(api, templates, { open: 'lookups', handler: async () => success(await listTemplates(db)) });
  registerEndpoint(api, authors, {
    open: 'lookups',
    handler: async ({ query }) => success(await findAuthors(db, query.filter)),
  });
  registerEndpoint(api, localities, {
    open: 'told',
    handler: async ({ body, user }) => success(await findLocalities({ ...api.services, user }, body.keywords)),
  });
  registerEndpoint(api, offices, {
    open: 'told',
    handler: async ({ query, user }) => success(await findOffices({ ...api.services, user }, query.keywords ?? '')),
  });
  registerEndpoint(api, operators, {
    open: 'told',
    handler: async ({ query, user }) => success(await findOperators({ ...api.services, user }, query)),
  });
}
