import { contextRefusal } from '../machines/upload/rules';
import { editorCommandTitles } from '../messages/editorCommands';
import { defineCommand, refused, sends } from './define';
import type { Command, CommandEffect, CommandMoment } from './types';

const titles = editorCommandTitles.uploads;

type OfFile = 'file.cancel' | 'file.retry' | 'file.remove';

/** Means the first file that takes it; where none does, the reason is the first one's. */
const onFirst =
  (type: OfFile) =>
  ({ snapshot: { context } }: CommandMoment<'uploads'>): CommandEffect => {
    const takes = context.rows.find(({ id }) => contextRefusal(context, { type, id }) === null);
    const row = takes ?? context.rows[0];
    return row === undefined ? refused(titles.none) : { kind: 'event', event: { type, id: row.id } };
  };

const ofQueue = (verb: string, title: string, effect: (moment: CommandMoment<'uploads'>) => CommandEffect): Command =>
  defineCommand({
    id: `uploads.${verb}`,
    title,
    keywords: titles.words,
    group: 'images',
    scope: 'uploads',
    effect,
  });

/** Commands of a queue of uploads, wherever it is shown. Source: document 1, section 5. */
export const UPLOAD_COMMANDS: readonly Command[] = [
  ofQueue('cancel', titles.cancel, onFirst('file.cancel')),
  ofQueue('retry', titles.retry, onFirst('file.retry')),
  ofQueue('retryAll', titles.retryAll, sends({ type: 'failed.retry' })),
  ofQueue('remove', titles.remove, onFirst('file.remove')),
  ofQueue('clear', titles.clear, sends({ type: 'finished.clear' })),
];
