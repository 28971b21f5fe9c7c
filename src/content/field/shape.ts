import * as z from 'zod/mini';
import { maybe } from '../../contract/common';
import { languageMap } from '../../contract/limits';
import type { FieldDeclaration } from './field';

/** Keys of an object's schema. */
export type Shape = Record<string, z.ZodMiniType>;
interface Tree {
  [key: string]: z.ZodMiniType | Tree;
}

/** A map by language; some servers write an empty one as an empty list. */
const byLanguage = (schema: z.ZodMiniType): z.ZodMiniType => maybe(z.union([languageMap(schema), z.array(z.never())]));

/** A nested schema out of dotted paths: `google.title` and `google.description` become one object `google`. */
export function shapeOf(
  fields: readonly FieldDeclaration[],
  schemaOf: (field: FieldDeclaration) => z.ZodMiniType,
): Shape {
  const tree: Tree = {};
  for (const field of fields) {
    const keys = field.path.split('.');
    let node = tree;
    for (const key of keys.slice(0, -1)) {
      node[key] ??= {};
      node = node[key] as Tree;
    }
    node[keys.at(-1) as string] = schemaOf(field);
  }
  const build = (branch: Tree): Shape =>
    Object.fromEntries(
      Object.entries(branch).map(([key, value]) => [
        key,
        'def' in value && '_zod' in value ? (value as z.ZodMiniType) : maybe(z.looseObject(build(value as Tree))),
      ]),
    );
  return build(tree);
}

/** Schemas of the fields that lie beside `contents`, or are shared by all languages. */
export const outerShape = (
  fields: readonly FieldDeclaration[],
  schemaOf: (field: FieldDeclaration) => z.ZodMiniType,
): Shape =>
  shapeOf(
    fields.filter(({ localized }) => localized !== true),
    (field) => (field.localized === 'beside' ? byLanguage(schemaOf(field)) : schemaOf(field)),
  );
