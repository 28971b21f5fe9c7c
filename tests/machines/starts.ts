import { activities } from '../../src/content/listings/activities';
import { listAddress, patternsOf } from '../../src/content/lists/addresses';
import type { Content } from '../../src/content/model/content';
import { role } from '../../src/content/records/role';
import { download, event, news } from '../content/named';
import type { Abilities, Api, Start } from '../kit/start';

type Json = { [key: string]: unknown };

/** A language of a content with everything that publishing asks for. */
export const completeText = (title: string, more: Json = {}): Json => ({
  title,
  slug: title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, ''),
  description: `<p>${title}</p>`,
  excerpt: 'Introduzione di prova',
  google: { keywords: 'prova', title, description: 'Descrizione di prova' },
  social: { title, description: 'Descrizione di prova' },
  status: 2,
  ...more,
});

/** What a prepared item has: beside its contents, and in its Italian. */
interface Parts {
  readonly shared?: object;
  readonly localized?: object;
}

/** Creates an item whose Italian is complete, a draft unless told otherwise. */
export const createItem =
  ({ paths }: Content, { shared, localized }: Parts = {}): NonNullable<Start['element']> =>
  async (api) => {
    const contents = { it: completeText('Sagra', { ...localized }) };
    const { id } = (await api('POST', paths.create, { contents, lang: 'it', ...shared })) as { id: number };
    return id;
  };

/** Creates a published news and gives the revision of it that an editor sent to be validated. */
export async function createRevision(api: Api): Promise<number> {
  const id = await createItem(news, { localized: { status: 1 } })(api);
  const item = (await api('GET', `${news.paths.item}/${id}`, undefined, 'editor')) as { contents: { it: object } };
  const contents = { ...item.contents, it: { ...item.contents.it, title: 'Sagra di maggio', status: 3 } };
  const saved = await api('PUT', `${news.paths.item}/${id}`, { ...item, contents, lang: 'it' }, 'editor');
  return (saved as { id: number }).id;
}

/** The first of the rows that a list call gives. */
export const firstOf =
  (path: string): NonNullable<Start['element']> =>
  async (api) => {
    const [row] = (await api('GET', path)) as readonly { readonly id: number }[];
    if (row === undefined) throw new Error(`'${path}' lists nothing`);
    return row.id;
  };

/** The editor of a news or an event that exists, for somebody who may edit it and has these abilities besides. */
export function editing(content: Content, data: string, parts: Parts = {}, abilities: Abilities = {}): Start {
  const { area } = content;
  return {
    page: patternsOf(content).item ?? '',
    user: { [`${area}-view`]: true, [`${area}-edit`]: true, ...abilities },
    data,
    element: createItem(content, parts),
  };
}

/** What leads to a draft being offered, as long as it is nothing can be changed. */
export const WITH_DRAFT =
  'Cambia il titolo, attendi un secondo e ricarica la pagina: finché la bozza è offerta la scheda si legge soltanto.';

/** A card of an item's editor, locked by a draft that is offered where the machine says so. */
export const cardStart = (
  content: Content,
  what: string,
  parts: Parts,
  readOnly: string | null,
  abilities: Abilities = {},
): Start => editing(content, readOnly === null ? what : `${what} ${WITH_DRAFT}`, parts, abilities);

/** A route with what its address says of the query. */
export const withQuery = (route: string, query: Readonly<Record<string, string>>): string =>
  [route, String(new URLSearchParams(query))].filter((part) => part !== '').join('?');

/** A download with files that the server has, for who may edit it. */
export const filesStart = (count: number): Start => ({
  ...editing(download, `Un download con ${count} file.`),
  element: async (api) => {
    const files = (await api('GET', `attachments?keywords=pdf&limit=${count}`)) as readonly { readonly id: number }[];
    return createItem(download, { shared: { attachments: files.map(({ id }) => ({ id })) } })(api);
  },
});

/** The page of a role, for who may do everything. */
export const ROLE_START: Start = {
  page: patternsOf(role).item ?? '',
  user: 'administrator',
  data: 'Un ruolo dimostrativo con i suoi permessi.',
  element: firstOf('user/roles?orderBy=-id'),
};

/** The redirects, for who may write them. */
export const REDIRECTS = {
  page: '/error404-list',
  user: { 'menu-view': true, 'errore404-create': true, 'errore404-delete': true },
};

export { event, news };

/** The activities to be decided about. */
export const REVIEW_PAGE: Start = {
  page: listAddress(activities),
  user: { 'event-view': true },
  data: 'Le attività dimostrative da valutare.',
};

/** The settings of the home page. */
export const HOME_SETTINGS: Start = {
  page: '/home-settings',
  user: { 'home-settings': true, 'home-settings-view': true, 'event-view': true, 'news-view': true },
  data: 'Le impostazioni dimostrative della home page.',
};
