import { PAGE_SIZES } from '../content/model/listing';
import type { RedirectCode } from '../contract/redirects';
import type { RowEvent, RowReport } from '../machines/redirectRow/types';
import type { RedirectsEvent } from '../machines/redirects/types';
import { redirectCommandTexts as texts } from '../messages/commands/administration';
import { pasteCommandTexts } from '../messages/commands/cards';
import { defineCommand, focuses, sends } from './define';
import { pageTo } from './paging';
import type { Command, CommandEffect, CommandMoment, KeyNote } from './types';

const COMMON = { group: 'redirects', scope: 'redirects' } as const;

type Options = Pick<Command, 'title'> &
  Pick<Partial<Command>, 'keys' | 'keywords' | 'allowInInput' | 'onlyWhenReady' | 'inPalette'>;

const sending = (verb: string, event: Exclude<RedirectsEvent, RowReport>, options: Options): Command =>
  defineCommand({ ...COMMON, id: `redirects.${verb}`, ...options, effect: sends(event) });

/** Leads to a page, told from the list as it is. */
const paging = (verb: 'nextPage' | 'previousPage' | 'firstPage' | 'lastPage'): Command =>
  defineCommand({
    ...COMMON,
    id: `redirects.${verb}`,
    title: texts.titles[verb],
    effect: ({ snapshot }: CommandMoment<'redirects'>): CommandEffect => ({
      kind: 'event',
      event: { type: 'page.go', page: pageTo[verb](snapshot.context) },
    }),
  });

const ofRow = (verb: string, event: RowEvent, options: Options): Command =>
  defineCommand({
    group: 'redirects',
    scope: 'redirectRow',
    id: `redirectRow.${verb}`,
    ...options,
    effect: sends(event),
  });

/** Title of the command that gives a row a code. */
const CODES: Readonly<Record<RedirectCode, string>> = texts.row.codes;

/** What can be done with the row in which the focus is, beside deleting it. */
const ROW_COMMANDS: readonly Command[] = [
  ofRow(
    'editOld',
    { type: 'cell.edit', field: 'old_url' },
    { title: texts.row.editOld, keywords: texts.row.editWords },
  ),
  ofRow(
    'editNew',
    { type: 'cell.edit', field: 'new_url' },
    { title: texts.row.editNew, keywords: texts.row.editWords },
  ),
  // Not in the palette: opening it leaves the cell, which saves the row.
  ofRow('save', { type: 'cell.leave', inRow: false }, { title: texts.row.save, keys: ['mod+S'], inPalette: false }),
  ...Object.entries(CODES).map(([code, title]) =>
    ofRow(`code.${code}`, { type: 'code.change', code: Number(code) }, { title, keywords: texts.row.codeWords }),
  ),
  ofRow('retry', { type: 'save.retry' }, { title: texts.row.retry, onlyWhenReady: true }),
  ofRow('keepMine', { type: 'conflict.keepMine' }, { title: texts.row.keepMine, onlyWhenReady: true }),
  ofRow('takeTheirs', { type: 'conflict.takeTheirs' }, { title: texts.row.takeTheirs, onlyWhenReady: true }),
];

/** While rows from a spreadsheet are in front, beside what every dialog is answered with. */
const PASTE_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'paste.stop',
    title: pasteCommandTexts.stop,
    group: 'redirects',
    scope: 'paste',
    onlyWhenReady: true,
    effect: sends({ type: 'create.stop' }),
  }),
];

/** The commands of the redirects. */
export const REDIRECT_COMMANDS: readonly Command[] = [
  sending('add', { type: 'row.add' }, { title: texts.add, keywords: texts.addWords, keys: ['n', 'mod+Enter'] }),
  sending('remove', { type: 'row.delete' }, { title: texts.titles.remove, keys: ['Delete', 'mod+Delete'] }),
  sending('removeSelected', { type: 'selection.delete' }, { title: texts.bulkDelete }),
  sending(
    'selectPage',
    { type: 'page.select' },
    { title: texts.titles.selectPage, keys: ['mod+A'], allowInInput: false },
  ),
  sending('paste', { type: 'paste.open' }, { title: texts.paste, keywords: texts.pasteWords }),
  defineCommand({
    ...COMMON,
    id: 'redirects.search',
    title: texts.titles.search,
    keys: ['/'],
    effect: focuses('search.focus'),
  }),
  defineCommand({
    ...COMMON,
    id: 'redirects.rows',
    title: texts.titles.rows,
    keys: ['ArrowDown', 'j'],
    effect: focuses('rows.focus'),
  }),
  sending('clear', { type: 'filters.clear' }, { title: texts.clear, keys: ['Shift+F'] }),
  sending('reload', { type: 'list.reload' }, { title: texts.titles.reload }),
  sending('apply', { type: 'filters.apply' }, { title: texts.titles.apply, keywords: texts.titles.applyWords }),
  sending('select', { type: 'row.select' }, { title: texts.titles.select }),
  sending('deselect', { type: 'selection.clear' }, { title: texts.titles.deselect }),
  ...(['nextPage', 'previousPage', 'firstPage', 'lastPage'] as const).map(paging),
  ...PAGE_SIZES.map((limit) =>
    sending(`pageSize.${limit}`, { type: 'pageSize.change', limit }, { title: texts.titles.pageSize(limit) }),
  ),
  ...(['old_url', 'new_url', 'code'] as const).map((field) =>
    sending(`sort.${field}`, { type: 'sort.toggle', field }, { title: texts.titles.sort(texts.columns[field]) }),
  ),
  ...ROW_COMMANDS,
  ...PASTE_COMMANDS,
];

/** Keys that the table of the redirects takes itself. */
export const REDIRECT_NOTES: readonly KeyNote[] = [
  {
    id: 'note.redirectCells',
    title: texts.keys.move,
    group: 'redirects',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  { id: 'note.redirectRow', title: texts.keys.row, group: 'redirects', keys: ['Home', 'End'] },
  { id: 'note.redirectPage', title: texts.keys.page, group: 'redirects', keys: ['PageUp', 'PageDown'] },
  { id: 'note.redirectTable', title: texts.keys.table, group: 'redirects', keys: ['mod+Home', 'mod+End'] },
  { id: 'note.redirectEdit', title: texts.keys.edit, group: 'redirects', keys: ['Enter', 'F2'] },
  { id: 'note.redirectRestore', title: texts.keys.restore, group: 'redirects', keys: ['Escape'] },
];
