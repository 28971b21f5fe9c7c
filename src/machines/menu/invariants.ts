import type { MenuSnapshot } from './machine';
import { isGroupOpen } from './rules';

/** What must hold of the menu at every moment. */
export const invariants: Readonly<Record<string, (snapshot: MenuSnapshot) => boolean>> = {
  'no group is remembered twice': ({ context: { open } }) => new Set(open).size === open.length,
  'the group of the page in front is open unless somebody closed it': ({ context }) =>
    context.page === null || isGroupOpen(context, context.page) || context.isPageClosed,
  'nothing is closed that is no group': ({ context }) => context.page !== null || !context.isPageClosed,
  'the menu lies over the page in narrow windows only': (snapshot) =>
    snapshot.context.isNarrow === snapshot.matches('narrow'),
};
