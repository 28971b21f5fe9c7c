import { opensRecords, recordAddress } from '../../content/lists/addresses';
import { openingAction, removalOf } from '../../content/lists/list';
import { type ListingRow, rowListAddress } from '../../content/lists/listing';
import { previewAddress } from '../../content/text/webUrl';
import type { ContentLanguages } from '../../contract/languages';
import { isSelectable } from '../../machines/list/selection';
import { commandTexts, commandTitleTexts } from '../../messages/commands/commands';
import { listTexts } from '../../messages/screens/list';
import { absent, defineScope, going, refused, visiting } from '../define';
import type { Command, CommandEffect, CommandEvent } from '../types';
import {
  LIST,
  type ListMoment,
  listCommand,
  mayNotCreate,
  mayNotDelete,
  mayNotEdit,
  type Options,
  runs,
  sending,
} from './listDefine';
import { wholeListCommands } from './listWhole';

const titles = commandTitleTexts.list;

function rowUnderCursor({ snapshot: { context } }: ListMoment): ListingRow | null {
  return context.rows.find((row) => row.id === context.cursor) ?? null;
}

/** Opens the record under the cursor: to be read by who may not change it, unless that is what is wanted. */
function openRow({ newTab = false, toEdit = false }: { readonly newTab?: boolean; readonly toEdit?: boolean } = {}) {
  return (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    const { listing, snapshot } = moment;
    const inDialog = listing === null ? undefined : openingAction(listing, 'record');
    if (listing === null || (!opensRecords(listing) && inDialog === undefined)) return absent;
    const { edit, closed = null } = snapshot.context.abilities;
    if (closed !== null) return refused(closed);
    if (!edit && (toEdit || inDialog !== undefined)) return mayNotEdit(listing);
    if (row === null) return refused(listTexts.refusals.noCursor);
    if (inDialog !== undefined) return newTab ? absent : runs(inDialog);
    const route = recordAddress(listing, row.id, { row });
    return route === null ? refused(listTexts.refusals.noCursor) : going(route, newTab);
  };
}

/** What a row is for: the list that it leads to, else the record itself. */
function enterRow(newTab: boolean) {
  return (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    const { listing, snapshot } = moment;
    const follows = listing !== null && row !== null && snapshot.context.abilities.follow === true;
    const route = follows ? rowListAddress(listing, row) : null;
    return route === null ? openRow({ newTab })(moment) : going(route, newTab);
  };
}

/** The revision of a row, of content types whose rows name it. */
function openRevision(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.revisionOf === undefined) return absent;
  const { closed = null } = snapshot.context.abilities;
  if (closed !== null) return refused(closed);
  if (row === null) return refused(listTexts.refusals.noCursor);
  const revision = listing.revisionOf(row);
  const route = revision === null ? null : recordAddress(listing, revision);
  return route === null ? refused(commandTexts.noRevision) : going(route);
}

function duplicateRow(moment: ListMoment): CommandEffect {
  const { listing, snapshot } = moment;
  const row = rowUnderCursor(moment);
  if (listing?.isCopied !== true) return absent;
  if (!snapshot.context.abilities.create) return mayNotCreate(listing);
  const route = row === null ? null : recordAddress(listing, 'new', { copyOf: row.id });
  return route === null ? refused(listTexts.refusals.noCursor) : going(route);
}

function deleteRows({ snapshot, listing }: ListMoment): CommandEffect {
  if (listing !== null && removalOf(listing) === 'none') return absent;
  if (listing !== null && !snapshot.context.abilities.delete) return mayNotDelete(listing);
  return { kind: 'event', event: { type: 'delete.request' } };
}

/** The address of the first language that has one, with the preview flag. Source: document 2, 'Common editor behaviour'. */
const previewRow =
  (languages: ContentLanguages) =>
  (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    if (moment.listing?.permalinkOf === undefined) return absent;
    if (row === null) return refused(listTexts.refusals.noCursor);
    const permalink = moment.listing.permalinkOf(row, languages);
    const address = permalink === null ? null : previewAddress(permalink);
    return address === null ? refused(commandTexts.noPermalink) : visiting(address);
  };

const moving = (verb: string, to: string, keys: readonly string[], title: string): Command =>
  sending(verb, { type: 'cursor.move', to }, { title, keys, repeat: true, inPalette: false });

const cursorCommands: readonly Command[] = [
  moving('next', 'next', ['ArrowDown', 'j'], titles.next),
  moving('previous', 'previous', ['ArrowUp', 'k'], titles.previous),
  moving('first', 'first', ['Home'], titles.first),
  moving('last', 'last', ['End'], titles.last),
  moving('pageDown', 'pageDown', ['PageDown'], titles.pageDown),
  moving('pageUp', 'pageUp', ['PageUp'], titles.pageUp),
];

/** Selects rows, where one may do anything with them: deleting is it, unless the list says so itself. */
const selecting = (verb: string, event: CommandEvent, options: Options): Command =>
  listCommand(verb, options, ({ snapshot, listing }) =>
    listing === null || removalOf(listing) === 'none' || isSelectable(listing, snapshot.context.abilities)
      ? { kind: 'event', event }
      : mayNotDelete(listing),
  );

const extending = (verb: string, to: string, keys: readonly string[], title: string): Command =>
  selecting(verb, { type: 'selection.extend', to }, { title, keys, repeat: true, inPalette: false });

const extendCommands: readonly Command[] = [
  extending('extendNext', 'next', ['Shift+ArrowDown', 'Shift+J'], titles.extendNext),
  extending('extendPrevious', 'previous', ['Shift+ArrowUp', 'Shift+K'], titles.extendPrevious),
  extending('extendFirst', 'first', ['Shift+Home'], titles.extendFirst),
  extending('extendLast', 'last', ['Shift+End'], titles.extendLast),
];

const rowCommands = (languages: ContentLanguages): readonly Command[] => [
  listCommand('open', { title: titles.open, keys: ['Enter', 'o'], inPalette: false }, enterRow(false)),
  listCommand('edit', { title: titles.edit, keys: ['e'] }, openRow({ toEdit: true })),
  listCommand('openInTab', { title: titles.openInTab, keys: ['mod+Enter'], allowInInput: false }, enterRow(true)),
  listCommand('preview', { title: titles.preview, keys: ['p'] }, previewRow(languages)),
  listCommand('openRevision', { title: titles.openRevision, keys: ['r'] }, openRevision),
  listCommand(
    'duplicate',
    { title: titles.duplicate, keys: ['Shift+D'], keywords: titles.duplicateWords },
    duplicateRow,
  ),
  selecting('select', { type: 'row.select' }, { title: titles.select, keys: ['x', 'Space'] }),
  selecting('selectTo', { type: 'row.selectTo' }, { title: titles.selectTo, keys: ['Shift+Space'], inPalette: false }),
  selecting('selectPage', { type: 'page.select' }, { title: titles.selectPage, keys: ['mod+A'], allowInInput: false }),
  sending('deselect', { type: 'selection.clear' }, { title: titles.deselect }),
  listCommand(
    'delete',
    { title: titles.delete, keys: ['Delete'], keywords: titles.deleteWords, isDestructive: true },
    deleteRows,
  ),
];

/** Every list. Source of the keys: design, section 5. */
export const list = defineScope({
  ...LIST,
  commands: (_command, { contents, listings = [], languages }) => [
    ...cursorCommands,
    ...extendCommands,
    ...rowCommands(languages),
    ...wholeListCommands([...contents, ...listings]),
  ],
});
