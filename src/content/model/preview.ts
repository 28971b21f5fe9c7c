/** Stands for wherever the client is: only the scheme of a relative permalink matters here. */
const ANY_ORIGIN = 'https://portale.invalid';

/**
 * Where an item's preview is seen: its permalink with the preview flag. Null for an address that is no web address: it
 * comes from a server and is opened as it is. Source: document 2, 'Common editor behaviour'.
 */
export function previewAddress(permalink: string): string | null {
  if (!URL.canParse(permalink, ANY_ORIGIN)) return null;
  const { protocol } = new URL(permalink, ANY_ORIGIN);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return `${permalink}${permalink.includes('?') ? '&' : '?'}preview=1`;
}
