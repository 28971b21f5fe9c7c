import type { FindOverlaps } from '../content/item/occurrence';
import type { Content } from '../content/model/content';
import { overlapsEndpoint } from '../contract/overlaps';
import { dataIn } from '../contract/result';
import { createAside } from './aside';
import type { Client } from './client';

/** What overlaps with an item of a content type. A server without that call gets it once a session. */
export function createOverlapService(client: Client): (content: Content) => FindOverlaps {
  const aside = createAside(client);
  return (content) => {
    const endpoint = overlapsEndpoint(content);
    return async ({ id, days, places }, signal) => {
      const body = { id, days: [...days], places: [...places] };
      return dataIn(await aside.call(endpoint, { body, signal }));
    };
  };
}
