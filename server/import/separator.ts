/** What cells of a table may be separated by. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** The separator that stands most often in the first line of a table, outside of quotation marks. */
export function separatorOf(beginning: string): string {
  const line = beginning.split(/\r?\n|\r/, 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}
