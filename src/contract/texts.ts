import * as z from 'zod/mini';
import { optionalText } from './common';

/**
 * What a text is that is more than its words: markup, of which another reader decides what may stay, or a secret, which is
 * what it is letter by letter. Every other text is plain, whatever it looks like.
 */
export type TextNature = 'markup' | 'secret';

const known = new WeakMap<object, TextNature>();

/** A schema of a text, alone or beside other shapes, with what its text is. */
export function textOf<Schema extends z.ZodMiniType>(nature: TextNature, schema: Schema): Schema {
  const own = z.clone(schema);
  known.set(own, nature);
  return own;
}

/** What a schema says of its text; undefined for one that says nothing: a plain text, or none. */
export const textNatureOf = (schema: z.core.$ZodType): TextNature | undefined => known.get(schema);

/** HTML that a server may leave out. */
export const optionalMarkup = textOf('markup', optionalText);

/** A password. */
export const secretText = textOf('secret', z.string());

/** A password that may be left out. */
export const optionalSecret = textOf('secret', optionalText);
