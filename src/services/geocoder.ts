import { ofetch } from 'ofetch';
import type { SiteConfig } from '../contract/config';
import { geocodingAnswerSchema } from '../contract/geocoding';
import type { Result } from '../contract/result';
import { failures } from '../messages/failures';
import { failure } from './answer';

/** Longest wait for coordinates, in milliseconds. */
const GEOCODER_TIMEOUT = 10_000;

export interface Address {
  readonly address: string;
  readonly number: string;
  readonly city: string;
}
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Failed geocoding, to the letter. Source: document 2, section 8. */
const COULD_NOT = 'Impossibile calcolare tutti i campi!!';

/**
 * Coordinates of an address, from the site's geocoding service. A 400 shows the service's own text, anything else the
 * fixed one. Source: document 2, sections 7 and 8.
 */
export function createGeocoder({ url, key }: SiteConfig['geocoder']) {
  return async ({ address, number, city }: Address): Promise<Result<Coordinates>> => {
    const refused = (status: number, text: string): Result<never> => ({
      ok: false,
      failure: failure('server', status, text),
    });
    if (url === '') return refused(0, COULD_NOT);
    const target = new URL(url, window.location.href);
    target.searchParams.set('address', [`${address} ${number}`.trim(), city].filter((part) => part !== '').join(', '));
    if (key !== '') target.searchParams.set('key', key);
    try {
      const response = await ofetch.raw<unknown>(target.href, {
        ignoreResponseError: true,
        retry: 0,
        timeout: GEOCODER_TIMEOUT,
        responseType: 'json',
      });
      const answer = geocodingAnswerSchema.safeParse(response._data);
      if (response.status === 400) return refused(400, (answer.success && answer.data.error_message) || COULD_NOT);
      const first = answer.success ? answer.data.results?.[0] : undefined;
      return first === undefined ? refused(response.status, COULD_NOT) : { ok: true, value: first.geometry.location };
    } catch {
      return { ok: false, failure: failure('network', 0, `${COULD_NOT}\n${failures.network}`) };
    }
  };
}
