import type { DeclaredRoute } from '../../server/features';
import { groupsOf, isOpenToAll, type Need } from '../../server/http/access';
import { loggedEntities } from '../../src/content/logged';
import { WILDCARD_ABILITY } from '../../src/content/permissions';
import { SETTINGS_AREA, settingsSections } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import type { Endpoint } from '../../src/contract/endpoint';
import { NEW_PLACE_TYPE } from '../../src/contract/places';
import { addressOf, examplesOf, NOTHING, type Sent } from './examples';

/** One way to make a call, and what it asks of who makes it like this. */
export interface Trial {
  readonly endpoint: Endpoint;
  readonly sent: Sent;
  /** From the base of the API. */
  readonly address: string;
  readonly need: Need;
}

/** Who tries the calls: nobody, somebody with these abilities alone, or one who has the administrators' role. */
export interface Role {
  readonly name: string;
  readonly abilities: 'none signed in' | 'administrator' | readonly string[];
}

export type Decision = 'unauthenticated' | 'refused' | 'allowed';

/** Forms of a call that its schemas don't name and in which it asks for something else, made by the user `own`. */
const FURTHER: Readonly<Record<string, (own: number) => readonly Sent[]>> = {
  'users.read': (own) => [{ params: { id: own } }],
  'users.permissions': (own) => [{ params: { id: own } }],
  'users.update': (own) => [{ params: { id: own }, body: {} }],
  'placeTypes.save': () => [{ params: { id: NEW_PLACE_TYPE, title: 'Prova' } }],
  'lookups.relatedStatuses': () => contents.map(({ paths }) => ({ query: { name: paths.list, id: 'new' } })),
  'audit.list': () => [
    ...loggedEntities().map(({ value }) => ({ query: { entity: value, id: NOTHING } })),
    ...settingsSections.map(({ id }) => ({ query: { entity: SETTINGS_AREA, id } })),
  ],
};

/** A route that serves a call of the contract. */
export interface DeclaredCall extends DeclaredRoute {
  readonly endpoint: Endpoint;
}

/** The routes that serve a call of the contract. */
export const callsAmong = (routes: readonly DeclaredRoute[]): readonly DeclaredCall[] =>
  routes.filter((route): route is DeclaredCall => route.endpoint !== undefined && route.method !== 'HEAD');

/** The ways to make a declared call that are tried, by the user `own`: one, or those in which it may ask for something else. */
export function trialsOf({ endpoint, access }: DeclaredCall, own: number): readonly Trial[] {
  const [least, ...enumerated] = examplesOf(endpoint);
  const trial = (sent: Sent, need: Need): Trial => ({ endpoint, sent, address: addressOf(endpoint, sent), need });
  if (!('byCall' in access)) return [trial(least, access)];
  const byCall = access.byCall as (call: object) => Need;
  return [least, ...enumerated, ...(FURTHER[endpoint.id]?.(own) ?? [])].map((sent) =>
    trial(sent, byCall({ params: {}, query: {}, body: {}, ...sent, user: { id: own } })),
  );
}

/** Every ability that some of these ask. */
export const askedBy = (trials: readonly Trial[]): readonly string[] =>
  [...new Set(trials.flatMap(({ need }) => groupsOf(need).flat()))].sort();

/** A role that is about one ability. */
interface RoleAbout {
  readonly name: string;
  readonly abilities: readonly string[];
  readonly ability: string;
}

const GENERAL: readonly Role[] = [
  { name: 'nobody signed in', abilities: 'none signed in' },
  { name: 'who holds no ability', abilities: [] },
  { name: 'who holds the wildcard', abilities: [WILDCARD_ABILITY] },
  { name: 'an administrator', abilities: 'administrator' },
];

/** Who tries calls that ask these abilities: who holds none or all of them, each alone, all but each. */
export const rolesFor = (asked: readonly string[]) => ({
  general: GENERAL,
  holding: asked.map((ability): RoleAbout => ({ name: `who holds ${ability} alone`, abilities: [ability], ability })),
  lacking: asked.map((ability): RoleAbout => {
    const abilities = asked.filter((other) => other !== ability);
    return { name: `who holds all but ${ability}`, abilities, ability };
  }),
});

/** What the declaration of a call means for a role. */
export function expectedOf({ abilities }: Role, need: Need): Decision {
  if (isOpenToAll(need)) return 'allowed';
  if (abilities === 'none signed in') return 'unauthenticated';
  if (abilities === 'administrator' || 'open' in need) return 'allowed';
  if ('administrator' in need) return 'refused';
  const holds = (ability: string) => abilities.includes(ability) || abilities.includes(WILDCARD_ABILITY);
  return groupsOf(need).every((group) => group.some(holds)) ? 'allowed' : 'refused';
}
