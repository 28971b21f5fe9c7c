import {
  actionsOf,
  copyRoute,
  type Listing,
  type ListingAction,
  type ListingRow,
  PAGE_SIZES,
  pagingOf,
  recordRoute,
  removalOf,
  searchOf,
} from '../content/listing';
import { previewAddress } from '../content/preview';
import { commandTexts, commandTitles } from '../messages/commands';
import { list as listTexts } from '../messages/list';
import { absent, defineCommand, focuses, going, refused, sends, visiting } from './define';
import { pageTo } from './paging';
import type { Command, CommandEffect, CommandEvent, CommandMoment } from './types';

type ListMoment = CommandMoment<'list'>;

const titles = commandTitles.list;

type Optional = 'keys' | 'repeat' | 'inPalette' | 'allowInInput' | 'keywords' | 'onlyWhenReady';

interface Options extends Pick<Partial<Command>, Optional> {
  readonly title: Command['title'];
}

const listCommand = (verb: string, options: Options, effect: (moment: ListMoment) => CommandEffect): Command =>
  defineCommand({ id: `list.${verb}`, group: 'list', scope: 'list', ...options, effect });

const sending = (verb: string, event: CommandEvent, options: Options): Command =>
  listCommand(verb, options, sends(event));

const moving = (verb: string, to: string, keys: readonly string[], title: string): Command =>
  sending(verb, { type: 'cursor.move', to }, { title, keys, repeat: true, inPalette: false });

/** An effect in the lists that it concerns. */
const where =
  (concerns: (listing: Listing) => boolean, effect: CommandEffect) =>
  ({ listing }: ListMoment): CommandEffect =>
    listing === null || concerns(listing) ? effect : absent;

const hasFilters = ({ list }: Listing): boolean => list.filters.length > 0;

/** The abilities of which the user would have to hold one. */
const needs = ({ abilities }: Listing, action: string): string =>
  commandTexts.needs(abilities.map((prefix) => `${prefix}-${action}`));

const mayNotEdit = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotEdit(listing.titles.many, needs(listing, 'edit')));

const mayNotCreate = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotCreate(listing.titles.many, needs(listing, 'create')));

function rowUnderCursor({ snapshot: { context } }: ListMoment): ListingRow | null {
  return context.rows.find((row) => row.id === context.cursor) ?? null;
}

function openRow(newTab: boolean) {
  return (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    const { listing, snapshot } = moment;
    if (listing === null || listing.routes.item === null) return absent;
    if (!snapshot.context.abilities.edit) return mayNotEdit(listing);
    const route = row === null ? null : recordRoute(listing, row.id);
    return route === null ? refused(listTexts.refusals.noCursor) : going(route, newTab);
  };
}

function createItem({ snapshot, listing }: ListMoment): CommandEffect {
  const route = listing === null || listing.titles.create === undefined ? null : recordRoute(listing, 'new');
  if (listing === null || route === null) return absent;
  return snapshot.context.abilities.create ? going(route) : mayNotCreate(listing);
}

/** The revision of a row, where a content type's row tells one. */
function openRevision(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.revisionOf === undefined) return absent;
  if (!snapshot.context.abilities.edit) return mayNotEdit(listing);
  if (row === null) return refused(listTexts.refusals.noCursor);
  const revision = listing.revisionOf(row);
  const route = revision === null ? null : recordRoute(listing, revision);
  return route === null ? refused(commandTexts.noRevision) : going(route);
}

function duplicateRow(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.isCopied !== true) return absent;
  if (!snapshot.context.abilities.create) return mayNotCreate(listing);
  const route = row === null ? null : copyRoute(listing, row.id);
  return route === null ? refused(listTexts.refusals.noCursor) : going(route);
}

function deleteRows({ snapshot, listing }: ListMoment): CommandEffect {
  if (listing !== null && removalOf(listing) === 'none') return absent;
  if (listing !== null && !snapshot.context.abilities.delete)
    return refused(commandTexts.mayNotDelete(listing.titles.many, needs(listing, 'delete')));
  return { kind: 'event', event: { type: 'delete.ask' } };
}

/** The address of the first language that has one, with the preview flag. Source: document 2, 'Common editor behaviour'. */
function previewRow(moment: ListMoment): CommandEffect {
  const row = rowUnderCursor(moment);
  if (moment.listing?.permalinkOf === undefined) return absent;
  if (row === null) return refused(listTexts.refusals.noCursor);
  const permalink = moment.listing.permalinkOf(row);
  const address = permalink === null ? null : previewAddress(permalink);
  return address === null ? refused(commandTexts.noPermalink) : visiting(address);
}

const cursorCommands: readonly Command[] = [
  moving('next', 'next', ['ArrowDown', 'j'], titles.next),
  moving('previous', 'previous', ['ArrowUp', 'k'], titles.previous),
  moving('first', 'first', ['Home'], titles.first),
  moving('last', 'last', ['End'], titles.last),
  moving('pageDown', 'pageDown', ['PageDown'], titles.pageDown),
  moving('pageUp', 'pageUp', ['PageUp'], titles.pageUp),
];

const extending = (verb: string, to: string, keys: readonly string[], title: string): Command =>
  sending(verb, { type: 'selection.extend', to }, { title, keys, repeat: true, inPalette: false });

const extendCommands: readonly Command[] = [
  extending('extendNext', 'next', ['Shift+ArrowDown', 'Shift+J'], titles.extendNext),
  extending('extendPrevious', 'previous', ['Shift+ArrowUp', 'Shift+K'], titles.extendPrevious),
  extending('extendFirst', 'first', ['Shift+Home'], titles.extendFirst),
  extending('extendLast', 'last', ['Shift+End'], titles.extendLast),
];

const rowCommands: readonly Command[] = [
  listCommand('open', { title: titles.open, keys: ['Enter', 'o'], inPalette: false }, openRow(false)),
  listCommand('edit', { title: titles.edit, keys: ['e'] }, openRow(false)),
  listCommand('openInTab', { title: titles.openInTab, keys: ['mod+Enter'], allowInInput: false }, openRow(true)),
  listCommand('preview', { title: titles.preview, keys: ['p'] }, previewRow),
  listCommand('openRevision', { title: titles.openRevision, keys: ['r'] }, openRevision),
  listCommand(
    'duplicate',
    { title: titles.duplicate, keys: ['Shift+D'], keywords: titles.duplicateWords },
    duplicateRow,
  ),
  sending('select', { type: 'row.select' }, { title: titles.select, keys: ['x', 'Space'] }),
  sending('selectTo', { type: 'row.selectTo' }, { title: titles.selectTo, keys: ['Shift+Space'], inPalette: false }),
  sending('selectPage', { type: 'page.select' }, { title: titles.selectPage, keys: ['mod+A'], allowInInput: false }),
  sending('deselect', { type: 'selection.clear' }, { title: titles.deselect }),
  listCommand('delete', { title: titles.delete, keys: ['Delete'], keywords: titles.deleteWords }, deleteRows),
];

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
      { title: titles.pageSize(limit), keywords: titles.pageSizeWords },
      where(isPaged, { kind: 'event', event: { type: 'pageSize.change', limit } }),
    ),
  ),
];

const isNarrowable = (listing: Listing): boolean => hasFilters(listing) || searchOf(listing) !== null;

const wholeListCommands: readonly Command[] = [
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
  listCommand('create', { title: (listing) => listing?.titles.create ?? titles.create, keys: ['n'] }, createItem),
  sending('reload', { type: 'list.reload' }, { title: titles.reload, keywords: titles.reloadWords }),
];

/** One command a column that can be sorted; a list that lacks the column refuses it, and it stays out of sight. */
function sortCommands(listings: readonly Listing[]): readonly Command[] {
  const columns = new Map(
    listings.flatMap(({ list }) =>
      list.columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [[sort, label] as const])),
    ),
  );
  return [...columns].map(([field, label]) =>
    defineCommand({
      id: `list.sort.${field}`,
      title: titles.sort(label),
      keywords: titles.sortWords,
      group: 'list',
      onlyWhenReady: true,
      scope: 'list',
      effect: sends({ type: 'sort.toggle', field }),
    }),
  );
}

/** One command a filter, which leads to it; a list without it does without the command. */
function filterCommands(listings: readonly Listing[]): readonly Command[] {
  const labels = new Map(listings.flatMap(({ list }) => list.filters.map(({ name, label }) => [name, label] as const)));
  const filterOf = ({ list }: Listing, name: string) => list.filters.find((filter) => filter.name === name);
  return [...labels].map(([name, label]) =>
    listCommand(
      `filter.${name}`,
      {
        title: (listing) => titles.filter((listing === null ? undefined : filterOf(listing, name)?.label) ?? label),
        keywords: titles.filterWords,
      },
      ({ listing }) =>
        listing !== null && filterOf(listing, name) === undefined
          ? absent
          : { kind: 'view', action: 'filter.focus', name },
    ),
  );
}

/** What an action does, or which ability it would need. */
function acting({ snapshot, listing }: ListMoment, { name, needs: needed }: ListingAction): CommandEffect {
  const { abilities } = snapshot.context;
  return listing !== null && needed !== undefined && abilities[needed] !== true
    ? refused(needs(listing, needed))
    : { kind: 'event', event: { type: 'action.run', name } };
}

/** A listing's own action; another list does without it. */
function actionCommand({ area }: Listing, action: ListingAction): Command {
  const { name, title, keys = [], keywords = [] } = action;
  return defineCommand({
    id: `${area}.${name}`,
    title,
    group: 'list',
    keys,
    keywords,
    scope: 'list',
    effect: (moment) => (moment.listing?.area === area ? acting(moment, action) : absent),
  });
}

/** An action that several listings declare alike. */
const sharedCommand = ({ name, title, keys = [], keywords = [] }: ListingAction): Command =>
  listCommand(name, { title, keys, keywords }, (moment) => {
    const { listing } = moment;
    const declared = listing === null ? undefined : actionsOf(listing).find((action) => action.name === name);
    return declared === undefined ? absent : acting(moment, declared);
  });

function actionCommands(listings: readonly Listing[]): readonly Command[] {
  const all = listings.flatMap((listing) => actionsOf(listing).map((action) => ({ listing, action })));
  const shared = new Map(all.flatMap(({ action }) => (action.isShared ? [[action.name, action] as const] : [])));
  return [
    ...[...shared.values()].map(sharedCommand),
    ...all.filter(({ action }) => !action.isShared).map(({ listing, action }) => actionCommand(listing, action)),
  ];
}

/** Leads to the record for which the last action was refused. */
function openRefused({ snapshot: { context }, listing }: ListMoment): CommandEffect {
  const route =
    context.refusedAction === null || listing === null ? null : recordRoute(listing, context.refusedAction.open);
  return route === null ? refused(listTexts.refusals.noRefusedAction) : going(route);
}

/** The commands of every list. Source of the keys: design, section 5. */
export function listCommands(listings: readonly Listing[]): readonly Command[] {
  return [
    ...cursorCommands,
    ...extendCommands,
    ...rowCommands,
    ...wholeListCommands,
    ...pageCommands,
    ...filterCommands(listings),
    ...sortCommands(listings),
    ...actionCommands(listings),
    defineCommand({
      id: 'list.openRefused',
      title: listTexts.openRefused,
      group: 'list',
      keys: ['v'],
      onlyWhenReady: true,
      scope: 'list',
      effect: openRefused,
    }),
    listCommand(
      'dismissRefused',
      { title: titles.dismissRefused, onlyWhenReady: true },
      sends({ type: 'action.dismiss' }),
    ),
  ];
}
