const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A character reference as its character; one that is none, or that nobody here knows, as it is written. */
function character(reference: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
}

/** Text on one line, single blanks between its words. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What HTML says, on one line: blocks and breaks part words, marks within a word do not. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(strong|em|a|b|i|u|span|sub|sup)\b[^<>]*>|<\/(strong|em|a|b|i|u|span|sub|sup)>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, character);
  return onOneLine(text);
}

/** A text within its limit: what is longer ends at a word, with '…' in the limit. */
export function shortened(text: string, limit = Number.POSITIVE_INFINITY): string {
  const line = onOneLine(text);
  if (line.length <= limit) return line;
  const room = line.slice(0, limit - 1);
  const isWhole = line[limit - 1] === ' ';
  const end = isWhole ? room.length : room.lastIndexOf(' ');
  // A word longer than the limit is cut where it must be, never between the halves of one character.
  const kept = end > 0 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}

/** A text with its first letter large. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
