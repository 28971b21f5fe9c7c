/**
 * Where an item's preview is seen: its permalink with the preview flag. Source: document 2, 'Common editor behaviour'.
 */
export function previewAddress(permalink: string): string {
  return `${permalink}${permalink.includes('?') ? '&' : '?'}preview=1`;
}
