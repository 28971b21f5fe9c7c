import { venuesOf } from '../content/item/occurrence';
import type { Content, ContentHead, ContentItem } from '../content/model/content';
import type { ContentLanguages } from '../contract/languages';
import type { Municipality } from '../contract/lookups';
import type { Result } from '../contract/result';
import { isPoint, type Nearby } from '../machines/address/rules';
import type { Client } from './client';

/** A position out of coordinates as a server sends them; null for none, or for one off the globe. */
function positionOf(name: string, lat: unknown, lng: unknown): Nearby | null {
  if (lat === null || lng === null || lat === '' || lng === '') return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return isPoint(point) ? { ...point, name } : null;
}

/** Where a municipality is. It is only an offer: null also where the server does not say it. */
export function municipalityPosition(found: Result<Municipality | null>): Nearby | null {
  if (!found.ok || found.value === null) return null;
  const { city, lat, lng } = found.value;
  return positionOf(city ?? '', lat, lng);
}

interface Site {
  readonly client: Client;
  readonly contents: readonly ContentHead[];
  readonly languages: ContentLanguages;
  /** Whether the user may see the list of a content type. */
  readonly mayView: (content: ContentHead) => boolean;
  /** Fetches the form of a content type. */
  readonly formOf: (head: ContentHead) => Promise<Content>;
}

/**
 * Where a content's first address is. It is only an offer: null for a content without one, and where the server refuses,
 * which ends no session.
 */
export function createContentPosition({ client, contents, languages, mayView, formOf }: Site) {
  return async (area: string, id: number, signal: AbortSignal): Promise<Nearby | null> => {
    const head = contents.find((declared) => declared.area === area);
    if (head === undefined || !mayView(head)) return null;
    const content = await formOf(head);
    const result = await client.call(content.endpoints.read, { params: { id }, signal, isAside: true });
    if (!result.ok) return null;
    const item = result.value.data as unknown as ContentItem;
    const name = languages.map((language) => item.contents[language]?.title ?? '').find((title) => title !== '') ?? '';
    return (
      venuesOf(content, item)
        .map(({ lat, lng }) => positionOf(name, lat, lng))
        .find((position) => position !== null) ?? null
    );
  };
}
