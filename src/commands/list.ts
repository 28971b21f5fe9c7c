import {
  actionsOf,
  copyRoute,
  type Listing,
  type ListingAction,
  type ListingRow,
  pagingOf,
  recordRoute,
  removalOf,
  searchOf,
} from '../content/listing';
import { previewAddress } from '../content/preview';
import { commandTexts, commandTitles } from '../messages/commands';
import { list as listTexts } from '../messages/list';
import { absent, defineCommand, focuses, going, refused, sends, visiting } from './define';
import type { Command, CommandEffect, CommandEvent, CommandMoment } from './types';

type ListMoment = CommandMoment<'list'>;

const titles = commandTitles.list;

interface Options extends Pick<Partial<Command>, 'keys' | 'repeat' | 'inPalette' | 'allowInInput' | 'keywords'> {
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

function rowUnderCursor({ snapshot: { context } }: ListMoment): ListingRow | null {
  return context.rows.find((row) => row.id === context.cursor) ?? null;
}

function openRow(newTab: boolean) {
  return (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    const { listing, snapshot } = moment;
    if (listing === null || listing.routes.item === null) return absent;
    if (!snapshot.context.abilities.edit) return refused(commandTexts.mayNotEdit(listing.titles.many));
    const route = row === null ? null : recordRoute(listing, row.id);
    return route === null ? refused(listTexts.refusals.noCursor) : going(route, newTab);
  };
}

function createItem({ snapshot, listing }: ListMoment): CommandEffect {
  const route = listing === null || listing.titles.create === undefined ? null : recordRoute(listing, 'new');
  if (listing === null || route === null) return absent;
  return snapshot.context.abilities.create ? going(route) : refused(commandTexts.mayNotCreate(listing.titles.many));
}

/** The revision of a row, where a content type's row tells one. */
function openRevision(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.revisionOf === undefined) return absent;
  if (!snapshot.context.abilities.edit) return refused(commandTexts.mayNotEdit(listing.titles.many));
  if (row === null) return refused(listTexts.refusals.noCursor);
  const revision = listing.revisionOf(row);
  const route = revision === null ? null : recordRoute(listing, revision);
  return route === null ? refused(commandTexts.noRevision) : going(route);
}

function duplicateRow(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.isCopied !== true) return absent;
  if (!snapshot.context.abilities.create) return refused(commandTexts.mayNotCreate(listing.titles.many));
  const route = row === null ? null : copyRoute(listing, row.id);
  return route === null ? refused(listTexts.refusals.noCursor) : going(route);
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
  listCommand(
    'delete',
    { title: titles.delete, keys: ['Delete'], keywords: titles.deleteWords },
    where((listing) => removalOf(listing) !== 'none', { kind: 'event', event: { type: 'delete.ask' } }),
  ),
];

const pageBy =
  (step: number) =>
  ({ snapshot, listing }: ListMoment): CommandEffect =>
    listing !== null && !pagingOf(listing).paged
      ? absent
      : { kind: 'event', event: { type: 'page.go', page: snapshot.context.query.page + step } };

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
    where((listing) => hasFilters(listing) || searchOf(listing) !== null, {
      kind: 'event',
      event: { type: 'filters.clear' },
    }),
  ),
  listCommand('create', { title: (listing) => listing?.titles.create ?? titles.create, keys: ['n'] }, createItem),
  listCommand('nextPage', { title: titles.nextPage }, pageBy(1)),
  listCommand('previousPage', { title: titles.previousPage }, pageBy(-1)),
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
      group: 'list',
      onlyWhenReady: true,
      scope: 'list',
      effect: sends({ type: 'sort.toggle', field }),
    }),
  );
}

/** A listing's own action; another list does without it. */
const actionCommand = ({ area }: Listing, { name, title, keys = [], keywords = [] }: ListingAction): Command =>
  defineCommand({
    id: `${area}.${name}`,
    title,
    group: 'list',
    keys,
    keywords,
    scope: 'list',
    effect: ({ listing }) => (listing?.area === area ? { kind: 'event', event: { type: 'action.run', name } } : absent),
  });

/** An action that several listings declare alike. */
const sharedCommand = ({ name, title, keys = [], keywords = [] }: ListingAction): Command =>
  listCommand(name, { title, keys, keywords }, ({ listing }) =>
    listing !== null && actionsOf(listing).some((action) => action.name === name)
      ? { kind: 'event', event: { type: 'action.run', name } }
      : absent,
  );

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
    ...rowCommands,
    ...wholeListCommands,
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
  ];
}
