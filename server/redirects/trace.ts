import type { RedirectTrace } from '../../src/contract/redirects';
import { addressKey, type RedirectDraft } from '../../src/machines/redirects/addresses';
import {
  followFrom,
  followRule,
  hostOf,
  type Site,
  shownTrace,
  visitorsOf,
  type Walk,
  withRule,
} from '../../src/machines/redirects/path';
import type { Queryable } from '../db/types';
import { type Rules, storedRules } from './rules';

const BEFORE = `
  select old_url from redirects where new_key = $1 and code <> 410 and id is distinct from $2 order by id limit 1`;

/** Hosts whose visitors meet the rules: those given, and every one that a rule answers for. */
const hostsOf = async (rules: Rules, own: readonly string[]): Promise<Set<string>> =>
  new Set([...own, ...(await rules.hosts())]);

/** What visitors meet besides a rule that is about to be stored. */
async function siteAround(rules: Rules, { rule, own }: Change): Promise<Site & { newHost: string | null }> {
  const known = await hostsOf(rules, own);
  const named = hostOf(rule.old_url);
  const newHost = named === null || known.has(named) ? null : named;
  return { hosts: newHost === null ? known : new Set([...known, newHost]), find: rules.find, newHost };
}

/** A rule that is about to be stored. */
export interface Change {
  readonly rule: RedirectDraft;
  /** Hosts under which the site is known. */
  readonly own: readonly string[];
}

/** Where a rule would lead among those stored. Takes its id, null for a new one. */
export async function traceAmongStored(db: Queryable, change: Change, id: number | null): Promise<RedirectTrace> {
  const walk = await followRule(change.rule, await siteAround(storedRules(db, id === null ? [] : [id]), change));
  const values = [addressKey(change.rule.old_url), id];
  const before = await db.query<{ old_url: string }>({ name: 'redirect-before', text: BEFORE, values });
  return shownTrace(walk, before.rows[0]?.old_url ?? null);
}

/**
 * What becomes of those whom a rule leads once it stands among others, its own older version left out. A rule for a host that had none makes that host's visitors
 * meet all rules: those that lead to it are followed as well. Gives the first walk that does not end, else the rule's own.
 */
export async function walkOnceStored(rules: Rules, change: Change): Promise<Walk> {
  const { newHost, ...site } = await siteAround(rules, change);
  const walk = await followRule(change.rule, site);
  if (walk.kind !== 'out' || newHost === null) return walk;
  const among = { ...site, find: withRule(site.find, change.rule) };
  for (const { old_url, new_url } of await rules.leadingTo(newHost)) {
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
  const rules = storedRules(db, gone);
  const named = hostOf(address);
  const hosts = await hostsOf(rules, named === null ? own : [...own, named]);
  const site = { hosts, find: instead === null ? rules.find : withRule(rules.find, instead) };
  for (const host of visitorsOf(address, site)) {
    const walk = await followFrom(address, host, site);
    if (walk.kind !== 'out') return walk;
  }
  return null;
}
