import * as z from 'zod/mini';

/** Most entries of a list, and most keys of a map, of which nothing else is said. */
export const MOST_ENTRIES = 200;

/** Most languages of a site, and so of whatever is written by language. */
export const MOST_LANGUAGES = 50;

/** Most entries of what no schema declares: it goes back as it was read, such as the users of a desk. */
export const MOST_UNDECLARED = 2000;

/** Most entries of all lists of a body together: of lists in lists each may be full, and the largest real item has a fifth. */
export const MOST_TOGETHER = 10_000;

/** How many entries a list or a map may have where it is sent, and what is said of more. */
export interface Most {
  readonly count: number;
  /** In Italian, for a list that has so many. Without it, only how many there may be. */
  readonly words?: (actual: number) => string;
}

const known = new WeakMap<object, Most>();

/**
 * A schema of a list or a map, alone or beside other shapes, with how many entries it may have where it is sent. The
 * server looks at it before it reads anything of a body; an answer is read whatever it has.
 */
export function atMost<Schema extends z.ZodMiniType>(most: Most | number, schema: Schema): Schema {
  const limited = z.clone(schema);
  known.set(limited, typeof most === 'number' ? { count: most } : most);
  return limited;
}

/** What a schema says of the number of its entries; undefined for one that says nothing. */
export const mostOf = (schema: z.core.$ZodType): Most | undefined => known.get(schema);

/** A map by language. */
export const languageMap = <Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniRecord<z.ZodMiniString, Schema> =>
  atMost(MOST_LANGUAGES, z.record(z.string(), schema));
