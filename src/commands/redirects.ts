import type { RowReport } from '../machines/redirects/row/types';
import type { RedirectsEvent } from '../machines/redirects/types';
import { redirectCommandTexts as texts } from '../messages/sections';
import { defineCommand, focuses, sends } from './define';
import type { Section } from './shell';
import type { Command, CommandEffect, CommandMoment, KeyNote } from './types';

/** The 404 redirects. Source: document 1, sections 2.1 and 2.17. */
export const REDIRECTS: Section = {
  area: 'redirect',
  route: '/error404-list',
  title: texts.title,
  letter: 'r',
  keywords: texts.keywords,
};

const COMMON = { group: 'redirects', scope: 'redirects' } as const;

type Options = Pick<Command, 'title'> & Pick<Partial<Command>, 'keys' | 'keywords' | 'allowInInput'>;

const sending = (verb: string, event: Exclude<RedirectsEvent, RowReport>, options: Options): Command =>
  defineCommand({ ...COMMON, id: `redirects.${verb}`, ...options, effect: sends(event) });

const pageBy =
  (step: number) =>
  ({ snapshot }: CommandMoment<'redirects'>): CommandEffect => ({
    kind: 'event',
    event: { type: 'page.go', page: snapshot.context.query.page + step },
  });

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
  defineCommand({ ...COMMON, id: 'redirects.nextPage', title: texts.titles.nextPage, effect: pageBy(1) }),
  defineCommand({ ...COMMON, id: 'redirects.previousPage', title: texts.titles.previousPage, effect: pageBy(-1) }),
];

/** Keys that the table of the redirects takes itself. */
export const REDIRECT_NOTES: readonly KeyNote[] = [
  {
    id: 'note.redirectCells',
    title: texts.keys.move,
    group: 'redirects',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  { id: 'note.redirectEdit', title: texts.keys.edit, group: 'redirects', keys: ['Enter', 'F2'] },
  { id: 'note.redirectRestore', title: texts.keys.restore, group: 'redirects', keys: ['Escape'] },
];
