import type { Queryable } from '../server/db/types';
import { REFERENCE_CATEGORIES } from '../server/reference/categories';
import { TAG_GROUP } from '../src/content/lists/categories';
import { slugOf } from '../src/content/text/slug';
import type { Text } from './news/text';
import { readTable, texts } from './table';
import data from './tags.json' with { type: 'json' };

/** An image that shows a theme, by its Italian name. */
export interface ThemedImage {
  readonly id: number;
  readonly theme: string;
}

/** The demo's tags; their ids follow each other from 14001. */
const TAGS = readTable('tags', texts, data);

/** Group of the themes. */
const THEMES = 5;

const inGroup = (main: number, parent: number | null = null) =>
  REFERENCE_CATEGORIES.filter((category) => category.main === main && category.parent === parent);

/** The themes, as [Italian, English]. */
export const THEME_NAMES: readonly Text[] = inGroup(THEMES).map(({ it, en }) => [it, en]);

/** The id of a category of a group's top level, by its Italian name; throws for a name that the group does not have. */
export function categoryId(main: number, name: string): number {
  const found = inGroup(main).find(({ it }) => it === name);
  if (found === undefined) throw new Error(`category '${name}' is not in group ${main}`);
  return found.id;
}

/** The ids of a group's top level. */
export const categoryIds = (main: number): number[] => inGroup(main).map(({ id }) => id);

/** The ids of the tags. */
export const TAG_IDS: readonly number[] = TAGS.map((_, index) => TAG_GROUP * 1000 + index + 1);

/** Writes the tags in Italian and English. */
export async function seedTags(tx: Queryable): Promise<void> {
  const tags = TAGS.map(([it, en], index) => ({ id: TAG_IDS[index], position: index + 1, it, en }));
  await tx.query(
    `insert into categories (id, main, position)
     select id, $2, position from jsonb_to_recordset($1::jsonb) as r(id integer, position integer)`,
    [JSON.stringify(tags), TAG_GROUP],
  );
  const titles = tags.flatMap(({ id, it, en }) => [
    { id, lang: 'it', title: it, slug: slugOf(it) },
    { id, lang: 'en', title: en, slug: slugOf(en) },
  ]);
  await tx.query(
    `insert into category_contents (category_id, lang, title, slug)
     select id, lang, title, slug from jsonb_to_recordset($1::jsonb) as r(id integer, lang text, title text, slug text)`,
    [JSON.stringify(titles)],
  );
}

/** Gives every theme the first image of it as its cover. */
export async function seedThemeCovers(tx: Queryable, images: readonly ThemedImage[]): Promise<void> {
  const covers = THEME_NAMES.flatMap(([name]) => {
    const image = images.find(({ theme }) => theme === name);
    return image === undefined ? [] : [{ id: categoryId(THEMES, name), cover: image.id }];
  });
  await tx.query(
    `update categories c set cover_id = r.cover
       from jsonb_to_recordset($1::jsonb) as r(id integer, cover integer) where c.id = r.id`,
    [JSON.stringify(covers)],
  );
}
