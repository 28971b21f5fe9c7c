import { PAGE_SIZES } from '../../content/lists/list';
import type { RowReport } from '../../machines/redirectRow/types';
import type { RedirectsContext, RedirectsEvent } from '../../machines/redirects/types';
import { redirectCommandTexts as texts } from '../../messages/commands/administration';
import { pasteCommandTexts } from '../../messages/commands/cards';
import { commandsOf, defineScope, focuses, sends } from '../define';
import type { Command, CommandOptions, KeyNote } from '../types';
import { pageTo, RELOAD_KEYS } from './listed';

const REDIRECTS = { name: 'redirects', layer: 'screen', group: 'redirects' } as const;

interface View {
  readonly context: RedirectsContext;
}

const command = commandsOf<View>(REDIRECTS);

const sending = (
  verb: string,
  event: Exclude<RedirectsEvent, RowReport>,
  options: Omit<CommandOptions<View>, 'effect'>,
): Command => command(verb, { ...options, effect: sends(event) });

/** Leads to a page, found from where the list is. */
const paging = (verb: keyof typeof pageTo): Command =>
  command(verb, {
    title: texts.titles[verb],
    effect: ({ snapshot }) => ({ kind: 'event', event: { type: 'page.go', page: pageTo[verb](snapshot.context) } }),
  });

/** The page of the redirects. */
export const redirects = defineScope({
  ...REDIRECTS,
  commands: () => [
    sending('add', { type: 'row.add' }, { title: texts.add, keywords: texts.addWords, keys: ['n', 'mod+Enter'] }),
    sending(
      'remove',
      { type: 'row.delete' },
      { title: texts.titles.remove, keys: ['Delete', 'mod+Delete'], isDestructive: true },
    ),
    sending('removeSelected', { type: 'selection.delete' }, { title: texts.bulkDelete, isDestructive: true }),
    sending(
      'selectPage',
      { type: 'page.select' },
      { title: texts.titles.selectPage, keys: ['mod+A'], allowInInput: false },
    ),
    sending('paste', { type: 'paste.open' }, { title: texts.paste, keywords: texts.pasteWords }),
    command('search', {
      title: texts.titles.search,
      keys: ['/'],
      effect: focuses('search.focus'),
    }),
    command('rows', {
      title: texts.titles.rows,
      keys: ['ArrowDown', 'j'],
      effect: focuses('rows.focus'),
    }),
    sending('clear', { type: 'filters.clear' }, { title: texts.clear, keys: ['Shift+F'] }),
    sending(
      'reload',
      { type: 'list.reload' },
      { title: texts.titles.reload, keywords: texts.titles.reloadWords, keys: RELOAD_KEYS },
    ),
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
  ],
});

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

/** Rows of a spreadsheet on their way into the redirects, beside what every dialog is answered with. */
export const paste = defineScope({
  name: 'paste',
  layer: 'dialog',
  group: 'redirects',
  commands: (command) => [
    command('retry', {
      title: pasteCommandTexts.retryCheck,
      onlyWhenReady: true,
      effect: sends({ type: 'check.retry' }),
    }),
    command('stop', { title: pasteCommandTexts.stop, onlyWhenReady: true, effect: sends({ type: 'create.stop' }) }),
  ],
});
