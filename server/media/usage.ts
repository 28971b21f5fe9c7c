import { contents } from '../../src/content/registry';
import type { ContentLanguages } from '../../src/contract/languages';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';

/** A content that shows a file or links to it. */
export interface Use {
  readonly area: string;
  readonly id: number;
  readonly title: string;
  readonly route: string;
}

/** Contents named at most: enough to see what it is about. */
const NAMED = 20;

const USES = `
  select c.area, c.id, count(*) over () as total,
         (select t.title from translations t where t.content_id = c.id order by ${languageOrder('$2')} limit 1) as title
    from contents c
   where c.id in (select cf.content_id from content_files cf where cf.file_id = any($1::integer[]))
   order by c.id desc limit ${NAMED}`;

/** The contents that use any of these files, the newest first, and how many there are. */
export async function usesOf(
  db: Queryable,
  languages: ContentLanguages,
  ids: readonly number[],
): Promise<{ uses: Use[]; total: number }> {
  const { rows } = await db.query<{ area: string; id: number; title: string | null; total: number }>({
    name: 'file-uses',
    text: USES,
    values: [ids, languages],
  });
  const uses = rows.map(({ area, id, title }) => {
    const route = contents.find((content) => content.area === area)?.routes.item.replace(':id', String(id)) ?? '';
    return { area, id, title: title ?? '', route };
  });
  return { uses, total: rows[0]?.total ?? 0 };
}
