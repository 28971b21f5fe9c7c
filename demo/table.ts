import { z } from 'zod';

/** A text of the demo in Italian and in English. */
export const text = z.tuple([z.string().min(1), z.string().min(1)]).readonly();

/** Texts to choose from. */
export const texts = z.tuple([text], text).readonly();

/** A row of a table: these columns and no others. */
export const row = <T extends z.ZodRawShape>(columns: T) => z.strictObject(columns).readonly();

/** At least one row. */
export const rows = <T extends z.ZodType>(one: T) => z.tuple([one], one).readonly();

/** Rows that are known by a name. */
export const named = <T extends z.ZodType>(one: T) => z.record(z.string(), one).readonly();

/**
 * What a table of the demo, a JSON file beside the generator that needs it, holds. Throws for one that is out of shape, with
 * its name and where in it.
 */
export function readTable<T extends z.ZodType>(name: string, shape: T, data: unknown): z.infer<T> {
  const read = shape.safeParse(data);
  if (read.success) return read.data;
  throw new Error(`demo/${name}.json: ${z.prettifyError(read.error)}`);
}
