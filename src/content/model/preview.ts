import { webUrl } from './webUrl';

/**
 * Where an item's preview is seen: its permalink with the preview flag. Null for an address that is no web address: it
 * comes from a server and is opened as it is. Source: document 2, 'Common editor behaviour'.
 */
export function previewAddress(permalink: string): string | null {
  return webUrl(permalink) === null ? null : `${permalink}${permalink.includes('?') ? '&' : '?'}preview=1`;
}
