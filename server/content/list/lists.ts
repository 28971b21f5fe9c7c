import type { Content } from '../../../src/content/model/content';

import { createKeysetPages } from '../../db/keysetPages';
import type { AreaState } from '../../db/types';
import { pageA } from '../../http/answers';
import { fileUrl } from '../../media/names';
import type { Services } from '../../services';
import { SharedCache } from '../../sharedCache';
import type { Permalinks } from '../preview/permalink';
import { suggestionFor } from './correction';
import { choicesShown, downloadField, listOf, type PageRow, selectionKey } from './pages';
import type { ListQuery } from './query';

/** Finished answers that a process keeps. */
const ANSWERS = 150;

/** The list calls of all content types, with what they share. */
export interface Lists {
  /** The JSON text of a page's answer, form A. Source: contract, 'Ground rules'. */
  page(content: Content, query: ListQuery): Promise<string>;
}

function rowOf(content: Content, permalinks: Permalinks, { id, contents, comune, ...more }: PageRow) {
  const cells = Object.entries(contents ?? {}).map(([lang, { title, slug, status, pub_date }]) => {
    const permalink = permalinks.of({ area: content.area, id, lang, slug, title, status });
    return [lang, { title, status, pub_date, permalink }];
  });
  const { revision, updated_at, updated_by } = more;
  const revision_statuses = more.revision_statuses ?? {};
  const period = more.dates === undefined ? {} : { dates: more.dates };
  const choices = Object.fromEntries(choicesShown(content).map((field) => [field, more[field] ?? []]));
  const offered = downloadField(content);
  const files =
    offered === undefined
      ? {}
      : { [offered]: (more.attachments ?? []).map((file) => ({ id: file.id, url: fileUrl(file) })) };
  const places = more.location === undefined ? {} : { location: more.location ?? [] };
  return {
    id,
    contents: Object.fromEntries(cells),
    comune: comune ?? [],
    ...places,
    ...choices,
    ...files,
    ...period,
    draft: 0,
    revision,
    revision_statuses,
    updated_at,
    updated_by,
  };
}

/**
 * Lists of contents, with finished answers kept. An answer belongs to one version of its area, which is read before
 * anything else.
 */
export function createLists(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  permalinks: () => Promise<Permalinks>,
): Lists {
  const answers = new SharedCache<string>(ANSWERS);
  const pages = createKeysetPages(db);

  async function compute(content: Content, query: ListQuery, links: Permalinks, state: AreaState): Promise<string> {
    const list = listOf({ content, languages }, query);
    const { rows, total } = await pages.page<PageRow>(list, state, query);
    const shown = rows.map((row) => rowOf(content, links, row));
    const suggestion = total === 0 ? await suggestionFor(db, content, query) : null;
    return JSON.stringify(pageA(shown, { total, page: query.page, limit: query.limit, suggestion }));
  }

  return {
    async page(content, query) {
      const links = await permalinks();
      const known = await db.state();
      const state = known.area(content.area);
      const { page, limit, sort } = query;
      // A row names who changed it: a name changes with who may do what.
      const selection = `${content.area} ${state.version} ${known.access} ${selectionKey(query)}`;
      const key = `${selection} ${sort.column} ${sort.descending} ${page} ${limit} ${links.period()}`;
      return answers.get(key, () => compute(content, query, links, state));
    },
  };
}
