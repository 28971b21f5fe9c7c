import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, valueAt, withValueAt } from '../../../src/content/field/path';
import type { Content } from '../../../src/content/model/content';
import { EMBED_HOSTS } from '../../../src/content/richtext/richHtml';
import { contents } from '../../../src/content/whole';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../../src/contract/languages';
import { isPlainObject } from '../../../src/contract/plainObject';
import { PUBLIC } from '../../auth/told';
import { idOf } from '../../db/ids';
import { withReferenceNames } from '../../references/names';
import type { Api, Services } from '../../services';
import { type Item, storageOf, unpublished } from '../names';
import { readItem } from '../read/read';
import { missingHtml } from './html';
import { type Permalinks, PREVIEW_PATH, type PreviewTarget } from './permalink';
import { renderItem, richTextsIn, visibleLanguages } from './render';

interface PreviewRequest {
  Params: { area: string; id: string; lang: string };
  Querystring: { preview?: string; token?: string };
}

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "img-src 'self' data: https: http:",
    `style-src 'nonce-${nonce}'`,
    `frame-src ${EMBED_HOSTS.map((host) => `https://${host}`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Nothing keeps the page, and no link in it reveals its address: the address may carry the token. */
export function sendPage(reply: FastifyReply, status: number, nonce: string, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Security-Policy': policy(nonce),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function linksOf(
  item: Item,
  target: PreviewTarget,
  shown: readonly string[],
  permalinks: Permalinks,
): Record<string, string> {
  const entries = shown.map((lang) => {
    const { title = '', status = -1, slug } = item.contents[lang] ?? { title: '', status: -1, slug: '' };
    const address = permalinks.of({ ...target, lang, title, status, slug: typeof slug === 'string' ? slug : '' });
    return [lang, address.includes('?') ? `${address}&preview=1` : address];
  });
  return Object.fromEntries(entries);
}

/** What the categories $1 are called in the language $2. */
const CATEGORY_TITLES = `
  select category_id as id, title from category_contents where category_id = any($1::integer[]) and lang = $2 and title <> ''`;

/** An item whose chosen categories, and what it points to, are called as in a language, for everybody. */
async function namedIn(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  content: Content,
  item: Item,
  lang: string,
): Promise<Item> {
  const inFront: ContentLanguages = [lang, ...languages.filter((other) => other !== lang)];
  const named = await withReferenceNames({ db, languages: inFront }, content, item, PUBLIC);
  if (lang === INTERFACE_LANGUAGE) return named;
  const chosen = content.fields
    .filter((field) => storageOf(field) === 'categories')
    .map((field) => fieldPath(field, lang))
    .flatMap((path) => {
      const value = valueAt(named, path);
      return Array.isArray(value) ? [{ path, value }] : [];
    });
  const ids = chosen.flatMap(({ value }) => value.map((one) => valueAt(one, 'id')));
  if (ids.length === 0) return named;
  const query = { name: 'preview-categories', text: CATEGORY_TITLES, values: [ids, lang] };
  const { rows } = await db.query<{ id: number; title: string }>(query);
  const titles = new Map<Json, string>(rows.map(({ id, title }) => [id, title]));
  return chosen.reduce(
    (whole, { path, value }) =>
      withValueAt(
        whole,
        path,
        value.map((one) => {
          const title = titles.get(valueAt(one, 'id'));
          return title === undefined || !isPlainObject(one) ? one : { ...one, name: title };
        }),
      ),
    named,
  );
}

/**
 * Serves the pages behind permalinks: a published language to everybody, another one to who has the preview flag and
 * the token of its address; for anybody else it does not exist. Source: document 2, section 2, 'Common editor behaviour'.
 */
export function registerPreview({ root, services }: Api, permalinks: () => Promise<Permalinks>): void {
  const options = { config: { access: { open: 'pages' } } } as const;
  root.get<PreviewRequest>(`${PREVIEW_PATH}/:area/:id/:lang/:slug`, options, async ({ params, query }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const content = contents.find(({ area }) => area === params.area);
    const id = idOf(params.id);
    const stored = content === undefined || id === null ? null : await readItem(services.db, content, id);
    if (content === undefined || id === null || stored === null)
      return sendPage(reply, 404, nonce, missingHtml('missing', nonce));
    const links = await permalinks();
    const item = stored.original === null ? stored.item : unpublished(stored.item);
    const target = { area: content.area, id, lang: params.lang };
    const token = typeof query.token === 'string' ? query.token : '';
    const hasToken = query.preview !== undefined && links.accepts(target, token);
    const shown = visibleLanguages(item, services.languages, hasToken);
    if (!shown.includes(params.lang))
      return sendPage(reply, 404, nonce, missingHtml(token === '' ? 'missing' : 'expired', nonce));
    // The address may be given to anybody.
    const named = await namedIn(services, content, item, params.lang);
    const page = { content, item: named, lang: params.lang };
    const rendering = { ...page, nonce, clean: await services.cleaner.cleanStored(richTextsIn(page)) };
    return sendPage(reply, 200, nonce, renderItem({ ...rendering, links: linksOf(item, target, shown, links) }));
  });
}
