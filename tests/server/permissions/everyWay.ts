import { addressOf, examplesOf } from '../../../scripts/permissions/examples';
import type { DeclaredCall } from '../../../scripts/permissions/table';
import type { Content } from '../../../src/content/model/types';
import type { Plants } from './secrets';
import { contentWays, sharedWays, type Way } from './ways';

/** Calls about what is the caller's own, which may end their session, and those of who has none yet. */
const isPassedOver = ({ access }: DeclaredCall): boolean =>
  'open' in access && (access.open === 'own' || access.open === 'entering');

/** A call as its schemas describe it: that of which nobody said how it could be told anything. */
function plainWay({ endpoint }: DeclaredCall): Way {
  const [sent] = examplesOf(endpoint);
  const { method } = endpoint;
  return { method, path: addressOf(endpoint, sent), ...(sent.body !== undefined && { body: sent.body }) };
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
    ...calls.filter((call) => !known.has(call.endpoint.id) && !isPassedOver(call)).map(plainWay),
  ];
}
