/** Stands for wherever a page is, where only the scheme of an address matters. */
const ANY_ORIGIN = 'https://a.invalid';

/**
 * Where a stored address leads, in full: the only thing that is drawn as a link, on both sides. Null for one that is none
 * of the web, which would run or show what it says itself. `base` is what an address without a host counts from.
 */
export function webUrl(address: string, base: string = ANY_ORIGIN): URL | null {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

/**
 * Where an item's preview is seen: its permalink with the preview flag. Null for an address that is no web address: it
 * comes from a server and is opened as it is. Source: document 2, 'Common editor behaviour'.
 */
export function previewAddress(permalink: string): string | null {
  return webUrl(permalink) === null ? null : `${permalink}${permalink.includes('?') ? '&' : '?'}preview=1`;
}
