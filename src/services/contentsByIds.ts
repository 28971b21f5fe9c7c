import * as z from 'zod/mini';
import type { ContentHead } from '../content/model/types';
import { envelope, idSchema } from '../contract/common';
import { defineEndpoint } from '../contract/endpoint';
import { isPlainObject } from '../contract/plainObject';
import type { Result } from '../contract/result';
import { MOST_NAMED_IDS, type NamedById, namedByIds } from '../contract/settings';
import { createAside } from './aside';
import type { Client } from './client';

/** Items read at a time. */
const AT_ONCE = 4;

/** An item of an area, of which only its languages' titles and statuses are looked at. */
const itemOf = ({ area, paths }: ContentHead) =>
  defineEndpoint({
    id: `${area}.named`,
    method: 'GET',
    path: `${paths.item}/:id`,
    summary: 'Titolo e stato di un contenuto',
    params: z.object({ id: idSchema }),
    answer: envelope(z.looseObject({ id: idSchema, contents: z.optional(z.nullable(z.looseObject({}))) })),
  });

/** What an item is called in a language, else in the first in which it has a title; its statuses by language. */
function namedIn(id: number, contents: Readonly<Record<string, unknown>>, language: string): NamedById {
  const written = Object.entries(contents).flatMap(([code, own]) => (isPlainObject(own) ? [[code, own] as const] : []));
  const titled = written.flatMap(([code, { title }]) =>
    typeof title === 'string' && title !== '' ? [{ code, title }] : [],
  );
  const statuses = written.flatMap(([code, { status }]) =>
    typeof status === 'number' ? [[code, status] as const] : [],
  );
  const { title = null } = titled.find(({ code }) => code === language) ?? titled[0] ?? {};
  return { id, title, statuses: Object.fromEntries(statuses) };
}

interface Site {
  readonly client: Client;
  readonly contents: readonly ContentHead[];
  /** Whether the user may see the list of a content type. */
  readonly mayView: (content: ContentHead) => boolean;
}

/** Each item by itself, as a server answers that has no call for several; one that there is not is left out. */
async function oneByOne(
  { client, contents, mayView }: Site,
  area: string,
  ids: readonly number[],
  language: string,
  signal: AbortSignal,
): Promise<Result<readonly NamedById[]>> {
  const content = contents.find((one) => one.area === area);
  if (content === undefined || !mayView(content))
    return { ok: true, value: ids.map((id) => ({ id, is_withheld: true })) };
  const endpoint = itemOf(content);
  const found: NamedById[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const answers = await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id) => ({
        id,
        result: await client.call(endpoint, { params: { id }, signal, isAside: true }),
      })),
    );
    for (const { id, result } of answers) {
      if (result.ok) found.push(namedIn(id, result.value.data.contents ?? {}, language));
      else if (result.failure.kind === 'forbidden') found.push({ id, is_withheld: true });
      else if (result.failure.kind !== 'notFound') return result;
    }
  }
  return { ok: true, value: found };
}

/**
 * Contents of an area by their ids: by a call of ours, else one by one. No refusal of these ends the session. Source:
 * contract, 'Pinned for documents 2 and 3', settings.
 */
export function createContentsByIds(site: Site) {
  const aside = createAside();
  return async (
    area: string,
    ids: readonly number[],
    lang: string,
    signal: AbortSignal,
  ): Promise<Result<readonly NamedById[]>> => {
    const query = { area: area as 'event' | 'news', ids: ids.slice(0, MOST_NAMED_IDS).join(), lang };
    const found = await aside('contentsByIds', () => site.client.call(namedByIds, { query, signal, isAside: true }));
    if (found.ok) return { ok: true, value: found.value.data };
    return found.failure.kind === 'notFound' ? oneByOne(site, area, ids, lang, signal) : found;
  };
}
