import * as z from 'zod/mini';
import { maybe } from '../../contract/common';
import { itemBaseShape, itemEndpoints, localizedBaseShape } from '../../contract/content';
import { languageMap } from '../../contract/limits';
import type { FieldDeclaration, FieldKind } from '../field/field';
import { deepFreeze } from '../field/json';
import { fieldSchema } from '../field/kind';
import { fieldPath } from '../field/path';
import { outerShape, type Shape, shapeOf } from '../field/shape';
import { kindOf } from '../kinds/table';
import type { Content, ContentHead, ContentItem, FormDeclaration } from './content';

const schemaOf = (field: FieldDeclaration): z.ZodMiniType => fieldSchema(kindOf(field), field);

/** Takes the fields and the item's base keys, which a body and an answer validate differently. */
function itemSchemaOf(fields: readonly FieldDeclaration[], base: Shape): z.ZodMiniType<ContentItem> {
  // What belongs beside the contents may lie in them too: older servers, clients and stores have it there.
  const own = shapeOf(
    fields.filter((field) => field.localized),
    schemaOf,
  );
  const schema = z.looseObject({
    ...base,
    contents: languageMap(z.nullable(z.looseObject({ ...localizedBaseShape, ...own }))),
    ...outerShape(fields, schemaOf),
  });
  return schema as unknown as z.ZodMiniType<ContentItem>;
}

function fail(area: string, problem: string): never {
  throw new Error(`content type '${area}': ${problem}`);
}

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}

/** Kinds of which the server or every item has one value in each language's content. */
const IN_CONTENTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['status', 'author', 'slug', 'dateTime', 'reviewNote']);

/** Why a field can't have its values beside the contents, where they are read from within these too; null if it can. */
function besideProblem(field: FieldDeclaration, fields: readonly FieldDeclaration[]): string | null {
  const { path, kind } = field;
  if (IN_CONTENTS.has(kind)) return `the kind '${kind}' lies in the contents`;
  if (path === 'contents' || path in itemBaseShape || path in localizedBaseShape) return 'its name is taken';
  const other = fields.find((one) => one !== field && `${one.path}.`.startsWith(`${path}.`));
  return other === undefined ? null : `'${other.path}' lies there`;
}

/** Kinds that have a value from the start, or that only some statuses show. */
const NEVER_EMPTY: ReadonlySet<FieldKind> = new Set<FieldKind>(['status', 'author', 'reviewNote']);

/** Kinds whose value is a text that another one can be made of. */
const TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'textarea', 'richText']);

/** What is wrong with the file that a content type is exported to; null for nothing. */
function exportProblem({ list, paths }: ContentHead, fields: readonly FieldDeclaration[]): string | null {
  const { exports } = list;
  if (exports === undefined) return null;
  if (paths.export === undefined) return 'no path exports it';
  if (exports.ofSelected) return 'contents are exported all together';
  if (exports.columns === undefined) return 'its export has no columns';
  for (const column of exports.columns) {
    if (column.kind !== 'field') continue;
    const field = fields.find(({ path }) => path === column.path);
    if (field === undefined) return `exported field '${column.path}' is not declared`;
    // An item has their ids alone.
    if (field.kind === 'author') return `exported field '${column.path}' has no words`;
  }
  return null;
}

/** What is wrong with the areas that a content type says its form points to; null for nothing. */
function pointsProblem({ pointsTo = [] }: ContentHead, fields: readonly FieldDeclaration[]): string | null {
  const areas = new Set(fields.flatMap((field) => kindOf(field).areas?.(field) ?? []));
  const differs = pointsTo.find((area) => !areas.has(area)) ?? [...areas].find((area) => !pointsTo.includes(area));
  return differs === undefined ? null : `'${differs}' is pointed to by its form or by its declaration alone`;
}

/** Kinds that a field within an entry may be of: of these nothing is kept elsewhere, and no right is asked. */
const WITHIN: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'textarea',
  'richText',
  'detail',
  'url',
  'email',
  'telephone',
  'select',
  'locality',
  'place',
  'address',
  'contents',
  'image',
  'images',
]);

/** Why a field can't be made of the fields that it declares; null if it can. */
function nestedProblem({ kind, entry, count, localized }: FieldDeclaration, isWithin = false): string | null {
  const isMade = kind === 'entries' || kind === 'slots';
  if (isMade !== (entry !== undefined)) return 'entries and slots are made of fields, and nothing else is';
  if ((kind === 'slots') !== (count !== undefined)) return 'slots have a number, and nothing else has';
  if (entry === undefined) return null;
  if (localized !== false) return 'what all its fields say is shared by all languages';
  const paths = entry.fields.map((field) => fieldPath(field, '*'));
  const repeated = firstRepeated(paths);
  if (repeated !== undefined) return `'${repeated}' is declared twice`;
  const own = entry.fields.map(({ path }) => path);
  const unknown = [
    ...entry.summary,
    ...(entry.required ?? []),
    ...(entry.route === undefined ? [] : [entry.route]),
  ].find((path) => !own.includes(path));
  if (unknown !== undefined) return `'${unknown}' is none of its fields`;
  for (const field of entry.fields) {
    const isSlots = field.kind === 'slots' && !isWithin;
    if (!WITHIN.has(field.kind) && !isSlots) return `'${field.path}' can't be a field of it`;
    if (field.shape === 'withLocality')
      return `'${field.path}' is written with a locality, as addresses of items are alone`;
    const problem = nestedProblem(field, true);
    if (problem !== null) return `'${field.path}': ${problem}`;
  }
  return null;
}

/** Whether an address is described together with a locality, both shared by all languages. */
const hasLocality = ({ companion, localized }: FieldDeclaration, fields: readonly FieldDeclaration[]): boolean =>
  localized === false &&
  fields.some((field) => field.path === companion && field.kind === 'locality' && field.localized === false);

function check(head: ContentHead, { cards, required }: FormDeclaration, fields: readonly FieldDeclaration[]): void {
  const { area, list } = head;
  const key = (field: FieldDeclaration) => fieldPath(field, '*');
  const unique = (what: string, values: readonly string[]) => {
    const repeated = firstRepeated(values);
    if (repeated !== undefined) fail(area, `${what} '${repeated}' is declared twice`);
  };
  unique('field', fields.map(key));
  for (const field of fields.filter(({ localized }) => localized === 'beside')) {
    const why = besideProblem(field, fields);
    if (why !== null) fail(area, `field '${field.path}' can't lie beside the contents: ${why}`);
  }
  unique(
    'card',
    cards.map((card) => card.id),
  );
  const problem = pointsProblem(head, fields) ?? exportProblem(head, fields);
  if (problem !== null) fail(area, problem);
  for (const { kind, field: path } of list.columns)
    if (kind === 'choices' && !fields.some((field) => field.path === path && field.kind === 'categories'))
      fail(area, `column '${path}' shows no field of categories`);
  for (const { downloads } of list.columns)
    if (downloads !== undefined && !fields.some((field) => field.path === downloads && field.kind === 'files'))
      fail(area, `rows offer '${downloads}' to download, which is no field of files`);
  for (const path of [...required.draft, ...required.published, ...(required.advised ?? [])]) {
    const field = fields.find((one) => one.path === path);
    if (field === undefined) fail(area, `required field '${path}' is not a field`);
    if (NEVER_EMPTY.has(field.kind)) fail(area, `required field '${path}' is never empty`);
  }
  for (const path of required.advised ?? [])
    if (required.published.includes(path)) fail(area, `field '${path}' is advised and required at once`);
  const texts = new Set(fields.filter(({ kind }) => TEXTS.has(kind)).map(key));
  const isText = (path: string) => texts.has(`contents.*.${path}`);
  for (const field of fields) {
    const nested = nestedProblem(field);
    if (nested !== null) fail(area, `field '${field.path}' is made of fields that don't fit: ${nested}`);
    const source = field.copyFrom?.path;
    // A card of several content types may name a field that this one does without.
    const isCopied = source !== undefined && fields.some(({ path }) => path === source);
    if (isCopied && !(isText(field.path) && isText(source)))
      fail(area, `field '${field.path}' can't be copied from '${source}': both must be localized texts`);
    if (field.limit !== undefined && field.limit <= 0)
      fail(area, `field '${field.path}' has a limit of ${field.limit}`);
    if (field.fallback !== undefined) {
      const [, path = ''] = /^contents\.[a-z]+\.(.+)$/.exec(field.fallback) ?? [];
      if (field.localized || !TEXTS.has(field.kind) || !isText(path))
        fail(area, `field '${field.path}' can't take '${field.fallback}': a shared text takes a language's text`);
    }
    if ((field.kind === 'choice') !== (field.source !== undefined))
      fail(area, `field '${field.path}': a list to choose from is named by a choice, and by no other`);
    if ((field.kind === 'files') !== (field.accept !== undefined))
      fail(area, `field '${field.path}': what files may be is said by a field of files, and by no other`);
    if (field.shape !== undefined && field.kind !== 'address') fail(area, `field '${field.path}' has a shape`);
    if (field.shape === 'withLocality' && !hasLocality(field, fields))
      fail(area, `field '${field.path}' is written with a locality that no field beside it has`);
    if ((field.kind === 'categories' || field.kind === 'tags') && field.main === undefined)
      fail(area, `field '${field.path}' names no category group`);
    if ((field.kind === 'contents') !== (field.area !== undefined))
      fail(area, `field '${field.path}': an area is named by a field of contents, and by no other`);
  }
  for (const { share } of cards)
    for (const path of share === undefined ? [] : [share.title, share.description])
      if (!isText(path)) fail(area, `shared text '${path}' is not a localized text`);
}

/**
 * Declares the form of a content type, with what follows from it: its fields in order, its wire schema, the calls of one
 * item. Throws with the content type's name and what is wrong; gives the whole content type, frozen.
 */
export function defineForm(head: ContentHead, declaration: FormDeclaration): Content {
  const fields = declaration.cards.flatMap((card) => card.fields);
  check(head, declaration, fields);
  deepFreeze(declaration);
  const itemSchema = itemSchemaOf(fields, itemBaseShape);
  // What is created has no id yet, what is updated has it in the path.
  const bodySchema = itemSchemaOf(fields, { ...itemBaseShape, id: maybe(itemBaseShape.id) });
  return Object.freeze({
    ...head,
    ...declaration,
    fields: Object.freeze(fields),
    itemSchema,
    endpoints: Object.freeze({ ...head.endpoints, ...itemEndpoints(head, { item: itemSchema, body: bodySchema }) }),
  });
}
