import { ofetch } from 'ofetch';
import type { SiteConfig } from '../contract/config';
import { geocodingAnswerSchema } from '../contract/geocoding';
import { type FailureKind, failure, type Result } from '../contract/result';
import { type Coordinates, type Geocode, type GeocodeQuery, isPoint, type Nearby } from '../machines/address/rules';

/** Longest wait for coordinates, in milliseconds. */
const GEOCODER_TIMEOUT = 10_000;

/** Failed geocoding, to the letter. Source: document 2, section 8. */
const COULD_NOT = 'Impossibile calcolare tutti i campi!!';

/** The body as JSON; undefined for one that is none. */
function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

function targetOf({ url, key }: SiteConfig['geocoder'], { address, number, city }: GeocodeQuery): string {
  const target = new URL(url, window.location.href);
  target.searchParams.set('address', [`${address} ${number}`.trim(), city].filter((part) => part !== '').join(', '));
  if (key !== '') target.searchParams.set('key', key);
  return target.href;
}

/** Where places are, by their ids; null for one that has no position, or that nobody may know. */
export interface Positions {
  readonly locality: (id: number, signal: AbortSignal) => Promise<Nearby | null>;
  readonly municipality: (id: number, signal: AbortSignal) => Promise<Nearby | null>;
}

/** The position of the smallest place that has one. */
async function nearbyOf(
  { localityId, cityId }: GeocodeQuery,
  positions: Positions,
  signal: AbortSignal,
): Promise<Nearby | null> {
  const locality = localityId === null ? null : await positions.locality(localityId, signal);
  if (locality !== null) return locality;
  return cityId === null ? null : positions.municipality(cityId, signal);
}

/**
 * Coordinates of an address, from the site's geocoding service. A 400 shows the service's own text, anything else the
 * fixed one; with it comes the position of the address's locality or municipality. Source: document 2, sections 7 and 8.
 */
export function createGeocoder(site: SiteConfig['geocoder'], positions: Positions): Geocode {
  const refused = (kind: FailureKind, status: number, text: string): Result<never> => ({
    ok: false,
    failure: failure(kind, status, text),
  });
  const locate = async (query: GeocodeQuery, signal: AbortSignal): Promise<Result<Coordinates>> => {
    if (site.url === '') return refused('server', 0, COULD_NOT);
    try {
      const { status, _data: body } = await ofetch.raw(targetOf(site, query), {
        ignoreResponseError: true,
        retry: 0,
        signal: AbortSignal.any([signal, AbortSignal.timeout(GEOCODER_TIMEOUT)]),
        responseType: 'text',
      });
      const answer = geocodingAnswerSchema.safeParse(parsed(body));
      if (status === 400) return refused('server', 400, (answer.success && answer.data.error_message) || COULD_NOT);
      const point = answer.success ? answer.data.results?.[0]?.geometry.location : undefined;
      if (status > 299 || point === undefined || !isPoint(point)) return refused('server', status, COULD_NOT);
      return { ok: true, value: { lat: point.lat, lng: point.lng } };
    } catch {
      return refused('network', 0, COULD_NOT);
    }
  };
  return async (query, signal) => {
    const answer = await locate(query, signal);
    return answer.ok ? answer : { ...answer, nearby: await nearbyOf(query, positions, signal) };
  };
}
