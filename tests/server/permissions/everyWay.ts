import type { Content } from '../../../src/content/model/content';
import { addressOf, examplesOf, NOTHING, type Sent } from '../../../tools/permissions/examples';
import type { DeclaredCall } from '../../../tools/permissions/table';
import { BEGINNING, type Plants } from './secrets';
import { contentWays, sharedWays, type Way } from './ways';

/** Calls about what is the caller's own, which may end their session, and those of who has none yet. */
const isPassedOver = ({ access }: DeclaredCall): boolean =>
  'open' in access && (access.open === 'own' || access.open === 'entering');

/** Whether trying a call with what is there changes nothing. */
const onlyReads = ({ endpoint: { method, isSearch } }: DeclaredCall): boolean => method === 'GET' || isSearch === true;

const plainWay = ({ endpoint }: DeclaredCall, sent: Sent): Way => ({
  method: endpoint.method,
  path: addressOf(endpoint, sent),
  ...(sent.body !== undefined && { body: sent.body }),
});

/** A way with something in place of what nothing has or is called; none where it names nothing like that. */
function wayWith(something: string | number, way: Way): readonly Way[] {
  const text = JSON.stringify(way);
  if (!text.includes(String(NOTHING))) return [];
  const replaced = (_key: string, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(String(NOTHING), String(something))
      : value === NOTHING
        ? something
        : value;
  return [JSON.parse(text, replaced) as Way];
}

/**
 * The plainest forms of a call of which nobody said how it could tell anything; where it only reads, also with the ids of
 * what is planted, and with how all secret words begin.
 */
function plainWays(plants: Plants, call: DeclaredCall): readonly Way[] {
  const ways = examplesOf(call.endpoint).map((sent) => plainWay(call, sent));
  if (!onlyReads(call)) return ways.slice(0, 1);
  const named = [BEGINNING, ...plants.contents.flatMap(({ draft, hidden }) => [draft, hidden])];
  return [...ways, ...ways.flatMap((way) => named.flatMap((one) => wayWith(one, way)))];
}

/** Ways by every call: of these content types, and of what belongs to none. */
export function everyWay(
  plants: Plants,
  calls: readonly DeclaredCall[],
  isAmong: (content: Content) => boolean = () => true,
): readonly Way[] {
  const shared = sharedWays(plants);
  const all = plants.contents.map((planted) => ({ planted, ways: contentWays(plants, planted) }));
  const known = new Set([...Object.keys(shared), ...all.flatMap(({ ways }) => Object.keys(ways))]);
  return [
    ...Object.values(shared).flat(),
    ...all.filter(({ planted }) => isAmong(planted.content)).flatMap(({ ways }) => Object.values(ways).flat()),
    ...calls
      .filter((call) => !known.has(call.endpoint.id) && !isPassedOver(call))
      .flatMap((call) => plainWays(plants, call)),
  ];
}
