/**
 * A whole number as Italians write it: 12345 gives '12.345'. Without Intl, whose first use loads the tables of a language:
 * more than 20 ms of processor time before a page's first rows.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** How many there are of something, with its name in the singular or plural. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What is left of something masculine, or of something feminine: 'un altro', 'altri 3'. */
export const others = (count: number): string => (count === 1 ? 'un altro' : `altri ${formatCount(count)}`);
export const othersFeminine = (count: number): string => (count === 1 ? 'un’altra' : `altre ${formatCount(count)}`);

/** The first names of a list, and how many there are besides. */
export const namedUpTo = (names: readonly string[], most: number, total = names.length): string => {
  const named = names.slice(0, most).join(', ');
  const rest = total - Math.min(names.length, most);
  return rest > 0 ? `${named} e ${others(rest)}` : named;
};

/** From here on a wait is told in minutes. */
const SECONDS_TOLD = 120;

/** How long one has to wait, in words. Takes whole seconds. */
export function waitTime(seconds: number): string {
  if (seconds >= SECONDS_TOLD) return `${Math.ceil(seconds / 60)} minuti`;
  return counted(seconds, 'secondo', 'secondi');
}
