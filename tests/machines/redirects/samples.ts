import type { RowReport, StoredRedirect } from '../../../src/machines/redirectRow/types';
import type { ListedRow } from '../../../src/machines/redirects/types';

export const rule = (id: number): StoredRedirect => ({
  id,
  old_url: `/vecchia/${id}`,
  new_url: `/nuova/${id}`,
  code: 301,
  updated_at: null,
});
export const row = (key: string, id: number | null, more: Partial<ListedRow> = {}): ListedRow => ({
  key,
  id,
  draft:
    id === null
      ? { old_url: '', new_url: '', code: 301 }
      : { old_url: `/vecchia/${id}`, new_url: `/nuova/${id}`, code: 301 },
  phase: 'clean',
  unsaved: false,
  ...more,
});
export const reported = (key: string, id: number | null, more: Partial<ListedRow> = {}): RowReport => ({
  type: 'row.reported',
  ...row(key, id, more),
});

/** A row of which only the old address was typed. */
export const typed = {
  draft: { old_url: '/altra', new_url: '', code: 301 },
  phase: 'incomplete',
  unsaved: true,
} as const;
