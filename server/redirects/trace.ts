import type { RedirectTrace } from '../../src/contract/redirects';
import {
  addressKey,
  type Hop,
  LONGEST_PATH,
  type RedirectDraft,
  tracePath,
} from '../../src/machines/redirects/addresses';
import type { Queryable } from '../db/types';

/** Every rule that a visitor would pass after the target, and one that leads to the start. */
const REACHED = `
  with recursive hop (old_url, new_url, code, new_key, depth) as (
    select old_url, new_url, code, new_key, 1 from redirects where old_key = $1 and id is distinct from $3
    union all
    select r.old_url, r.new_url, r.code, r.new_key, hop.depth + 1
      from hop join redirects r on r.old_key = hop.new_key
     where hop.code <> 410 and hop.depth < ${LONGEST_PATH} and r.id is distinct from $3)
  (select old_url, new_url, code from hop order by depth)
  union all
  (select old_url, new_url, code from redirects
    where new_key = $2 and code <> 410 and id is distinct from $3 order by id limit 1)`;

/** Where a rule would lead among those stored. `id` is the rule's own, null for a new one. */
export async function traceAmongStored(db: Queryable, rule: RedirectDraft, id: number | null): Promise<RedirectTrace> {
  const values = [addressKey(rule.new_url), addressKey(rule.old_url), id];
  const { rows } = await db.query<Hop & Record<string, unknown>>({ name: 'redirect-trace', text: REACHED, values });
  return tracePath(rule, rows);
}
