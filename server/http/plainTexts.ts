import { withoutInvisible } from '../../src/content/model/invisible';

/** Something that nobody sees, beside tabs and line ends. */
const SUSPECT = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What is no plain text: a text with markup is its cleaner's, and a secret is what it is, letter by letter. */
const isPlain = (text: string, key: string): boolean => !/password|token/i.test(key) && !/<[a-z!/]/i.test(text);

/**
 * What a call brings, its plain texts without the characters that nobody sees and that come along with what is copied:
 * titles, names, numbers, addresses of mail, slugs, whatever the call. What has none is the very same.
 */
export function withPlainTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return SUSPECT.test(value) && isPlain(value, key) ? withoutInvisible(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => withPlainTexts(entry, key));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  const before = Object.entries(value);
  const after = before.map(([name, own]) => [name, withPlainTexts(own, name)] as const);
  return after.every(([, own], index) => own === before[index]?.[1]) ? value : Object.fromEntries(after);
}
