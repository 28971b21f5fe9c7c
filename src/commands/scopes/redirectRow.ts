import type { RedirectCode } from '../../contract/redirects';
import type { RowEvent } from '../../machines/redirectRow/types';
import { redirectCommandTexts as texts } from '../../messages/commands/administration';
import { commandsOf, defineScope, sends } from '../define';
import type { Command, CommandOptions } from '../types';

const ROW = { name: 'redirectRow', layer: 'screen', group: 'redirects' } as const;

const command = commandsOf<unknown>(ROW);

const sending = (verb: string, event: RowEvent, options: Omit<CommandOptions<unknown>, 'effect'>): Command =>
  command(verb, { ...options, effect: sends(event) });

/** Title of the command that gives a row a code. */
const CODES: Readonly<Record<RedirectCode, string>> = texts.row.codes;

/** The redirect in which the focus is, beside what the page does with it. */
export const redirectRow = defineScope({
  ...ROW,
  pages: ['redirects'],
  commands: () => [
    sending(
      'editOld',
      { type: 'cell.edit', field: 'old_url' },
      { title: texts.row.editOld, keywords: texts.row.editWords },
    ),
    sending(
      'editNew',
      { type: 'cell.edit', field: 'new_url' },
      { title: texts.row.editNew, keywords: texts.row.editWords },
    ),
    // Not in the palette: opening it leaves the cell, which saves the row.
    sending('save', { type: 'cell.leave', inRow: false }, { title: texts.row.save, keys: ['mod+S'], inPalette: false }),
    ...Object.entries(CODES).map(([code, title]) =>
      sending(`code.${code}`, { type: 'code.change', code: Number(code) }, { title, keywords: texts.row.codeWords }),
    ),
    sending('retry', { type: 'save.retry' }, { title: texts.row.retry, onlyWhenReady: true }),
    sending('keepMine', { type: 'conflict.keepMine' }, { title: texts.row.keepMine, onlyWhenReady: true }),
    sending('takeTheirs', { type: 'conflict.takeTheirs' }, { title: texts.row.takeTheirs, onlyWhenReady: true }),
  ],
});
