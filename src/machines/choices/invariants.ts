import type { ChoicesSnapshot } from './machine';
import { childOf } from './machine';
import { doubtCount, pendingCount, progressOf } from './rules';

/** What must hold of the rows that save themselves, at every moment. */
export const invariants: Readonly<Record<string, (snapshot: ChoicesSnapshot) => boolean>> = {
  'every row has its machine, and no machine is without its row': ({ context, children }) =>
    Object.keys(context.rows).every((id) => children[childOf(Number(id))] !== undefined) &&
    Object.keys(children).every((key) => !/^row\d+$/.test(key) || context.rows[Number(key.slice(3))] !== undefined),
  'every row of the page is known, each once': ({ context: { order, rows } }) =>
    new Set(order).size === order.length && order.every((id) => rows[id] !== undefined),
  'what can be taken back is of rows that are known': ({ context: { history, rows } }) =>
    history.every(({ id }) => rows[id] !== undefined),
  'nobody chooses who may not': ({ context }) => context.refusal === null || context.history.length === 0,
  'no more is left to decide than there is': ({ context }) => {
    const { undecided, of } = progressOf(context);
    return undecided >= 0 && (of === null || undecided <= of);
  },
  'one is asked before leaving only while something is not stored': (snapshot) =>
    !snapshot.hasTag('asking') || pendingCount(snapshot.context) + doubtCount(snapshot.context) > 0,
  'pages are turned only where there are several': (snapshot) =>
    !snapshot.hasTag('turning') || snapshot.context.pages > 1,
};
