import { readFilterValue } from '../../content/lists/filter';
import { actionsOf, removalOf } from '../../content/lists/list';
import type { ListSnapshot } from './machine';
import { DEFAULT_ORDER, isPageSize, sameQuery, sortFields } from './query';
import { lastPage } from './rules';
import { idsOf, isSelectable } from './selection';

const settled = (snapshot: ListSnapshot) =>
  snapshot.hasTag('shown') || snapshot.hasTag('empty') || snapshot.hasTag('nothingFound');

/** What must never be otherwise in a list: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: ListSnapshot) => boolean>> = {
  'the rows shown answer the query asked for, never an older one': (snapshot) =>
    !settled(snapshot) ||
    (snapshot.context.shownQuery !== null && sameQuery(snapshot.context.shownQuery, snapshot.context.query)),
  'stale rows are those of the query asked for, and newer ones are on their way': (snapshot) =>
    !snapshot.hasTag('stale') ||
    (snapshot.hasTag('busy') &&
      snapshot.context.shownQuery !== null &&
      sameQuery(snapshot.context.shownQuery, snapshot.context.query)),
  'rows of a corrected search are told as such, and no others': (snapshot) =>
    !settled(snapshot) || snapshot.hasTag('corrected') === (snapshot.context.correction !== null),
  'only a search is corrected, and into another one': ({ context: { query, shownQuery, correcting, correction } }) =>
    [
      [correcting, query.keywords],
      [correction, shownQuery?.keywords ?? ''],
    ].every(([meant, typed]) => meant === null || (typed !== '' && meant !== typed)),
  'a correction is on its way only while rows load': (snapshot) =>
    snapshot.context.correcting === null || snapshot.hasTag('skeleton') || snapshot.hasTag('busy'),
  'only rows on screen are selected, each once': ({ context }) =>
    context.selection.every((id) => idsOf(context.rows).includes(id)) &&
    new Set(context.selection).size === context.selection.length,
  'cursor and anchor are rows on screen': ({ context }) =>
    [context.cursor, context.anchor].every((id) => id === null || idsOf(context.rows).includes(id)),
  'no page past the last is shown': (snapshot) =>
    !settled(snapshot) ||
    snapshot.context.query.page <=
      lastPage(snapshot.context.listing, snapshot.context.total, snapshot.context.query.limit),
  'nothing is selected where nothing can be done with it': ({ context }) =>
    isSelectable(context.listing, context.abilities) || context.selection.length === 0,
  'nothing is deleted without the right to delete, nor where the screen asks': ({ context }) =>
    (context.abilities.delete && removalOf(context.listing) === 'confirmed') || context.deletion === null,
  'an action under way says which, and nothing else does': (snapshot) =>
    snapshot.hasTag('acting') === (snapshot.context.action !== null),
  'the server does only what the listing declares and the user may': ({ context: { listing, abilities, action } }) =>
    action === null ||
    actionsOf(listing).some(
      ({ name, by, needs }) =>
        name === action.name && by === 'server' && (needs === undefined || abilities[needs] === true),
    ),
  'a deletion under way names what it deletes, and nothing else does': (snapshot) =>
    snapshot.matches({ deletion: 'idle' })
      ? snapshot.context.deletion === null
      : (snapshot.context.deletion?.ids.length ?? 0) > 0,
  'a skeleton is shown before the first answer only': (snapshot) =>
    !snapshot.hasTag('skeleton') || snapshot.context.shownQuery === null,
  'a refused deletion says why': (snapshot) =>
    !snapshot.hasTag('deletionRefused') || snapshot.context.deletion?.failure != null,
  'a failed load says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'the query is one that the server knows': ({ context: { query, listing } }) =>
    isPageSize(query.limit) &&
    query.page >= 1 &&
    (query.orderBy === DEFAULT_ORDER || sortFields(listing).includes(query.orderBy.slice(1))) &&
    listing.list.filters.every(
      (filter) => readFilterValue(filter, query.filters[filter.name]) === query.filters[filter.name],
    ),
  'a hidden filter stays at what the list is bound to': ({ context: { query, filters, listing } }) =>
    listing.list.filters.every(
      ({ name, isHidden, all }) => !isHidden || (query.filters[name] === all.value && filters[name] === all.value),
    ),
};
