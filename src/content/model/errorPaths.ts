/** What the server said at a path: of which field, and where within that field's value ('' for all of it). */
export interface FieldError {
  readonly field: string;
  readonly within: string;
  readonly message: string;
}

/**
 * What of a failure's errors is about these fields, in their order: `location.lat` is about `location`. Of several about
 * one field the first stands. Source: contract, 'Failure envelope'.
 */
export function errorsOfFields(
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): readonly FieldError[] {
  const ownerOf = (path: string): string | undefined =>
    fields.filter((field) => path === field || path.startsWith(`${field}.`)).toSorted((a, b) => b.length - a.length)[0];
  const found = new Map<string, FieldError>();
  for (const [path, message] of Object.entries(errors)) {
    const field = ownerOf(path);
    if (field !== undefined && !found.has(field))
      found.set(field, { field, within: path.slice(field.length + 1), message });
  }
  return fields.flatMap((field) => found.get(field) ?? []);
}
