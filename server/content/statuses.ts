import { contents } from '../../src/content/registry';
import type { Content } from '../../src/content/types';
import type { StatusOption } from '../../src/contract/lookups';
import { filterStatusOptions, statusOptions } from '../../src/machines/publication/rules';
import { editorial } from '../../src/messages/editorial';
import { refusals } from '../../src/messages/server';
import type { RequestUser } from '../auth/context';
import { requireAbility } from '../auth/context';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';

/** Languages that a status box always has options for. Source: document 2, section 9. */
const LANGUAGES = ['it', 'en'];

async function storedStatuses(db: Queryable, area: string, id: number): Promise<Map<string, number>> {
  const text = `select lang, status from contents c left join translations t on t.content_id = c.id
                 where c.id = $1 and c.area = $2`;
  const { rows } = await db.query<{ lang: string | null; status: number }>({
    name: 'content-statuses',
    text,
    values: [id, area],
  });
  if (rows.length === 0) throw new HttpError(404, editorial.gone(id));
  return new Map(rows.flatMap(({ lang, status }) => (lang === null ? [] : [[lang, status]])));
}

function contentNamed(name: string, user: RequestUser): Content {
  const content = contents.find(({ paths, area }) => paths.list === name || area === name);
  if (content === undefined)
    throw new HttpError(400, editorial.unknownArea(name), { fields: { name: editorial.unknownArea(name) } });
  if (!user.mayAny(content.abilities, 'view'))
    throw new HttpError(403, refusals.forbidden(requireAbility(content.abilities, 'view')));
  return content;
}

/**
 * The publication statuses: all of them for a list's filter, or, for an item, those the user may set in each of its
 * languages. Source: contract, GET operations/related_statuses.
 */
export async function relatedStatuses(
  db: Queryable,
  user: RequestUser,
  query: { readonly name?: string | undefined; readonly id?: number | 'new' | undefined },
): Promise<StatusOption[] | Record<string, StatusOption[]>> {
  if (query.name === undefined || query.id === undefined) return filterStatusOptions();
  const content = contentNamed(query.name, user);
  const stored = query.id === 'new' ? new Map<string, number>() : await storedStatuses(db, content.area, query.id);
  const mayPublish = user.mayAny(content.abilities, 'publish');
  const languages = new Set([...LANGUAGES, ...stored.keys()]);
  return Object.fromEntries(
    [...languages].map((language) => [language, statusOptions({ mayPublish, current: stored.get(language) ?? null })]),
  );
}
