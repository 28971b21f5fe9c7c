import { expect, test } from 'vitest';
import { contents } from '../../src/content/whole';
import * as activities from '../../src/contract/activities';
import * as categories from '../../src/contract/categories';
import { furtherRemovals } from '../../src/contract/content';
import * as dashboard from '../../src/contract/dashboard';
import * as desks from '../../src/contract/desks';
import * as lookups from '../../src/contract/lookups';
import * as media from '../../src/contract/media';
import * as passwords from '../../src/contract/passwords';
import * as places from '../../src/contract/places';
import * as redirects from '../../src/contract/redirects';
import * as roles from '../../src/contract/roles';
import * as session from '../../src/contract/session';
import * as tags from '../../src/contract/tags';
import * as users from '../../src/contract/users';

const isEndpoint = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

const modules = [
  activities,
  categories,
  dashboard,
  desks,
  lookups,
  media,
  passwords,
  places,
  redirects,
  roles,
  session,
];

/** Every declared call as the documents write it: `GET user/{id}`. Server and client are made of these declarations. */
const declared = new Set(
  [
    ...[...modules, tags, users].flatMap((module) => Object.values(module) as unknown[]),
    ...contents.flatMap(({ endpoints, paths }) => [...Object.values(endpoints), ...furtherRemovals(paths)]),
  ]
    .filter(isEndpoint)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
);

const item = (path: string): readonly string[] => [`GET ${path}/{id}`, `POST ${path}`, `PUT ${path}/{id}`];

const CALLS: readonly (readonly [name: string, calls: readonly string[]])[] = [
  ['sessione [1-7.2, 1-7.3, 1-7.4]', ['POST login', 'GET logout', 'GET user/me']],
  ['utenti [1-7.5, 1-7.6, 1-7.7, 1-7.8]', ['GET user', ...item('user')]],
  ['stato degli utenti [1-7.9]', ['POST user/change_status']],
  ['esportazione degli utenti [1-7.10]', ['GET user/export', 'GET user/export/{ids}']],
  ['ricerca degli utenti [1-7.11]', ['POST user/search']],
  ['eliminazione degli utenti [1-7.12, 1-7.13]', ['DELETE user/{ids}', 'DELETE user/reassign']],
  ['password di un utente [1-7.14]', ['POST user/update_password_utente']],
  ['ruoli [1-7.15, 1-7.17, 1-7.18]', ['GET user/roles', ...item('user/roles')]],
  ['matrice [1-7.16]', ['GET user/roles/abilities', 'GET user/roles/{id}/abilities']],
  ['eliminazione e ricerca dei ruoli [1-7.19, 1-7.20]', ['DELETE users/roles/{ids}', 'POST users/roles/search']],
  ['password dimenticata [1-7.21]', ['POST password/reset/email', 'POST password/reset/{code}']],
  ['redazioni [1-7.22, 1-7.23]', ['GET user/redazioni', ...item('user/redazioni')]],
  ['scelta delle redazioni [1-7.24]', ['GET operations/redazioni']],
  [
    'comuni di una redazione [1-7.25]',
    ['POST operations/redazione/{id}/comune/{comuneId}', 'DELETE operations/redazione/{id}/comune/{comuneId}'],
  ],
  ['comuni e province [1-7.26]', ['GET operations/comuni', 'GET operations/province']],
  ['categorie da scegliere [1-7.27]', ['GET operations/categories']],
  ['stati e autori [1-7.28, 1-7.29]', ['GET operations/related_statuses', 'GET operations/users']],
  ['ricerca delle località [1-7.30]', ['POST localita/search']],
  [
    'redirect [1-7.31, 1-7.32, 1-7.33]',
    ['GET operations/error404', 'POST operations/error404/rotta', 'DELETE operations/error404/rotta'],
  ],
  ['dashboard [1-7.34, 1-7.35]', ['GET dashboard', 'GET dashboard/summary', 'GET dashboard/events']],
  ['media [1-7.37, 1-7.38]', ['POST media/search', 'GET media']],
  [
    'un file [1-7.39, 1-7.40]',
    ['PUT media/upload/{id}', 'DELETE media/upload/{id}', 'POST media/upload/{collectionType}/{parentId}'],
  ],
  [
    'albero delle categorie [1-7.42, 3-7.22]',
    [
      ...['GET categories', 'POST categories', 'PUT categories/{id}', 'DELETE categories/{id}'],
      'POST categories/update_order',
    ],
  ],
  [
    'eventi [1-7.36, 2-7.1, 2-7.2, 2-7.3, 2-7.4]',
    [...['GET event-ert', 'GET event-ert/{id}', 'POST event', 'PUT event-ert/{id}', 'DELETE event/{ids}']],
  ],
  ['news [2-7.5, 2-7.6, 1-7.41]', ['GET news', ...item('news'), 'DELETE news/{ids}']],
  ['uffici [2-7.7, 2-7.8, 2-7.9]', ['GET iat', ...item('iat'), 'DELETE iat/{ids}', 'GET iat/export/']],
  ['ricerca degli uffici [2-7.10]', ['POST iat/search']],
  ['itinerari [2-7.11, 2-7.12]', ['GET itinerary', ...item('itinerary'), 'DELETE itinerary/{ids}']],
  ['località [2-7.13, 2-7.17]', ['GET localita-ert', ...item('localita-ert'), 'DELETE localita/{ids}']],
  ...['interessi', 'viaemilia', 'webcam', 'opendata', 'download'].map(
    (path) => [`${path} [2-7.17, 2-7.18]`, [`GET ${path}`, ...item(path), `DELETE ${path}/{ids}`]] as const,
  ),
  ['allegati [2-7.19, 3-7.15, 3-7.16]', ['GET attachments', 'POST attachments/upload', 'DELETE attachments/{ids}']],
  ['pagine [3-7.1]', ['GET page', ...item('page')]],
  [
    'eliminazioni [3-7.2]',
    ['esperienze', 'proposte-soggiorno', 'soggiorno', 'operatori', 'valle', 'blog', 'page'].map(
      (path) => `DELETE ${path}/{ids}`,
    ),
  ],
  ['modelli [3-7.3]', ['GET operations/templates']],
  ['tipi di luogo [3-7.4, 3-7.5]', ['GET tipologia-luoghi', 'POST set-luogo/{id}/{title}']],
  ['luoghi [3-7.6, 3-7.7]', ['GET luoghi', ...item('luoghi')]],
  ['tag [3-7.8, 3-7.9]', ['GET operations/tags', ...item('operations/tags')]],
  [
    'attività [3-7.12, 3-7.13, 3-7.14]',
    ['POST operations/xpstatus', 'GET operations/makexp', 'GET operations/trekksoft'],
  ],
  ['in evidenza [3-7.17]', ['GET makexp', 'PUT makexp/{id}']],
  ...['blog', 'esperienze', 'operatori', 'soggiorno', 'valle'].map(
    (path) => [`${path} [3-7.19]`, [`GET ${path}`, ...item(path)]] as const,
  ),
  ['scelta degli operatori [3-7.21]', ['GET operatori/combo']],
];

test.each(CALLS)('the calls that the documents name are declared: %s', (_, calls) => {
  expect(calls.filter((call) => !declared.has(call))).toEqual([]);
});
