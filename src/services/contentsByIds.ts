import * as z from 'zod/mini';
import type { ContentHead } from '../content/model/content';
import { isCivilDate } from '../content/when/civil';
import { envelope, idSchema } from '../contract/common';
import { defineEndpoint } from '../contract/endpoint';
import { isPlainObject } from '../contract/plainObject';
import type { Result } from '../contract/result';
import { MOST_NAMED_IDS, type NamedById, namedByIds } from '../contract/settings';
import { createAside } from './aside';
import type { Client } from './client';

const unread = z.optional(z.nullable(z.unknown()));

/** Items read at a time. */
const AT_ONCE = 4;

/** Whether a number can be an id: of any other one knows unasked that there is no such content. */
const isPossible = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 1e15;

/** An item of an area, of which only titles, statuses and, of an event, its last day are looked at. */
const itemOf = ({ area, paths }: ContentHead) =>
  defineEndpoint({
    id: `${area}.named`,
    method: 'GET',
    path: `${paths.item}/:id`,
    summary: 'Titolo e stato di un contenuto',
    params: z.object({ id: idSchema }),
    answer: envelope(z.looseObject({ id: idSchema, contents: unread, dates: unread })),
  });

/** Whether an event's last day is over; undefined for what says no day. */
function isPast(dates: unknown, today: string): boolean | undefined {
  const end = isPlainObject(dates) ? dates.end : undefined;
  return typeof end === 'string' && isCivilDate(end) ? end < today : undefined;
}

/** What an item is called in a language, else in the first in which it has a title; its statuses by language. */
function namedIn(id: number, contents: unknown, language: string): NamedById {
  const written = Object.entries(isPlainObject(contents) ? contents : {}).flatMap(([code, own]) =>
    isPlainObject(own) ? [[code, own] as const] : [],
  );
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
  /** The day where the site is, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Each item by itself, as a server answers that has no call for several; one that there is not is left out. */
async function oneByOne(
  { client, contents, mayView, today }: Site,
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
      if (result.ok) {
        const over = isPast(result.value.data.dates, today());
        found.push({
          ...namedIn(id, result.value.data.contents, language),
          ...(over !== undefined && { is_past: over }),
        });
      } else if (result.failure.kind === 'forbidden') found.push({ id, is_withheld: true });
      else if (result.failure.kind !== 'notFound') return result;
    }
  }
  return { ok: true, value: found };
}

/**
 * Contents of an area by their ids: by a call of ours, in as many parts as that takes, else one by one. No refusal of these
 * ends the session. Source: contract, 'Pinned for documents 2 and 3', settings.
 */
export function createContentsByIds(site: Site) {
  const aside = createAside(site.client);
  const part = async (area: string, ids: readonly number[], lang: string, signal: AbortSignal) => {
    const query = { area: area as 'event' | 'news', ids: ids.join(), lang };
    const found = await aside.call(namedByIds, { query, signal });
    if (found.ok) return { ok: true as const, value: found.value.data };
    return found.failure.kind === 'notFound' ? oneByOne(site, area, ids, lang, signal) : found;
  };
  return async (
    area: string,
    ids: readonly number[],
    lang: string,
    signal: AbortSignal,
  ): Promise<Result<readonly NamedById[]>> => {
    const possible = ids.filter(isPossible);
    const named: NamedById[] = [];
    for (let from = 0; from < possible.length; from += MOST_NAMED_IDS) {
      const found = await part(area, possible.slice(from, from + MOST_NAMED_IDS), lang, signal);
      if (!found.ok) return found;
      named.push(...found.value);
    }
    return { ok: true, value: named };
  };
}
