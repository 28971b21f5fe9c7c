import { DESTINATION_GROUP, groupTitle, TAG_GROUP } from '../../src/content/lists/categories';
import type { WireNode } from '../../src/contract/categories';
import { categoryServerTexts } from '../../src/messages/server/categories';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { thumbnailOf } from '../media/items';
import { fileUrl } from '../media/names';

/** What a category is called in a language. */
export interface CategoryText {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
}
export type CategoryTexts = Readonly<Record<string, CategoryText>>;

/** A category's texts by language, as an expression over `categories c`; null for none. */
export const TEXTS = `
  (select json_object_agg(t.lang, json_build_object('title', t.title, 'subtitle', t.subtitle, 'slug', t.slug) order by t.lang)
     from category_contents t where t.category_id = c.id)`;

interface NodeRow {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly updated_at: string;
  readonly contents: CategoryTexts | null;
  readonly provinces: NonNullable<WireNode['provinces']>;
  readonly cover: ({ readonly id: number } & Parameters<typeof thumbnailOf>[0]) | null;
}

const NODES = `
  select c.id, c.parent_id, c.position, c.updated_at, ${TEXTS} as contents,
         (select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome) order by fold(p.nome), p.id), '[]')
            from provinces p where p.destination_id = c.id) as provinces,
         case when f.id is null then null
              else json_build_object('id', f.id, 'area', f.area, 'key', f.key, 'extension', f.extension,
                                     'name', f.name, 'has_thumbnail', f.has_thumbnail) end as cover
    from categories c left join files f on f.id = c.cover_id
   where c.main = $1 order by c.position, c.id`;

const coverOf = (cover: NodeRow['cover']): WireNode['cover'] =>
  cover === null ? null : { id: cover.id, url: fileUrl(cover), url_thumb: thumbnailOf(cover) };

const nodeOf = (main: number, { id, parent_id, position, updated_at, contents, provinces, cover }: NodeRow) => ({
  id,
  parent_id,
  order: position,
  contents: Object.fromEntries(Object.entries(contents ?? {}).map(([language, text]) => [language, { ...text }])),
  cover: coverOf(cover),
  updated_at,
  ...(main === DESTINATION_GROUP && { provinces }),
  children: [] as WireNode[],
});

/** Refuses with 404 what is no group of categories, and the tags, which are no tree. */
function assertTree(main: number): void {
  if (main === TAG_GROUP) throw new HttpError(404, categoryServerTexts.tagGroup);
  if (groupTitle(main) === null) throw new HttpError(404, categoryServerTexts.noGroup(main));
}

/** The tree of a group, each level in its order. Source: contract, 'category tree'. */
export async function readCategories(db: Queryable, main: number): Promise<{ id: number; children: WireNode[] }> {
  assertTree(main);
  const { rows } = await db.query<NodeRow>({ name: 'category-tree', text: NODES, values: [main] });
  const byId = new Map(rows.map((row) => [row.id, nodeOf(main, row)]));
  const top: WireNode[] = [];
  for (const node of byId.values())
    (node.parent_id === null ? top : (byId.get(node.parent_id)?.children ?? top)).push(node);
  return { id: main, children: top };
}
