import type { Queryable } from '../../server/db/types';
import { contentOf } from '../../src/content/whole';
import type { ContentLanguages } from '../../src/contract/languages';
import { insertItems } from '../insert';
import { generateInterests, type InterestsInput } from './generate';

const interest = contentOf('interessi');

const THEMES = `
  select c.id, it.title as it, coalesce(en.title, it.title) as en
    from categories c
    join category_contents it on it.category_id = c.id and it.lang = 'it'
    left join category_contents en on en.category_id = c.id and en.lang = 'en'
   where c.main = 5`;

/** Writes the interests over the tree of themes that is there. Gives how many. */
export async function seedInterests(
  tx: Queryable,
  { languages, ...input }: Omit<InterestsInput, 'themes'> & { readonly languages: ContentLanguages },
): Promise<number> {
  const { rows } = await tx.query<{ id: number; it: string; en: string }>(THEMES);
  const themes = new Map(rows.map(({ id, it, en }) => [it, { id, name: [it, en] as const }]));
  const ids = await insertItems(tx, { content: interest, languages }, generateInterests({ ...input, themes }));
  return ids.length;
}
