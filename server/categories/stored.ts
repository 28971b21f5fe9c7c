import { TAG_GROUP } from '../../src/content/lists/categories';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { type CategoryTexts, TEXTS } from './tree';

/** A category as it is stored. */
export interface StoredCategory {
  readonly id: number;
  readonly main: number;
  readonly parent_id: number | null;
  readonly cover_id: number | null;
  readonly updated_at: string;
  /** Ids of those that lie in it, in their order. */
  readonly provinces: readonly number[];
  readonly contents: CategoryTexts;
}

const STORED = `
  select c.id, c.main, c.parent_id, c.cover_id, c.updated_at, coalesce(${TEXTS}, '{}') as contents,
         array(select p.id from provinces p where p.destination_id = c.id order by p.id) as provinces
    from categories c where c.id = $1`;

/** A category of a tree; refuses with 404 one that does not exist, with 409 a tag. The caller has the lock of all of them. */
export async function storedCategory(tx: Queryable, id: number): Promise<StoredCategory> {
  const { rows } = isPossibleId(id)
    ? await tx.query<StoredCategory & Record<string, unknown>>({ name: 'category-read', text: STORED, values: [id] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, categoryServerTexts.missing(id));
  if (row.main === TAG_GROUP) throw new HttpError(409, categoryServerTexts.tagGroup);
  return row;
}

/** What a category is called in Italian, or in the first language there is; by its number without any. */
export const titleOf = ({ id, contents }: Pick<StoredCategory, 'id' | 'contents'>): string =>
  contents[INTERFACE_LANGUAGE]?.title || Object.values(contents)[0]?.title || `n. ${id}`;
