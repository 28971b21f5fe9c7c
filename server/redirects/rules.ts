import { addressKey } from '../../src/machines/redirects/addresses';
import { type FindRule, type Hop, hostOf } from '../../src/machines/redirects/path';
import type { Queryable } from '../db/types';
import { sharedValue } from '../sharedCache';

/** A rule as checks meet it. */
export interface Standing extends Hop {
  /** Null for a rule that is only tried. */
  readonly id: number | null;
}

/** The rules among which another one is checked. */
export interface Rules {
  readonly find: (...keys: Parameters<FindRule>) => Promise<Standing | null>;
  /** Hosts that a rule answers for. */
  readonly hosts: () => Promise<readonly string[]>;
  readonly leadingTo: (host: string) => Promise<readonly Hop[]>;
}

const FIND = `
  select id, old_url, new_url, code from redirects where old_key = any($1::text[]) and id <> all($2::integer[])
   order by array_position($1::text[], old_key) limit 1`;

/** The index that answers this is of the few rules that name a host. */
const HOSTS = `
  select distinct split_part(old_key, '/', 3) as host from redirects
   where old_key like '//%' and id <> all($1::integer[])`;

const LEADING_TO = 'select old_url, new_url, code from redirects where starts_with(new_key, $1) and code <> 410';

type Row<T> = T & Record<string, unknown>;

/** The stored rules, looked up as the portal does; those with the ids count as gone. */
export const storedRules = (db: Queryable, gone: readonly number[] = []): Rules => ({
  async find(keys) {
    const { rows } = await db.query<Row<Standing>>({ name: 'redirect-find', text: FIND, values: [keys, gone] });
    return rows[0] ?? null;
  },
  async hosts() {
    const { rows } = await db.query<{ host: string }>({ name: 'redirect-hosts', text: HOSTS, values: [gone] });
    return rows.map(({ host }) => host);
  },
  async leadingTo(host) {
    return (await db.query<Row<Hop>>(LEADING_TO, [`//${host}/`])).rows;
  },
});

/** A key without its host: where on a site it is. */
const placeOn = (key: string): string => key.replace(/^\/\/[^/]*/, '');

/** Rules with one of the places, on whatever host. */
const AT_PLACES = `
  select id, old_url, new_url, code, old_key from redirects where old_key = any($1::text[])
   union all
  select id, old_url, new_url, code, old_key from redirects
   where old_key like '//%' and regexp_replace(old_key, '^//[^/]*', '') = any($1::text[])`;

/** Rules to which more are added than are stored. */
export interface TriedRules extends Rules {
  /** Reads at once what the checks of rules to come will look up. Takes the keys that they lead to, or are for. */
  readonly learn: (keys: readonly string[]) => Promise<readonly Hop[]>;
  readonly add: (rule: Hop) => void;
}

/**
 * The stored rules, and beside them such as are only tried. What was looked up once is remembered: many rules are checked
 * with a handful of queries.
 */
export function triedRules(db: Queryable): TriedRules {
  const stored = storedRules(db);
  const known = new Map<string, Standing>();
  const places = new Set<string>();
  const added: Hop[] = [];
  const hosts = new Set<string>();
  const storedHosts = sharedValue(stored.hosts);

  const learn = async (keys: readonly string[]): Promise<readonly Hop[]> => {
    const unknown = [...new Set(keys.map(placeOn))].filter((place) => !places.has(place));
    if (unknown.length === 0) return [];
    const { rows } = await db.query<Row<Standing & { old_key: string }>>(AT_PLACES, [unknown]);
    for (const place of unknown) places.add(place);
    for (const { old_key, ...rule } of rows) known.set(old_key, rule as Standing);
    return rows;
  };

  return {
    learn,
    add(rule) {
      known.set(addressKey(rule.old_url), { ...rule, id: null });
      added.push(rule);
      const host = hostOf(rule.old_url);
      if (host !== null) hosts.add(host);
    },
    async find(keys) {
      await learn(keys);
      return keys.map((key) => known.get(key)).find((rule) => rule !== undefined) ?? null;
    },
    async hosts() {
      return [...(await storedHosts.get()), ...hosts];
    },
    async leadingTo(host) {
      const keys = new Set(added.map(({ old_url }) => addressKey(old_url)));
      const standing = (await stored.leadingTo(host)).filter(({ old_url }) => !keys.has(addressKey(old_url)));
      const tried = added.filter(({ new_url, code }) => code !== 410 && hostOf(new_url) === host);
      return [...standing, ...tried];
    },
  };
}
