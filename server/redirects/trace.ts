import type { RedirectTrace } from '../../src/contract/redirects';
import { addressKey, type RedirectDraft } from '../../src/machines/redirects/addresses';
import {
  type FindRule,
  followFrom,
  followRule,
  type Hop,
  hostOf,
  type Site,
  shownTrace,
  visitorsOf,
  type Walk,
  withRule,
} from '../../src/machines/redirects/path';
import type { Queryable } from '../db/types';

const FIND = `
  select old_url, new_url, code from redirects where old_key = any($1::text[]) and id <> all($2::integer[])
   order by array_position($1::text[], old_key) limit 1`;

/** Looks rules up as the portal does; those with the ids count as gone. */
export const findRule =
  (db: Queryable, gone: readonly number[] = []): FindRule =>
  async (keys) => {
    const { rows } = await db.query<Hop & Record<string, unknown>>({
      name: 'redirect-find',
      text: FIND,
      values: [keys, gone],
    });
    return rows[0] ?? null;
  };

/** The index that answers this is of the few rules that name a host. */
const HOSTS = `
  select distinct split_part(old_key, '/', 3) as host from redirects
   where old_key like '//%' and id <> all($1::integer[])`;

/** Hosts whose visitors meet the rules: those given, and every one that a rule answers for. */
async function hostsOf(db: Queryable, own: readonly string[], gone: readonly number[]): Promise<Set<string>> {
  const { rows } = await db.query<{ host: string }>({ name: 'redirect-hosts', text: HOSTS, values: [gone] });
  return new Set([...own, ...rows.map(({ host }) => host)]);
}

const BEFORE = `
  select old_url from redirects where new_key = $1 and code <> 410 and id is distinct from $2 order by id limit 1`;

const goneWith = (id: number | null): readonly number[] => (id === null ? [] : [id]);

/** What visitors meet besides a rule that is about to be stored. */
async function siteAround(db: Queryable, { rule, id, own }: Change): Promise<Site & { newHost: string | null }> {
  const gone = goneWith(id);
  const known = await hostsOf(db, own, gone);
  const named = hostOf(rule.old_url);
  const newHost = named === null || known.has(named) ? null : named;
  return { hosts: newHost === null ? known : new Set([...known, newHost]), find: findRule(db, gone), newHost };
}

/** A rule that is about to be stored. */
export interface Change {
  readonly rule: RedirectDraft;
  /** The rule's own, null for a new one. */
  readonly id: number | null;
  /** Hosts under which the site is known. */
  readonly own: readonly string[];
}

/** Where a rule would lead among those stored. */
export async function traceAmongStored(db: Queryable, change: Change): Promise<RedirectTrace> {
  const walk = await followRule(change.rule, await siteAround(db, change));
  const values = [addressKey(change.rule.old_url), change.id];
  const before = await db.query<{ old_url: string }>({ name: 'redirect-before', text: BEFORE, values });
  return shownTrace(walk, before.rows[0]?.old_url ?? null);
}

const LEADING_TO = 'select old_url, new_url, code from redirects where starts_with(new_key, $1) and code <> 410';

/**
 * What becomes of those whom a rule leads once it is stored. A rule for a host that had none makes that host's visitors
 * meet all rules: those that lead to it are followed as well. Gives the first walk that does not end, else the rule's own.
 */
export async function walkOnceStored(db: Queryable, change: Change): Promise<Walk> {
  const { newHost, ...site } = await siteAround(db, change);
  const walk = await followRule(change.rule, site);
  if (walk.kind !== 'out' || newHost === null) return walk;
  const among = { ...site, find: withRule(site.find, change.rule) };
  const { rows } = await db.query<Hop & Record<string, unknown>>(LEADING_TO, [`//${newHost}/`]);
  for (const { old_url, new_url } of rows) {
    const through = await followFrom(new_url, newHost, among);
    if (through.kind !== 'out') return { ...through, path: [old_url, ...through.path] };
  }
  return walk;
}

/** Whether a rule can hide less exact ones: only one with a host or a query has any. */
const hidesOthers = (address: string): boolean => hostOf(address) !== null || addressKey(address).includes('?');

/**
 * What becomes of an address's visitors once its rule is gone, `instead` of which another may stand: a less exact rule may
 * take them round. Gives a walk that does not end, null for none.
 */
export async function walkOnceGone(
  db: Queryable,
  address: string,
  gone: readonly number[],
  own: readonly string[],
  instead: RedirectDraft | null = null,
): Promise<Walk | null> {
  if (!hidesOthers(address)) return null;
  const found = findRule(db, gone);
  const named = hostOf(address);
  const hosts = await hostsOf(db, named === null ? own : [...own, named], gone);
  const site = { hosts, find: instead === null ? found : withRule(found, instead) };
  for (const host of visitorsOf(address, site)) {
    const walk = await followFrom(address, host, site);
    if (walk.kind !== 'out') return walk;
  }
  return null;
}
