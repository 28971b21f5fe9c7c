import { isPageSize, sameQuery, sortFields } from './query';
import type { ListSnapshot } from './refusal';
import { idsOf, lastPage } from './rules';

const settled = (snapshot: ListSnapshot) =>
  snapshot.hasTag('shown') || snapshot.hasTag('empty') || snapshot.hasTag('nothingFound');

/** What must never be otherwise in a list: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: ListSnapshot) => boolean>> = {
  'the rows shown answer the query asked for, never an older one': (snapshot) =>
    !settled(snapshot) ||
    (snapshot.context.shownQuery !== null && sameQuery(snapshot.context.shownQuery, snapshot.context.query)),
  'only rows on screen are selected, each once': ({ context }) =>
    context.selection.every((id) => idsOf(context.rows).includes(id)) &&
    new Set(context.selection).size === context.selection.length,
  'cursor and anchor are rows on screen': ({ context }) =>
    [context.cursor, context.anchor].every((id) => id === null || idsOf(context.rows).includes(id)),
  'no page past the last is shown': (snapshot) =>
    !settled(snapshot) || snapshot.context.query.page <= lastPage(snapshot.context.total, snapshot.context.query.limit),
  'nothing is selected or deleted without the right to delete': ({ context }) =>
    context.abilities.delete || (context.selection.length === 0 && context.deletion === null),
  'a deletion under way names what it deletes, and nothing else does': (snapshot) =>
    snapshot.matches({ deletion: 'idle' })
      ? snapshot.context.deletion === null
      : (snapshot.context.deletion?.ids.length ?? 0) > 0,
  'a skeleton is shown before the first answer only': (snapshot) =>
    !snapshot.hasTag('skeleton') || snapshot.context.shownQuery === null,
  'a refused deletion says why': (snapshot) =>
    !snapshot.hasTag('deletionRefused') || snapshot.context.deletion?.failure != null,
  'a failed load says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'the query is one that the server knows': ({ context: { query, content } }) =>
    isPageSize(query.limit) &&
    query.page >= 1 &&
    sortFields(content).includes(query.orderBy.slice(1)) &&
    content.list.filters.every(({ name }) => typeof query.filters[name] === 'number'),
};
