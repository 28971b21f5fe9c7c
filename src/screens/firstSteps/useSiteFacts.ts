import { useMemo } from 'react';
import type { SiteFacts } from '../../machines/firstSteps/types';
import { usePorts } from '../ports';

/** What the site says of the first steps, and where it is open; the same object as long as the page is. */
export function useSiteFacts(): SiteFacts {
  const { site } = usePorts();
  return useMemo(
    () => ({
      tiles: site.tiles.url,
      geocoder: site.geocoder.url,
      address: new URL('.', window.location.href).href,
    }),
    [site],
  );
}
