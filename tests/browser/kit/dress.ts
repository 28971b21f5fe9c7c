import type { CallFailure } from '../../../src/contract/result';
import type { Call, Reply } from './call';

/** A success the way another server says it: codes as numbers, no status, keys of its own. */
export const dressed = (data: unknown, more: object = {}): { readonly json: unknown } => ({
  json: { code: 200, elapsed: 0.004, ...more, data },
});

const failed = (status: number, kind: CallFailure['kind']): Reply => ({
  failure: { kind, status, message: '', fields: {}, conflict: null, retryAfter: null },
});

/** A user the way another server sends one: flags as 0 and 1, a desk as an object, no names. */
export const dressedUser = (user: object): Reply =>
  dressed({ redazione: { id: 9, nome: null }, ultimo_accesso: null, ...user });

/** An image the way another server sends one: numbers of its own, a flag as 0 or 1, no thumbnail unless there is one. */
export const dressedMedia = (item: object): object => ({
  peso: 12.5,
  collection: null,
  ...item,
  ...('openlibrary' in item ? { openlibrary: item.openlibrary ? 1 : 0 } : {}),
});

/** A page of images in either dress that servers have: a list with figures, or a list inside with the total alone. */
export const dressedImages = (
  items: readonly object[],
  figures: { readonly page: number; readonly lastPage: number; readonly total: number },
) => {
  const images = items.map(dressedMedia);
  const { page, lastPage, total } = figures;
  return page % 2 === 1
    ? dressed({ images, filtri: null }, { meta: { total, last_page: lastPage, per_page: null } })
    : dressed(images, { meta: { total } });
};

const NAMES = ['Alfa', 'Beta', 'Gamma'];

/** What the stand-in says unasked, by endpoint. Optional keys are missing or null wherever the contract lets them. */
export const DEFAULT_ANSWERS: Readonly<Record<string, (call: Call) => Reply>> = {
  'session.login': () => dressed({ access_token: 'gettone-di-altri', token_type: 'opaque' }),
  'session.logout': () => ({ json: { code: '200' } }),
  'session.me': () => failed(401, 'unauthenticated'),
  'roles.list': () => dressed([]),
  'lookups.desks': () => dressed([{ id: 90, nome: 'Redazione lontana' }]),
  'lookups.provinces': () =>
    dressed([
      { id: 1, nome: 'Provincia prima', sigla: null },
      { id: 2, nome: 'Provincia seconda' },
    ]),
  'lookups.municipalities': () => dressed([{ id: 5, city: 'Comune quinto', province: null }]),
  'lookups.categories': ({ query }) =>
    dressed(
      NAMES.map((name, index) => ({
        id: Number(query.main) * 100 + index,
        name: null,
        contents: { it: { title: `${name} ${query.main}` }, en: { title: null } },
        children: index === 0 ? [{ id: Number(query.main) * 100 + 50, name: `Sotto ${name}`, children: null }] : null,
      })),
    ),
  'lookups.relatedStatuses': ({ query }) =>
    query.id === undefined
      ? dressed([
          { id: 1, name: 'Pubblicata', active: 1 },
          { id: -3, name: 'Da Validare', active: null },
        ])
      : dressed({ it: [{ id: 2, name: 'Bozza' }], en: [{ id: 2, name: 'Bozza' }] }),
  'lookups.authors': () => dressed([{ id: 7, name: 'Autrice settima' }]),
  'lookups.localities': () => dressed({ data: [{ id: 41, title: 'Località quarantunesima' }], total: 1 }),
  'lookups.offices': () => dressed({ data: [{ id: 31, name: 'Ufficio trentunesimo', title: null }] }),
  // Ours alone: other servers do not know them.
  'event.overlaps': () => failed(404, 'notFound'),
  'sessions.list': () => failed(501, 'server'),
  'dashboard.worklists': () => failed(404, 'notFound'),
  'firstSteps.list': () => failed(404, 'notFound'),
  'lookups.tags': () => ({ json: { total: 0, data: [] } }),
  'media.search': () => dressedImages([], { page: 1, lastPage: 1, total: 0 }),
  'dashboard.summary': () => dressed([{ tipo: 'news', conto: 4, icona: null }]),
  // Maps as lists where they are empty, names left out.
  'dashboard.production': () => dressed([{ redazione: { id: 3, nome: null }, anni: [] }]),
  'dashboard.events': () => dressed([{ redazione: { id: 3, nome: 'Redazione terza' }, eventi: [] }]),
  'redirects.list': () => ({ json: { data: [], meta: { total: 0 } } }),
  'redirects.trace': () => failed(404, 'notFound'),
  'redirects.try': () => failed(404, 'notFound'),
  'search.entities': () => failed(404, 'notFound'),
  'search.records': () => failed(404, 'notFound'),
};
