import { imageOf } from '../../src/content/kinds/image';
import { kindOf } from '../../src/content/kinds/table';
import { withDeclaredPlaces } from '../../src/content/model/beside';
import { isNested, type NestedField, withSaid } from '../../src/content/model/entries';
import { withFallbacks } from '../../src/content/model/fallback';
import { blankItem } from '../../src/content/model/item';
import { fieldPath, valueAt, withValueAt } from '../../src/content/model/path';
import type { Content, FieldDeclaration, FieldKind, Json, Localized } from '../../src/content/model/types';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { isPlainObject } from '../../src/contract/plainObject';
import type { Queryable } from '../db/types';
import { type AttachedFile, attachedImageOf } from '../media/items';
import { type Item, storageOf } from './names';

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
interface ImageRow extends AttachedFile {
  field: string;
  lang: string;
}
/** Status by language. */
export type Statuses = Readonly<Record<string, number>>;

interface ItemRow {
  id: number;
  shared: Json;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  revision_of: number | null;
  original_updated_at: string | null;
  original_statuses: Statuses | null;
  revision: number | null;
  revision_statuses: Statuses | null;
  translations: TranslationRow[] | null;
  choices: ChoiceRow[] | null;
  municipalities: MunicipalityRow[] | null;
  images: ImageRow[] | null;
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

const ITEMS = `
  select c.id, c.shared, c.created_at, c.updated_at, c.revision_of, o.updated_at as original_updated_at,
         (select json_object_agg(t.lang, t.status) from translations t where t.content_id = o.id) as original_statuses,
         r.id as revision,
         (select json_object_agg(t.lang, t.status) from translations t where t.content_id = r.id) as revision_statuses,
         (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
            from users u where u.id = c.updated_by) as updated_by,
         (select json_agg(json_build_object('lang', t.lang, 'title', t.title, 'slug', t.slug, 'status', t.status,
                   'author', t.author_id, 'pub_date', to_char(t.pub_date, 'YYYY-MM-DD HH24:MI:SS'), 'body', t.body))
            from translations t where t.content_id = c.id) as translations,
         (select json_agg(json_build_object('field', cc.field, 'lang', cc.lang, 'id', cc.category_id,
                   'name', coalesce(own.title, main.title), 'slug', coalesce(own.slug, main.slug))
                   order by cc.position, cc.category_id)
            from content_categories cc
            left join category_contents own
              on own.category_id = cc.category_id and own.lang = coalesce(nullif(cc.lang, ''), '${INTERFACE_LANGUAGE}')
            left join category_contents main on main.category_id = cc.category_id and main.lang = '${INTERFACE_LANGUAGE}'
           where cc.content_id = c.id) as choices,
         (select json_agg(json_build_object('id', m.id, 'nome', m.city, 'city', m.city, 'istat', m.istat,
                   'zip_code', m.zip_code, 'province', p.nome, 'province_short', p.short, 'region', p.region,
                   'provincia', json_build_object('id', p.id, 'nome', p.nome)) order by cm.position, m.id)
            from content_municipalities cm
            join municipalities m on m.id = cm.municipality_id
            join provinces p on p.id = m.province_id
           where cm.content_id = c.id and cm.is_chosen) as municipalities,
         (select json_agg(json_build_object('field', cf.field, 'lang', cf.lang, 'id', f.id, 'area', f.area, 'key', f.key,
                   'extension', f.extension, 'name', f.name, 'has_thumbnail', f.has_thumbnail, 'title', f.title,
                   'copyright', f.copyright, 'description', coalesce(cf.description, f.description), 'width', f.width,
                   'height', f.height, 'order', cf.position, 'is_primary', cf.is_primary) order by cf.position)
            from content_files cf
            join files f on f.id = cf.file_id
           where cf.content_id = c.id and cf.position > 0) as images
    from contents c
    left join contents o on o.id = c.revision_of
    left join contents r on r.revision_of = c.id`;

const ITEM = `${ITEMS} where c.id = $1 and c.area = $2`;

const NEXT = `${ITEMS} where c.id > $1 and c.area = $2 and c.revision_of is null order by c.id limit $3`;

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

/** A list of entries with what the files of their images are called now: stored of these are the ids. */
function withFiles(row: ItemRow, field: NestedField, list: Json): Json {
  const files = new Map(
    (row.images ?? []).filter((one) => one.field === field.path).map((one) => [one.id, attachedImageOf(one)]),
  );
  if (files.size === 0) return list;
  const fileOf = (image: Json) => files.get(Number(valueAt(image, 'id')));
  return withSaid(field, list, IMAGES, ({ field: { kind }, value }) => {
    if (kind === 'image') return imageOf(fileOf(value) ?? value);
    if (!Array.isArray(value)) return value;
    return value.flatMap((image: Json) => {
      const [file, own] = [fileOf(image), isPlainObject(image) ? image : {}];
      return file === undefined ? [] : [{ ...file, ...own, description: own.description || file.description }];
    });
  });
}

function fieldValue(row: ItemRow, field: FieldDeclaration, language: string, item: Item): Json {
  const storage = storageOf(field);
  if (storage === 'municipalities') return row.municipalities ?? [];
  if (storage === 'files') {
    const files = (row.images ?? []).filter((one) => one.field === field.path && one.lang === language);
    const images = files.map(attachedImageOf);
    return field.kind === 'image' ? images[0] : images;
  }
  if (isNested(field)) return withFiles(row, field, valueAt(item, fieldPath(field, language)));
  if (storage !== 'categories') return valueAt(item, fieldPath(field, language));
  return (row.choices ?? [])
    .filter((choice) => choice.field === field.path && choice.lang === language)
    .map(({ id, name, slug }) => ({ id, name, slug }));
}

function itemOf(content: Content, row: ItemRow): Item {
  const contents = Object.fromEntries((row.translations ?? []).map((one) => [one.lang, localizedOf(one)]));
  const shared = isPlainObject(row.shared) ? row.shared : {};
  const blank = blankItem(content, { languages: [], author: null, canSave: false });
  let item: Item = withDeclaredPlaces(content, { ...blank, ...shared, id: row.id, contents });
  for (const field of content.fields)
    for (const language of field.localized ? Object.keys(contents) : ['']) {
      const value = fieldValue(row, field, language, item);
      const path = fieldPath(field, language);
      item = withValueAt(item, path, kindOf(field).normalise(value, field));
    }
  return withFallbacks(content, item);
}

function revisionOf({ revision, revision_statuses }: ItemRow): StoredItem['revision'] {
  return revision === null ? null : { id: revision, statuses: revision_statuses ?? {} };
}

function originalOf({ revision_of, original_updated_at, original_statuses }: ItemRow): StoredItem['original'] {
  if (revision_of === null || original_updated_at === null) return null;
  return { id: revision_of, updatedAt: original_updated_at, statuses: original_statuses ?? {} };
}

/** An item of a content type, or a revision draft of one, with every declared field present, or null if there is none of this id. */
export async function readItem(db: Queryable, content: Content, id: number): Promise<StoredItem | null> {
  const { rows } = await db.query<ItemRow>({ name: 'content-read', text: ITEM, values: [id, content.area] });
  const row = rows[0];
  if (row === undefined) return null;
  const { created_at: createdAt, updated_at: updatedAt, updated_by: updatedBy } = row;
  const stored = { item: itemOf(content, row), createdAt, updatedAt, updatedBy };
  return { ...stored, revision: revisionOf(row), original: originalOf(row) };
}

/** The `count` items of a content type that follow an id, by id, without revision drafts. */
export async function readItemsAfter(db: Queryable, content: Content, id: number, count: number): Promise<Item[]> {
  const { rows } = await db.query<ItemRow>({
    name: 'content-read-after',
    text: NEXT,
    values: [id, content.area, count],
  });
  return rows.map((row) => itemOf(content, row));
}

/**
 * The item's row and, of a revision draft, before it the row of the item that it revises. Others may choose the item
 * meanwhile: two that are saved and point to each other would else wait for each other.
 */
const LOCK = `
  select 1 from contents
   where area = $2 and id = any(array[$1::integer, (select revision_of from contents where id = $1::integer)])
   order by id for no key update`;

/**
 * The same, and nobody else may change the item, nor the item that it revises, until the transaction ends. The lock comes
 * first and alone: a query that waits for a lock sees the other tables as they were before it waited.
 */
export async function lockItem(tx: Queryable, content: Content, id: number): Promise<StoredItem | null> {
  const { rowCount } = await tx.query({ name: 'content-lock', text: LOCK, values: [id, content.area] });
  return rowCount === 0 ? null : readItem(tx, content, id);
}
