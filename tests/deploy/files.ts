import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../../server/config';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A text of the project's. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lines that say something: neither empty nor a comment, without what surrounds them. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Of names of variables those that are ours by their beginning, or settings, and that the server does not know. */
export function unknownSettings(names: readonly string[]): readonly string[] {
  const known = SETTINGS.flatMap(({ name }) => [name, `${name}_FILE`]);
  return names.filter((name) => !known.includes(name));
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, '': 1000, MB: 1_000_000, M: 2 ** 20 };

/** '30s' in milliseconds, '110MB' (or nginx's '110m', in capitals) in bytes. */
export function amountOf(text: string): number {
  const [, figure, unit = ''] = /^(\d+)([A-Za-z]*)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (figure === undefined || factor === undefined) throw new Error(`${text} is no amount`);
  return Number(figure) * factor;
}
