import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import type { Category } from '../../src/contract/lookups';
import type { Queryable } from '../db/types';

interface CategoryRow {
  id: number;
  parent_id: number | null;
  position: number;
  contents: Record<string, { title: string; subtitle: string; slug: string }> | null;
}

const ROWS = `
  select c.id, c.parent_id, c.position,
         (select json_object_agg(t.lang, json_build_object('title', t.title, 'subtitle', t.subtitle, 'slug', t.slug))
            from category_contents t where t.category_id = c.id) as contents
    from categories c where c.main = $1 order by c.position, c.id`;

function categoryOf(row: CategoryRow, language: string): Category & { children: Category[] } {
  const contents = row.contents ?? {};
  const shown = contents[language] ?? contents[INTERFACE_LANGUAGE] ?? Object.values(contents)[0];
  return {
    id: row.id,
    name: shown?.title ?? '',
    slug: shown?.slug ?? '',
    parent_id: row.parent_id,
    order: row.position,
    contents,
    children: [],
  };
}

/**
 * The tree of a group of categories, each level in its order. Takes the group and the language of `name` and `slug`.
 * A group without categories is an empty list.
 */
export async function categoryTree(db: Queryable, main: number, language: string): Promise<Category[]> {
  const { rows } = await db.query<CategoryRow>({ name: 'categories', text: ROWS, values: [main] });
  const byId = new Map(rows.map((row) => [row.id, categoryOf(row, language)]));
  const roots: Category[] = [];
  for (const category of byId.values()) {
    const parent = category.parent_id == null ? undefined : byId.get(category.parent_id);
    (parent?.children ?? roots).push(category);
  }
  return roots;
}
