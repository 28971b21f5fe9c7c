import type * as z from 'zod/mini';
import { withoutInvisible } from '../../src/content/text/invisible';
import { type Expected, expectedOf } from './expected';

/** Something that nobody sees, beside tabs and line ends. */
const SUSPECT = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function plain(value: unknown, expected: Expected): unknown {
  if (typeof value === 'string')
    return expected.nature === undefined && SUSPECT.test(value) ? withoutInvisible(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plain(entry, expected.entry()));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  const before = Object.entries(value);
  const after = before.map(([name, own]) => [name, plain(own, expected.at(name))] as const);
  return after.every(([, own], index) => own === before[index]?.[1]) ? value : Object.fromEntries(after);
}

/**
 * Prepares the reading of the plain texts of a part of a call: titles, names, numbers, addresses of mail, slugs. Gives the
 * function to be called with what was sent, which takes out of them the characters that nobody sees and that come along
 * with what is copied. Whether a text is plain is said by the schema, never by how it looks: 'a <b' is no markup. What has
 * none of these characters is the very same.
 */
export function plainTextsOf(schema: z.ZodMiniType): (sent: unknown) => unknown {
  const whole = expectedOf([schema]);
  return (sent) => plain(sent, whole);
}
