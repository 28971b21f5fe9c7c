import type { RedirectTrace } from '../../contract/redirects';
import { addressKey, type RedirectDraft } from './addresses';

/** A stored rule, as a path is followed over it. */
export interface Hop {
  readonly old_url: string;
  readonly new_url: string;
  readonly code: number;
}

/** Where a visitor is: the host, null where nobody knows it, and the rest of the address as a key. */
interface Place {
  readonly host: string | null;
  readonly rest: string;
}

/** The host that an address names; null for one that stays on the host where it is followed. */
export const hostOf = (address: string): string | null => /^\/\/([^/]*)/.exec(addressKey(address))?.[1] ?? null;

/** Where an address leads a visitor of `host`. */
function placeOf(address: string, host: string | null): Place {
  const key = addressKey(address);
  const named = hostOf(address);
  return named === null ? { host, rest: key } : { host: named, rest: key.slice(named.length + 2) };
}

/** Keys under which a rule for a place may be stored, the most exact first: with host and query, then without. */
function keysAt({ host, rest }: Place): string[] {
  const path = rest.split('?', 1)[0] ?? '';
  return [...new Set([rest, path].flatMap((part) => (host === null ? [part] : [`//${host}${part}`, part])))];
}

/** Keys under which a rule for an absolute address may be stored, the most exact first. */
export const rulesKeys = (address: string): string[] => keysAt(placeOf(address, null));

/** Finds the rule that is stored under the first of the keys that has one; null for none. */
export type FindRule = (keys: readonly string[]) => Promise<Hop | null>;

/** Most rules that a visitor is followed over: browsers give up at twenty. */
const LONGEST_PATH = 50;

/** What becomes of a visitor: out of the rules, round in a circle, or on and on; with the addresses that they pass. */
export interface Walk {
  readonly kind: 'out' | 'loop' | 'endless';
  readonly path: readonly string[];
}

/** What visitors meet. */
export interface Site {
  /** Hosts whose visitors meet the rules; every other one is somebody else's. */
  readonly hosts: ReadonlySet<string>;
  readonly find: FindRule;
}

/** Rules among which another one stands as well. */
export const withRule =
  (find: FindRule, rule: Hop): FindRule =>
  async (keys) => {
    const found = await find(keys);
    const rank = ({ old_url }: Hop): number => keys.indexOf(addressKey(old_url));
    const isNearer = rank(rule) >= 0 && (found === null || rank(rule) < rank(found));
    return isNearer ? rule : found;
  };

/** Follows a visitor of `host` who comes from `start` and is led to an address. The walk's path begins there. */
export async function followFrom(
  address: string,
  host: string | null,
  { hosts, find }: Site,
  start: string | null = null,
): Promise<Walk> {
  const path = [address];
  const shown = (place: Place): string => `${place.host} ${place.rest}`;
  const passed = new Set(start === null ? [] : [shown(placeOf(start, host))]);
  for (let place = placeOf(address, host); ; ) {
    if (place.host !== null && !hosts.has(place.host)) return { kind: 'out', path };
    if (passed.has(shown(place))) return { kind: 'loop', path };
    passed.add(shown(place));
    const rule = await find(keysAt(place));
    if (rule === null || rule.code === 410) return { kind: 'out', path };
    if (path.length === LONGEST_PATH) return { kind: 'endless', path };
    path.push(rule.new_url);
    place = placeOf(rule.new_url, place.host);
  }
}

/** Hosts whose visitors an address has: one that names none is met on each, those that nobody knows of included. */
export const visitorsOf = (address: string, { hosts }: Site): readonly (string | null)[] => {
  const named = hostOf(address);
  return named === null ? [null, ...hosts] : [named];
};

const WORST: readonly Walk['kind'][] = ['loop', 'endless', 'out'];

/**
 * Follows every visitor whom a rule may lead, on each of the site's hosts. Takes the rule and those stored, its own older
 * version left out; gives the worst that becomes of one, the rule's two addresses first in its path.
 */
export async function followRule(rule: RedirectDraft, site: Site): Promise<Walk> {
  const straight: Walk = { kind: 'out', path: [rule.old_url] };
  if (rule.code === 410 || addressKey(rule.old_url) === '' || addressKey(rule.new_url) === '') return straight;
  const among = { ...site, find: withRule(site.find, rule) };
  const walks: Walk[] = [];
  for (const host of visitorsOf(rule.old_url, site))
    walks.push(await followFrom(rule.new_url, host, among, rule.old_url));
  walks.sort((one, other) => WORST.indexOf(one.kind) - WORST.indexOf(other.kind));
  const worst = walks[0] ?? straight;
  return { ...worst, path: [rule.old_url, ...worst.path] };
}

/** A walk as it is shown. Takes the old address of a rule that leads to the walk's start, null for none. */
export function shownTrace({ kind, path }: Walk, before: string | null): RedirectTrace {
  if (kind === 'loop') return { kind: 'loop', path: [...path] };
  const whole = before === null || path.length === 1 ? [...path] : [before, ...path];
  return { kind: whole.length > 2 ? 'chain' : 'straight', path: whole };
}
