import { describe, expect, it } from 'vitest';
import { WORKLISTS, worklistFilters, worklistsOf } from '../../../src/content/dashboard/worklists';
import { contents } from '../../../src/content/whole';
import { parseQuery, writeQuery } from '../../../src/machines/list/query';
import { diary } from '../../content/diary';
import { event, news } from '../../content/named';

describe('the filters of a worklist', () => {
  it('are those that the list declares', () => {
    expect(WORKLISTS.map((worklist) => worklistFilters(news.list, worklist))).toEqual([
      { stato: 3 },
      { stato: 5 },
      { miei: 1, stato: 2 },
      { miei: 1, stato: 4 },
      { miei: 2 },
    ]);
  });

  it('are none where the list lacks one of them', () => {
    expect(worklistFilters(diary.list, 'toValidate')).toEqual({ stato: 3 });
    expect(worklistFilters(diary.list, 'drafts')).toBeNull();
    expect(worklistFilters({ filters: [] }, 'toValidate')).toBeNull();
  });

  it.each(contents)('of $area open its list without a warning, and stay in its address', (content) => {
    for (const worklist of WORKLISTS) {
      const filters = worklistFilters(content.list, worklist) ?? {};
      const { query, warnings } = parseQuery(content, filters);
      expect(warnings).toEqual([]);
      expect(query.filters).toMatchObject(filters);
      expect(Object.keys(writeQuery(content, query)).sort()).toEqual(Object.keys(filters).sort());
    }
  });
});

it('what a server counted is grouped, each with the way to its list; nothing is said of what has none', () => {
  expect(
    worklistsOf([
      { area: news.area, list: 'drafts', count: 2 },
      { area: event.area, list: 'toValidate', count: 1 },
      { area: news.area, list: 'toValidate', count: 12 },
      { area: news.area, list: 'toRevalidate', count: 0 },
      { area: 'unknown', list: 'toValidate', count: 3 },
      { area: news.area, list: 'unheardOf', count: 3 },
    ]),
  ).toEqual([
    {
      worklist: 'toValidate',
      counts: [
        { area: 'event', name: 'Evento', count: 1, route: '/events?stato=3' },
        { area: 'news', name: 'News', count: 12, route: '/news?stato=3' },
      ],
    },
    { worklist: 'drafts', counts: [{ area: 'news', name: 'News', count: 2, route: '/news?miei=1&stato=2' }] },
  ]);
  expect(worklistsOf([])).toEqual([]);
});
