import { isPageSize } from '../list/query';
import type { RedirectsSnapshot } from './machine';
import { isEmptyNew, lastPage, rowOf } from './rules';

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What must hold of the redirects at every moment. Source: document 1, sections 2.17, 4 and 6. */
export const invariants: Readonly<Record<string, (snapshot: RedirectsSnapshot) => boolean>> = {
  'there is one empty new row at most': ({ context }) => context.rows.filter(isEmptyNew).length <= 1,
  'every row has its machine, and no machine is without its row': ({ context, children }) =>
    unique(context.rows.map(({ key }) => key)) &&
    context.rows.every(({ key }) => children[key] !== undefined) &&
    Object.keys(children).every((key) => !/^[rn]\d+b?$/.test(key) || rowOf(context.rows, key) !== null),
  'no rule is shown twice': ({ context }) => unique(context.rows.flatMap(({ id }) => (id === null ? [] : [id]))),
  'only saved rows on screen are selected, each once': ({ context: { rows, selection } }) =>
    unique(selection) && selection.every((key) => rowOf(rows, key)?.id != null),
  'nothing is selected without the right to delete': ({ context }) =>
    context.may.delete || context.selection.length === 0,
  'the cursor is on a row': ({ context: { rows, cursor } }) => cursor === null || rowOf(rows, cursor) !== null,
  'a deletion under way names its rows, and nothing else does': (snapshot) =>
    snapshot.matches({ deletion: 'idle' })
      ? snapshot.context.deletion === null
      : (snapshot.context.deletion?.keys.length ?? 0) > 0,
  'a refused deletion says why': (snapshot) =>
    !snapshot.hasTag('deletionRefused') || snapshot.context.deletion?.failure != null,
  'a failed load says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'a skeleton is shown before the first answer only': (snapshot) =>
    !snapshot.hasTag('skeleton') || snapshot.context.shownQuery === null,
  'the rows shown answer the query asked for': (snapshot) =>
    !(snapshot.hasTag('shown') || snapshot.hasTag('empty') || snapshot.hasTag('nothingFound')) ||
    snapshot.context.shownQuery === snapshot.context.query,
  'the query is one that the server knows': ({ context: { query, total, shownQuery } }) =>
    isPageSize(query.limit) &&
    query.page >= 1 &&
    (shownQuery !== query || query.page <= Math.max(1, lastPage(total + 50, query.limit))),
};
