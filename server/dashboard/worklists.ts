import { WORKLISTS, worklistFilters } from '../../src/content/dashboard/worklists';
import type { Content } from '../../src/content/model/content';
import { contents } from '../../src/content/whole';
import type { WorklistEntry } from '../../src/contract/dashboard';
import { listOf } from '../content/list/pages';
import { listQueryOf } from '../content/list/query';
import { createKeysetPages } from '../db/keysetPages';
import type { RequestUser } from '../http/caller';
import type { Services } from '../services';

/**
 * How many contents each worklist has, of the types that the user may view, in the registry's order. Each is counted once
 * a version of its area, as the list that its link opens counts it.
 */
export function createWorklists({
  db,
  languages,
}: Pick<Services, 'db' | 'languages'>): (user: RequestUser) => Promise<WorklistEntry[]> {
  const pages = createKeysetPages(db);

  async function entriesOf(content: Content, user: RequestUser): Promise<WorklistEntry[]> {
    const state = (await db.state()).area(content.area);
    const entries: WorklistEntry[] = [];
    for (const worklist of WORKLISTS) {
      const filters = worklistFilters(content.list, worklist);
      if (filters === null) continue;
      const list = listOf({ content, languages }, listQueryOf(content, filters, user.id));
      entries.push({ area: content.area, list: worklist, count: await pages.total(list, state) });
    }
    return entries;
  }

  return async (user) => {
    const visible = contents.filter(({ abilities }) => user.mayAny(abilities, 'view'));
    return (await Promise.all(visible.map((content) => entriesOf(content, user)))).flat();
  };
}
