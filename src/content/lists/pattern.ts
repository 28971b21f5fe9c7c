/** An `:id` is a number or 'new'; anything else is no route, so that a mangled link ends on the not-found page. */
const fits = (name: string, value: string): boolean =>
  name === 'id' ? /^(new|-?\d{1,15})$/.test(value) : value !== '';

/** What was typed is taken as it stands where it is no percent-encoding. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters of a clean path under a pattern, decoded; null where it does not fit. */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  // Most patterns are ruled out by how they begin: the menu and every command ask for their route at the start.
  const named = pattern.indexOf(':');
  if (named < 0) return pattern === path ? {} : null;
  if (!path.startsWith(pattern.slice(0, named))) return null;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
      continue;
    }
    const name = segment.slice(1);
    if (!fits(name, value)) return null;
    params[name] = decoded(value);
  }
  return params;
}

/** Names of a pattern's parameters, in order. */
export const parametersOf = (pattern: string): readonly string[] =>
  pattern.split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []));

/** The path of a pattern with its parameters filled in, encoded; null where `textOf` gives none for one of them. */
export function filledPattern(pattern: string, textOf: (name: string) => string | null): string | null {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = textOf(segment.slice(1));
    return value === null || value === '' ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : segments.join('/');
}
