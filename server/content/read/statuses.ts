import type { Content } from '../../../src/content/model/content';
import { PUBLISHED_STATUS } from '../../../src/content/publication/status';
import { contents } from '../../../src/content/whole';
import { type ContentLanguages, inOrder } from '../../../src/contract/languages';
import type { StatusOption } from '../../../src/contract/lookups';
import { filterStatusOptions, statusOptions } from '../../../src/machines/publication/rules';
import { editorialTexts } from '../../../src/messages/server/editorial';
import type { Queryable } from '../../db/types';
import type { Need } from '../../http/access';
import { type RequestUser, requireAbility } from '../../http/caller';
import { HttpError } from '../../http/errors';
import type { Services } from '../../services';
import type { Statuses } from './storedItem';

/** Statuses by language, of an item and of the item that it revises. */
interface Stored {
  readonly statuses: Statuses;
  readonly original: Statuses;
}

async function storedStatuses(db: Queryable, area: string, id: number): Promise<Stored> {
  const text = `
    select (select json_object_agg(t.lang, t.status) from translations t where t.content_id = c.id) as statuses,
           (select json_object_agg(t.lang, t.status) from translations t where t.content_id = c.revision_of) as original
      from contents c where c.id = $1 and c.area = $2`;
  const { rows } = await db.query<{ statuses: Statuses | null; original: Statuses | null }>({
    name: 'content-statuses',
    text,
    values: [id, area],
  });
  if (rows[0] === undefined) throw new HttpError(404, editorialTexts.missing(id));
  return { statuses: rows[0].statuses ?? {}, original: rows[0].original ?? {} };
}

/**
 * What a user may set in each of the site's languages and in each stored one. `original` are the statuses of the item
 * that a revision draft is about. Source: contract, 'Content areas' (`nextStatuses`).
 */
export function optionsByLanguage(
  languages: ContentLanguages,
  { mayPublish, statuses, original }: Stored & { readonly mayPublish: boolean },
): Record<string, StatusOption[]> {
  return Object.fromEntries(
    inOrder([...languages, ...Object.keys(statuses)], languages).map((language) => {
      const readersSee = original[language] === PUBLISHED_STATUS;
      return [language, statusOptions({ mayPublish, current: statuses[language] ?? null, readersSee })];
    }),
  );
}

interface StatusQuery {
  readonly name?: string | undefined;
  readonly id?: number | 'new' | undefined;
}

const contentNamed = (name: string): Content | undefined =>
  contents.find(({ paths, area }) => paths.list === name || area === name);

/** What asking for statuses asks: of an item that one may view its area, of all of them nothing. */
export function needOfStatuses({ name, id }: StatusQuery): Need {
  const content = name === undefined || id === undefined ? undefined : contentNamed(name);
  return content === undefined ? { open: 'lookups' } : { ability: requireAbility(content.abilities, 'view') };
}

/**
 * The publication statuses: all of them for a list's filter, or, for an item, those the user may set in each of its
 * languages. Source: contract, GET operations/related_statuses.
 */
export async function relatedStatuses(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  user: RequestUser,
  query: StatusQuery,
): Promise<StatusOption[] | Record<string, StatusOption[]>> {
  if (query.name === undefined || query.id === undefined) return filterStatusOptions();
  const content = contentNamed(query.name);
  if (content === undefined) {
    const unknown = editorialTexts.unknownArea(query.name);
    throw new HttpError(400, unknown, { fields: { name: unknown } });
  }
  const mayPublish = user.mayAny(content.abilities, 'publish');
  if (query.id === 'new') return optionsByLanguage(languages, { mayPublish, statuses: {}, original: {} });
  const stored = await storedStatuses(db, content.area, query.id);
  return optionsByLanguage(languages, { mayPublish, ...stored });
}
