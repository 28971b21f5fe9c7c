import { previewAddress } from '../content/preview';
import type { Content } from '../content/types';
import type { ContentRow } from '../contract/content';
import { commandTexts, commandTitles } from '../messages/commands';
import { list as listTexts } from '../messages/list';
import { defineCommand, focuses, going, refused, sends, visiting } from './define';
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

function rowUnderCursor({ snapshot: { context } }: ListMoment): ContentRow | null {
  return context.rows.find((row) => row.id === context.cursor) ?? null;
}

function openRow(newTab: boolean) {
  return (moment: ListMoment): CommandEffect => {
    const row = rowUnderCursor(moment);
    if (!moment.snapshot.context.abilities.edit) return refused(commandTexts.mayNotEdit);
    if (row === null || moment.content === null) return refused(listTexts.refusals.noCursor);
    return going(moment.content.routes.item.replace(':id', String(row.id)), newTab);
  };
}

function createItem({ snapshot, content }: ListMoment): CommandEffect {
  if (content === null || !snapshot.context.abilities.create) return refused(commandTexts.mayNotCreate);
  return going(content.routes.item.replace(':id', 'new'));
}

/** The address of the first language that has one, with the preview flag. Source: document 2, 'Common editor behaviour'. */
function previewRow(moment: ListMoment): CommandEffect {
  const row = rowUnderCursor(moment);
  if (row === null) return refused(listTexts.refusals.noCursor);
  const permalink = Object.values(row.contents ?? {}).find((content) => Boolean(content?.permalink))?.permalink;
  const address = permalink === null || permalink === undefined ? null : previewAddress(permalink);
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
  sending('select', { type: 'row.select' }, { title: titles.select, keys: ['x', 'Space'] }),
  sending('selectTo', { type: 'row.selectTo' }, { title: titles.selectTo, keys: ['Shift+Space'], inPalette: false }),
  sending('selectPage', { type: 'page.select' }, { title: titles.selectPage, keys: ['mod+A'], allowInInput: false }),
  sending('deselect', { type: 'selection.clear' }, { title: titles.deselect }),
  sending('delete', { type: 'delete.ask' }, { title: titles.delete, keys: ['Delete'], keywords: titles.deleteWords }),
];

const pageBy =
  (step: number) =>
  ({ snapshot }: ListMoment): CommandEffect => ({
    kind: 'event',
    event: { type: 'page.go', page: snapshot.context.query.page + step },
  });

const wholeListCommands: readonly Command[] = [
  listCommand('search', { title: titles.search, keys: ['/'] }, focuses('search.focus')),
  listCommand('filters', { title: titles.filters, keys: ['f'] }, focuses('filters.focus')),
  sending('clearFilters', { type: 'filters.clear' }, { title: titles.clearFilters, keys: ['Shift+F'] }),
  listCommand('create', { title: (content) => content?.titles.create ?? titles.create, keys: ['n'] }, createItem),
  listCommand('nextPage', { title: titles.nextPage }, pageBy(1)),
  listCommand('previousPage', { title: titles.previousPage }, pageBy(-1)),
  sending('reload', { type: 'list.reload' }, { title: titles.reload, keywords: titles.reloadWords }),
];

/** One command a column that can be sorted; a list that lacks the column refuses it, and it stays out of sight. */
function sortCommands(contents: readonly Content[]): readonly Command[] {
  const columns = new Map(
    contents.flatMap(({ list }) =>
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

/** The commands of every list. Source of the keys: design, section 5. */
export function listCommands(contents: readonly Content[]): readonly Command[] {
  return [...cursorCommands, ...rowCommands, ...wholeListCommands, ...sortCommands(contents)];
}
