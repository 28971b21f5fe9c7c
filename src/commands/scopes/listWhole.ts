import { recordAddress } from '../../content/lists/addresses';
import {
  actionsOf,
  isNarrowable,
  type ListingAction,
  openingAction,
  PAGE_SIZES,
  pagingOf,
  searchOf,
  shownFilters,
} from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { commandTexts, commandTitleTexts } from '../../messages/commands/commands';
import { absent, focuses, going, refused, sends } from '../define';
import type { Command, CommandEffect } from '../types';
import { hasFilters, type ListMoment, listCommand, mayNotCreate, needs, runs, sending, where } from './listDefine';
import { pageTo, RELOAD_KEYS } from './listed';

const titles = commandTitleTexts.list;

function createItem({ snapshot, listing }: ListMoment): CommandEffect {
  if (listing === null || listing.titles.create === undefined) return absent;
  const inDialog = openingAction(listing, 'new');
  const route = recordAddress(listing, 'new');
  if (route === null && inDialog === undefined) return absent;
  if (!snapshot.context.abilities.create) return mayNotCreate(listing);
  return inDialog === undefined ? going(route ?? '') : runs(inDialog);
}

const isPaged = (listing: Listing): boolean => pagingOf(listing).paged;

const pageCommands: readonly Command[] = [
  ...(['nextPage', 'previousPage', 'firstPage', 'lastPage'] as const).map((verb) =>
    listCommand(verb, { title: titles[verb] }, ({ snapshot, listing }) =>
      listing !== null && !isPaged(listing)
        ? absent
        : { kind: 'event', event: { type: 'page.go', page: pageTo[verb](snapshot.context) } },
    ),
  ),
  ...PAGE_SIZES.map((limit) =>
    listCommand(
      `pageSize.${limit}`,
      { title: titles.pageSize(limit), keywords: titles.pageSizeWords, inPalette: 'typed' },
      where(isPaged, { kind: 'event', event: { type: 'pageSize.change', limit } }),
    ),
  ),
];

const searchCommands: readonly Command[] = [
  listCommand(
    'search',
    { title: titles.search, keys: ['/'] },
    where((listing) => searchOf(listing) !== null, focuses('search.focus')()),
  ),
  listCommand('filters', { title: titles.filters, keys: ['f'] }, where(hasFilters, focuses('filters.focus')())),
  listCommand(
    'clearFilters',
    { title: titles.clearFilters, keys: ['Shift+F'] },
    where(isNarrowable, { kind: 'event', event: { type: 'filters.clear' } }),
  ),
  listCommand(
    'applyFilters',
    { title: titles.applyFilters, keywords: titles.applyWords },
    where(isNarrowable, { kind: 'event', event: { type: 'filters.apply' } }),
  ),
  listCommand(
    'acceptCorrection',
    { title: titles.acceptCorrection, keys: ['i'], keywords: titles.acceptCorrectionWords, onlyWhenReady: true },
    where((listing) => searchOf(listing) !== null, { kind: 'event', event: { type: 'correction.accept' } }),
  ),
  listCommand('nextTab', { title: titles.nextTab, keys: ['t'], keywords: titles.nextTabWords }, focuses('tab.next')),
  listCommand(
    'create',
    { title: (listing) => listing?.titles.create ?? titles.create, keys: ['n'], isMain: true },
    createItem,
  ),
  sending('reload', { type: 'list.reload' }, { title: titles.reload, keywords: titles.reloadWords, keys: RELOAD_KEYS }),
];

/** One command a column that can be sorted; a list that lacks the column refuses it, and it stays out of sight. */
function sortCommands(listings: readonly Listing[]): readonly Command[] {
  const columns = listings.flatMap(({ list, titles: { list: of } }) =>
    list.columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ field: sort, label, of }])),
  );
  return [...new Set(columns.map(({ field }) => field))].map((field) => {
    const mine = columns.filter((column) => column.field === field);
    const labels = [...new Set(mine.map(({ label }) => label))];
    const [label = field] = labels;
    return listCommand(
      `sort.${field}`,
      {
        title: (listing) => titles.sort(listing?.list.columns.find(({ sort }) => sort === field)?.label ?? label),
        longTitle: titles.sortIn(labels, [...new Set(mine.map(({ of }) => of))]),
        keywords: titles.sortWords,
        onlyWhenReady: true,
      },
      sends({ type: 'sort.toggle', field }),
    );
  });
}

/** One command a filter, which leads to it; a list without it does without the command. */
function filterCommands(listings: readonly Listing[]): readonly Command[] {
  const labels = new Map(
    listings.flatMap((listing) => shownFilters(listing).map(({ name, label }) => [name, label] as const)),
  );
  const filterOf = (listing: Listing, name: string) => shownFilters(listing).find((filter) => filter.name === name);
  return [...labels].map(([name, label]) =>
    listCommand(
      `filter.${name}`,
      {
        title: (listing) => titles.filter((listing === null ? undefined : filterOf(listing, name)?.label) ?? label),
        keywords: titles.filterWords,
        inPalette: 'typed',
      },
      ({ listing }) =>
        listing !== null && filterOf(listing, name) === undefined
          ? absent
          : { kind: 'view', action: 'filter.focus', name },
    ),
  );
}

/** What an action does, or which ability it would need. */
function acting({ snapshot, listing }: ListMoment, action: ListingAction): CommandEffect {
  const { title, needs: needed } = action;
  const { abilities } = snapshot.context;
  if (listing !== null && needed !== undefined && abilities[needed] !== true)
    return refused(commandTexts.mayNotDo(title, needs(listing, needed)));
  return runs(action);
}

/** A listing's own action; another list does without it. */
function actionCommand({ area }: Listing, action: ListingAction): Command {
  const { name, title, keys = [], keywords = [], hint } = action;
  const options = { id: `${area}.${name}`, title, keys, keywords, ...(hint === undefined ? {} : { hint }) };
  return listCommand(name, options, (moment) => (moment.listing?.area === area ? acting(moment, action) : absent));
}

/** An action that several listings declare alike. */
const sharedCommand = ({ name, title, keys = [], keywords = [] }: ListingAction): Command =>
  listCommand(name, { title, keys, keywords }, (moment) => {
    const { listing } = moment;
    const declared = listing === null ? undefined : actionsOf(listing).find((action) => action.name === name);
    return declared === undefined ? absent : acting(moment, declared);
  });

function actionCommands(listings: readonly Listing[]): readonly Command[] {
  const all = listings.flatMap((listing) =>
    actionsOf(listing).flatMap((action) => (action.opens === undefined ? [{ listing, action }] : [])),
  );
  const shared = new Map(all.flatMap(({ action }) => (action.isShared ? [[action.name, action] as const] : [])));
  return [
    ...[...shared.values()].map(sharedCommand),
    ...all.filter(({ action }) => !action.isShared).map(({ listing, action }) => actionCommand(listing, action)),
  ];
}

/** Commands of what is listed as a whole: searching, filtering, paging, sorting, and what each listing can do besides. */
export function wholeListCommands(listings: readonly Listing[]): readonly Command[] {
  return [
    ...searchCommands,
    ...pageCommands,
    ...filterCommands(listings),
    ...sortCommands(listings),
    ...actionCommands(listings),
  ];
}
