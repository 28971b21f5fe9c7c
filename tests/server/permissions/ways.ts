import { homePreview } from '../../../server/settings/read';
import { PLACE_AREA } from '../../../src/content/field/areas';
import { mayOverlap } from '../../../src/content/item/occurrence';
import { furtherRemovals } from '../../../src/contract/content';
import { defaultLanguages } from '../../../src/contract/languages';
import { SETTINGS_SECTIONS } from '../../../src/contract/settings';
import { addressIn } from '../place-kit';
import { BEGINNING, type Planted, type Plants, pointingBody } from './secrets';

/** One call. */
export interface Way {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  /** Where what the call creates is read. */
  readonly readAt?: string;
}

const get = (path: string): Way => ({ method: 'GET', path });
const send = (method: string, path: string, body?: unknown): Way => ({
  method,
  path,
  ...(body !== undefined && { body }),
});

const OLD = '2020-01-01T00:00:00.000Z';
/** An id that nothing has: what is named with it is not deleted. */
const NOTHING = 99_999_999;

const idsOf = ({ draft, hidden, published, revision, gone, holders }: Planted): number[] => [
  draft,
  hidden,
  published,
  revision,
  gone,
  ...holders,
];

/** The calls of a content type, by their endpoints. */
export function contentWays(plants: Plants, planted: Planted): Record<string, readonly Way[]> {
  const { content } = planted;
  const { area, paths } = content;
  const ids = idsOf(planted);
  const { draft, published, revision, holders } = planted;
  /** One of each sort. */
  const some = [draft, published, revision, ...holders.slice(0, 1)];
  const targets = (wanted: string): number[] =>
    wanted === PLACE_AREA
      ? [plants.places.hidden, plants.places.shown]
      : plants.contents.filter((one) => one.content.area === wanted).flatMap(idsOf);
  const pointing = pointingBody(content, 'Prova', { idsOf: targets });
  const visible = pointingBody(content, 'Prova', {
    idsOf: (wanted) =>
      wanted === PLACE_AREA
        ? [plants.places.hidden]
        : plants.contents.filter((one) => one.content.area === wanted).map(({ draft }) => draft),
  });
  const item = (id: number) => `${paths.item}/${id}`;
  const removals = [paths.remove, ...(paths.removeAlso ?? [])];
  return {
    [`${area}.list`]: [
      get(`${paths.list}?limit=100`),
      get(`${paths.list}?keywords=${BEGINNING}`),
      get(`${paths.list}?keywords=${BEGINNING}0boza`),
      get(`${paths.list}?keywords=${draft}`),
    ],
    ...(paths.export !== undefined && { [`${area}.exportAll`]: [get(paths.export)] }),
    [`${area}.read`]: ids.map((id) => get(item(id))),
    [`${area}.readBase`]: some.map((id) => get(`${item(id)}/revision_base`)),
    [`${area}.create`]: [
      { ...send('POST', paths.create, pointing), readAt: paths.item },
      {
        ...send('POST', paths.create, visible),
        readAt: paths.item,
      },
      ...['prima', 'prima'].map((key) => ({
        ...send('POST', paths.create, pointingBody(content, 'Prova', { idsOf: () => [] })),
        key: `${area}-${key}`,
      })),
    ],
    [`${area}.update`]: some.flatMap((id) => [
      send('PUT', item(id), {}),
      send('PUT', item(id), { updated_at: OLD }),
      send('PUT', item(id), { lang: 'it', contents: { it: { excerpt: 'Prova' } } }),
      send('PUT', item(id), { ...pointing, contents: {} }),
    ]),
    [`${area}.remove`]: some.map((id) => send('DELETE', `${paths.remove}/${id},${NOTHING}`)),
    ...Object.fromEntries(
      furtherRemovals(paths).map(({ id }, at) => [
        id,
        some.map((one) => send('DELETE', `${removals[at + 1]}/${one},${NOTHING}`)),
      ]),
    ),
    ...(mayOverlap(content) && {
      [`${area}.overlaps`]: [
        send('POST', `${paths.list}/overlaps`, {
          days: ['2026-12-01'],
          places: [{ city: 37006, address: 'Via Roma', number: '1' }],
        }),
      ],
    }),
  };
}

/** The deletion of what others use, which is refused to everybody. */
const usedWays = ({ contents, places, placeType, file, attachment, license }: Plants): readonly Way[] => [
  ...contents
    .filter(({ content }) => contents.some((other) => other.content.pointsTo?.includes(content.area)))
    .flatMap(({ content, draft, hidden, published }) =>
      [draft, hidden, published].map((id) => send('DELETE', `${content.paths.remove}/${id}`)),
    ),
  send('DELETE', `luoghi/${places.hidden}`),
  send('DELETE', `tipologia-luoghi/${placeType.id}`),
  send('DELETE', `media/upload/${file}`),
  send('DELETE', `attachments/${attachment}`),
  send('DELETE', `categories/${license}`),
];

/** The ways that are of no content type, by the endpoint. */
export function sharedWays(plants: Plants): Record<string, readonly Way[]> {
  const { contents, places, placeType, file, attachment, redirect, license, records } = plants;
  const all = contents.flatMap((planted) => idsOf(planted).map((id) => `${planted.content.area}:${id}`));
  const named = [...all, `luoghi:${places.hidden}`, `luoghi:${places.holder}`, `tipologia-luoghi:${placeType.id}`];
  const [content] = contents;
  const events = contents.find((one) => one.content.area === 'event');
  const localities = contents.find((one) => one.content.area === 'localita');
  const operators = contents.find((one) => one.content.area === 'operatori');
  return {
    'used.remove': usedWays(plants),
    'search.entities': [
      get(`search?q=${BEGINNING}&limit=50`),
      get(`search?q=${BEGINNING}0bozzza&limit=50`),
      ...[...contents.map((one) => one.content.area), 'luoghi', 'tipologia-luoghi'].map((area) =>
        get(`search?q=${BEGINNING}&limit=50&area=${area}`),
      ),
      ...contents.map(({ draft }) => get(`search?q=${draft}`)),
    ],
    'search.records': Array.from({ length: Math.ceil(named.length / 20) }, (_, page) =>
      get(`search/records?of=${named.slice(page * 20, page * 20 + 20).join(',')}`),
    ),
    'search.uses': named.map((of) => get(`search/uses?of=${of}`)),
    'lookups.localities': [send('POST', 'localita/search', { keywords: BEGINNING })],
    'lookups.offices': [
      send('POST', `iat/search?keywords=${BEGINNING}${contents.findIndex((one) => one.content.area === 'iat')}`),
    ],
    'lookups.operators': [
      get(`operatori/combo?name=${BEGINNING}`),
      ...(operators === undefined ? [] : idsOf(operators).map((id) => get(`operatori/combo?id=${id}`))),
    ],
    'lookups.categories': [get('operations/categories?main=8')],
    'lookups.relatedStatuses': [
      get('operations/related_statuses?list=1'),
      ...(content === undefined
        ? []
        : [get(`operations/related_statuses?name=${content.content.paths.list}&id=${content.draft}`)]),
    ],
    'lookups.authors': [get('operations/users')],
    'dashboard.events': [3, 4].map((stato) => get(`dashboard/events?stato=${stato}`)),
    'audit.list': [
      ...contents.flatMap(({ content: { area }, revision, draft }) => [
        get(`audit?entity=${area}&id=${revision}`),
        get(`audit?entity=${area}&id=${draft}`),
      ]),
      get('audit?limit=100'),
      ...contents.map(({ content: { area }, holders }) => get(`audit?entity=${area}&id=${holders[0]}`)),
    ],
    'media.search': [
      send('POST', 'media/search', { query: BEGINNING, images: 0 }),
      send('POST', 'media/search', { id: file }),
    ],
    'media.list': [get(`media?searchText=${BEGINNING}`)],
    'media.update': [
      send('PUT', `media/upload/${file}`, { titolo: 'Prova', license_id: license, versione_id: NOTHING }),
      send('PUT', `media/upload/${file}`, { license_id: license, versione_id: 9001, updated_at: OLD }),
      send('PUT', `media/upload/${file}`, { license_id: license, versione_id: 9001 }),
    ],
    'attachments.list': [get('attachments?limit=100')],
    'attachments.remove': [send('DELETE', `attachments/${attachment},${NOTHING}`)],
    'places.list': [get('luoghi?limit=100'), get(`luoghi?keywords=${BEGINNING}`)],
    'places.read': Object.values(places).map((id) => get(`luoghi/${id}`)),
    'places.create': [
      {
        ...send('POST', 'luoghi', {
          nome: 'Prova',
          code: placeType.code,
          location: addressIn(37006, 'Bologna'),
          localita: { id: localities?.draft },
        }),
        readAt: 'luoghi',
      },
    ],
    'places.update': Object.values(places).flatMap((id) => [
      send('PUT', `luoghi/${id}`, {}),
      send('PUT', `luoghi/${id}`, { updated_at: OLD }),
      send('PUT', `luoghi/${id}`, { localita: { id: localities?.hidden } }),
      send('PUT', `luoghi/${id}`, { info: 'Prova' }),
    ]),
    'places.remove': [send('DELETE', `luoghi/${places.hidden},${NOTHING}`)],
    'placeTypes.list': [get('tipologia-luoghi'), get(`tipologia-luoghi?keywords=${BEGINNING}`)],
    'placeTypes.save': [
      send('POST', `set-luogo/-1/${BEGINNING.toUpperCase()}tipo`),
      send('POST', `set-luogo/${placeType.id}/Prova?updated_at=${OLD}`),
    ],
    'placeTypes.remove': [send('DELETE', `tipologia-luoghi/${placeType.id},${NOTHING}`)],
    'categories.tree': [get('categories?main=8')],
    'categories.update': [send('PUT', `categories/${license}`, { main: 8, contents: {} })],
    'categories.uses': [get(`categories/${license}/uses`)],
    'redirects.list': [get('operations/error404')],
    'redirects.save': [
      send('POST', 'operations/error404/rotta', {
        id: redirect,
        old_url: '/altro',
        new_url: '/n',
        code: 301,
        updated_at: OLD,
      }),
    ],
    'activities.list': [get('operations/makexp?limit=100')],
    'bookable.list': [get('operations/trekksoft?limit=100')],
    'featured.list': [
      get('makexp?limit=100'),
      get('makexp?orderBy=%2Btitle&limit=100'),
      get(`makexp?keywords=${BEGINNING}`),
    ],
    'featured.save': (events === undefined ? [] : idsOf(events)).map((id) =>
      send('PUT', `makexp/${id}`, { featured: 1, category: 'Arte' }),
    ),
    'settings.preview': defaultLanguages().map((lang) => get(homePreview(lang))),
    'settings.read': SETTINGS_SECTIONS.map((section) => get(`operations/settings?section=${section}`)),
    'settings.save': SETTINGS_SECTIONS.flatMap((section) => [
      send('POST', 'operations/settings', { section, data: {}, updated_at: OLD }),
      send('POST', 'operations/settings', { section, data: { it: { events: ['x'] } } }),
    ]),
    'settings.contents': contents
      .filter((one) => ['event', 'news'].includes(one.content.area))
      .map((one) => get(`operations/settings/contents?area=${one.content.area}&ids=${idsOf(one).join(',')}&lang=en`)),
    'session.me': [get('user/me')],
    'sessions.list': [get('user/me/sessions')],
    'roles.list': [get('user/roles')],
    'roles.search': [send('POST', 'users/roles/search', { keywords: BEGINNING })],
    'roles.read': [get(`user/roles/${records.role}`)],
    'roles.permissions': [get(`user/roles/${records.role}/abilities`)],
    'desks.list': [get('user/redazioni')],
    'desks.read': [get('user/redazioni/1')],
    'desks.update': [send('PUT', 'user/redazioni/1', {})],
    'desks.remove': [send('DELETE', 'user/redazioni/1')],
    'users.list': [get('user?limit=100')],
    'users.search': [send('POST', 'user/search', { keywords: BEGINNING })],
    'users.read': [get(`user/${records.user}`)],
    'users.create': [
      send('POST', 'user', { username: `${BEGINNING}utente`, email: `${BEGINNING}posta@portolano.example` }),
    ],
    'users.update': [
      send('PUT', `user/${records.user}`, {}),
      send('PUT', `user/${records.user}`, { first_name: 'Prova', updated_at: OLD }),
    ],
    'users.changeStatus': [send('POST', 'user/change_status', { id: records.user })],
    'users.exportSome': [get(`user/export/${records.user}`)],
    'users.contents': [get(`user/${records.user}/contents`)],
    'users.permissions': [get(`user/${records.user}/permissions`)],
    'users.remove': [send('DELETE', `user/${records.user}`)],
    'users.reassign': [send('DELETE', 'user/reassign', { user_to_delete: records.user, user_to_reassign: NOTHING })],
  };
}
