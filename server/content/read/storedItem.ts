import { isNested, type NestedField, withSaid } from '../../../src/content/field/entries';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import type { KindDefinition } from '../../../src/content/field/kind';
import { valueAt } from '../../../src/content/field/path';
import { remembered } from '../../../src/content/field/remembered';
import { withDeclaredPlaces } from '../../../src/content/item/beside';
import { blankItem, withFallbacks } from '../../../src/content/item/item';
import { coverOf, filesOf } from '../../../src/content/kinds/files';
import { imageOf } from '../../../src/content/kinds/image';
import { kindOf } from '../../../src/content/kinds/table';
import type { Content, Localized } from '../../../src/content/model/content';
import { isPlainObject } from '../../../src/contract/plainObject';
import { type AttachedFile, attachedCoverOf, attachedFileOf, attachedImageOf } from '../../media/items';
import { type Item, type Storage, storageOf } from '../names';

interface TranslationRow {
  lang: string;
  title: string;
  slug: string;
  status: number;
  author: number | null;
  pub_date: string | null;
  body: Json;
}
interface ChoiceRow {
  field: string;
  lang: string;
  id: number;
  name: string | null;
  slug: string | null;
}
interface MunicipalityRow {
  [key: string]: Json;
  id: number;
}
interface FileRow extends AttachedFile {
  field: string;
  lang: string;
}
/** Status by language. */
export type Statuses = Readonly<Record<string, number>>;

/** What something that an item points to is called; null for what has no title. */
export type NameRow = readonly [id: number, name: string | null];

/** An item's row as the statements of `itemSql.ts` give it. */
export interface ItemRow {
  id: number;
  shared: Json;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  revision: { id: number; statuses: Statuses | null } | null;
  original: { id: number; updated_at: string; statuses: Statuses | null } | null;
  translations: TranslationRow[] | null;
  /** Left out, like those below, where the content type has no field of this sort. */
  choices?: ChoiceRow[] | null;
  municipalities?: MunicipalityRow[] | null;
  files?: FileRow[] | null;
  content_names?: NameRow[] | null;
  place_names?: NameRow[] | null;
}

/** An item as stored, with what only the server knows of it. */
export interface StoredItem {
  readonly item: Item;
  readonly createdAt: string;
  /** ISO 8601 UTC with milliseconds: the version. */
  readonly updatedAt: string;
  /** Name of who saved last; null if that user was deleted. */
  readonly updatedBy: string | null;
  /** Its revision draft; null without one. */
  readonly revision: { readonly id: number; readonly statuses: Statuses } | null;
  /** Of a revision draft: the item that it revises, with its version. Null for an item. */
  readonly original: { readonly id: number; readonly updatedAt: string; readonly statuses: Statuses } | null;
}

const localizedOf = ({ title, slug, status, author, pub_date, body }: TranslationRow): Localized => ({
  ...(isPlainObject(body) ? body : {}),
  title,
  slug,
  status,
  author,
  pub_date,
  permalink: null,
});

const IMAGES: ReadonlySet<FieldKind> = new Set<FieldKind>(['image', 'images']);

/** Images by the ids of their files, as the wire has them. */
export type ImagesById = ReadonlyMap<number, ReturnType<typeof attachedImageOf>>;

/**
 * A value with what the files of its images are called now, wherever these lie within it: stored of them are the ids and
 * what is said of them here. In a list of images those whose file is gone are left out.
 */
export function withImages(field: FieldDeclaration, value: Json, files: ImagesById): Json {
  if (isNested(field)) return withSaid(field, value, IMAGES, (part) => withImages(part.field, part.value, files));
  const fileOf = (image: Json) => files.get(Number(valueAt(image, 'id')));
  if (field.kind === 'image') return imageOf(fileOf(value) ?? value);
  if (field.kind !== 'images' || !Array.isArray(value)) return value;
  return value.flatMap((image: Json) => {
    const [file, own] = [fileOf(image), isPlainObject(image) ? image : {}];
    return file === undefined ? [] : [{ ...file, ...own, description: own.description || file.description }];
  });
}

/** A list of entries with what the files of their images are called now. */
function withFiles(row: ItemRow, field: NestedField, list: Json): Json {
  const files = new Map(
    (row.files ?? []).filter((one) => one.field === field.path).map((one) => [one.id, attachedImageOf(one)]),
  );
  return files.size === 0 ? list : withImages(field, list, files);
}

/** Files that readers download, with what they and their covers are now: stored is what is said of them here. */
function withAttachments(row: ItemRow, { path }: FieldDeclaration, list: Json): Json {
  const files = new Map((row.files ?? []).filter(({ field }) => field === path).map((one) => [one.id, one]));
  return filesOf(list).flatMap((entry) => {
    const file = files.get(Number(entry.id));
    const cover = coverOf(entry.cover ?? null);
    const image = cover === null ? undefined : files.get(cover.id);
    if (file === undefined) return [];
    return [{ ...entry, ...attachedFileOf(file), cover: cover && image ? attachedCoverOf(image, cover) : null }];
  });
}

/** A field as reading an item needs it. */
interface Part {
  readonly field: FieldDeclaration;
  readonly normalise: KindDefinition['normalise'];
  readonly storage: Storage;
  /** The segments of its path. */
  readonly keys: readonly string[];
}

/** What of a content type every item begins with; `start` is copied, and what lies deeper in it is put anew. */
interface Plan {
  readonly parts: readonly Part[];
  readonly start: Draft;
}

/** An item that is being made, which nobody else has yet. */
type Draft = { [key: string]: Json };

const planOf = remembered((content: Content): Plan => {
  const parts = content.fields.map((field) => ({
    field,
    normalise: kindOf(field).normalise,
    storage: storageOf(field),
    keys: field.path.split('.'),
  }));
  const start: Draft = { ...blankItem(content, { languages: [], author: null, canSave: false }) };
  for (const { field, keys } of parts) if (!field.localized && keys.length > 1) start[keys[0] as string] = undefined;
  return { parts, start };
});

/** The object under a key, which is made where there is none. */
function within(object: Draft, key: string): Draft {
  const inner = object[key];
  if (isPlainObject(inner)) return inner as Draft;
  const made: Draft = {};
  object[key] = made;
  return made;
}

function storedValue({ field, storage }: Part, language: string, row: ItemRow, stored: Json): Json {
  switch (storage) {
    case 'municipalities':
      return row.municipalities ?? [];
    case 'files': {
      const files = (row.files ?? []).filter((one) => one.field === field.path && one.lang === language);
      const images = files.map(attachedImageOf);
      return field.kind === 'image' ? images[0] : images;
    }
    case 'categories':
      return (row.choices ?? [])
        .filter((choice) => choice.field === field.path && choice.lang === language)
        .map(({ id, name, slug }) => ({ id, name, slug }));
    default:
      if (field.kind === 'files') return withAttachments(row, field, stored);
      return isNested(field) ? withFiles(row, field, stored) : stored;
  }
}

/** Puts a field's value, as its kind has it, where `keys` lead in what is there of it. */
function put(object: Draft, keys: readonly string[], part: Part, language: string, row: ItemRow): void {
  const container = keys.slice(0, -1).reduce(within, object);
  const key = keys.at(-1) as string;
  container[key] = part.normalise(storedValue(part, language, row, container[key]), part.field);
}

/**
 * A row as an item, with every declared field present. The row's objects become the item's: an item has a hundred values,
 * and a copy for each would cost more than the rest of the call.
 */
export function itemOf(content: Content, row: ItemRow): Item {
  const { parts, start } = planOf(content);
  const contents = Object.fromEntries((row.translations ?? []).map((one) => [one.lang, localizedOf(one)]));
  const shared = isPlainObject(row.shared) ? row.shared : {};
  const item: Draft = { ...start, ...withDeclaredPlaces(content, { ...shared, contents }), id: row.id };
  const languages = Object.keys(contents);
  for (const part of parts) {
    const { field, keys } = part;
    if (!field.localized) put(item, keys, part, '', row);
    else
      for (const language of languages) {
        if (field.localized === 'beside') put(item, [...keys, language], part, language, row);
        else put(within(within(item, 'contents'), language), keys, part, language, row);
      }
  }
  return withFallbacks(content, item as unknown as Item);
}

const revisionOf = ({ revision }: ItemRow): StoredItem['revision'] =>
  revision === null ? null : { id: revision.id, statuses: revision.statuses ?? {} };

/** Times in JSON have PostgreSQL's form. */
const originalOf = ({ original }: ItemRow): StoredItem['original'] =>
  original === null
    ? null
    : {
        id: original.id,
        updatedAt: new Date(original.updated_at).toISOString(),
        statuses: original.statuses ?? {},
      };

export function storedOf(content: Content, row: ItemRow): StoredItem {
  const { created_at: createdAt, updated_at: updatedAt, updated_by: updatedBy } = row;
  const stored = { item: itemOf(content, row), createdAt, updatedAt, updatedBy };
  return { ...stored, revision: revisionOf(row), original: originalOf(row) };
}
