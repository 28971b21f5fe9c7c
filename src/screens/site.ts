import { createContext, useContext } from 'react';
import type { SiteConfig } from '../contract/config';

/** What the site sets, for the pages in front of the sign-in too, where there are no ports. */
export const SiteContext = createContext<SiteConfig | null>(null);

/** What the site sets. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('no site above');
  return site;
}
