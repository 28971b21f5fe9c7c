import { FIRST_QUERY } from '../../../src/machines/redirects/rules';
import type { RedirectsEvent } from '../../../src/machines/redirects/types';

/** Events whose refusal is checked wherever a path leads. */
export const probes: readonly RedirectsEvent[] = [
  { type: 'sort.toggle', field: 'id' },
  { type: 'sort.toggle', field: 'password' },
  { type: 'page.go', page: 1 },
  { type: 'page.go', page: 2 },
  { type: 'page.go', page: 1.5 },
  { type: 'pageSize.change', limit: 7 },
  { type: 'url.change', query: FIRST_QUERY },
  { type: 'url.change', query: { ...FIRST_QUERY, keywords: 'sagra' } },
  { type: 'row.add' },
  { type: 'row.focus', key: 'r9' },
  { type: 'row.select', key: 'r1' },
  { type: 'row.select', key: 'n1' },
  { type: 'page.select' },
  { type: 'selection.clear' },
  { type: 'row.delete' },
  { type: 'row.delete', key: 'r1' },
  { type: 'selection.delete' },
  { type: 'delete.confirm' },
  { type: 'delete.cancel' },
  { type: 'leave.request' },
  { type: 'leave.confirm' },
];
