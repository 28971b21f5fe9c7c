import type { Measured } from './types';

/** Around the generated table in docs/tasti.md. */
export const KEYSTROKES_START = '<!-- keystrokes:start -->';
export const KEYSTROKES_END = '<!-- keystrokes:end -->';

/** First line of the table. */
export const KEYSTROKES_HEAD = '| Compito | Tasti | Caratteri del testo | Come |';

/** The tasks with what they cost as a Markdown table, without a line break at its end. */
export function keystrokeTable(tasks: readonly Measured[]): string {
  const lines = tasks.map(({ title, keys, characters, way }) => `| ${title} | ${keys} | ${characters} | ${way} |`);
  return [KEYSTROKES_HEAD, '|---|---|---|---|', ...lines].join('\n');
}
