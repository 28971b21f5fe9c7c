import { contextRefusal } from '../machines/upload/rules';
import { editorCardCommandTexts } from '../messages/commands/editorCards';
import { defineCommand, refused, sends } from './define';
import type { Command, CommandEffect, CommandMoment } from './types';

const titles = editorCardCommandTexts.uploads;

/** On the page, or in a dialog. */
type Place = 'uploads' | 'dialogUploads';
type OfFile = 'file.cancel' | 'file.retry' | 'file.remove';

/** Means the first file that takes it; where none does, the reason is the first one's. */
const onFirst =
  (type: OfFile) =>
  ({ snapshot: { context } }: CommandMoment<Place>): CommandEffect => {
    const takes = context.rows.find(({ id }) => contextRefusal(context, { type, id }) === null);
    const row = takes ?? context.rows[0];
    return row === undefined ? refused(titles.none) : { kind: 'event', event: { type, id: row.id } };
  };

function queueCommands(place: Place): readonly Command[] {
  const ofQueue = (verb: string, title: string, effect: (moment: CommandMoment<Place>) => CommandEffect): Command =>
    defineCommand<Place>({
      id: `${place}.${verb}`,
      title,
      keywords: titles.words,
      group: place === 'uploads' ? 'images' : 'picker',
      scope: place,
      effect,
    });
  return [
    ofQueue('cancel', titles.cancel, onFirst('file.cancel')),
    ofQueue('retry', titles.retry, onFirst('file.retry')),
    ofQueue('retryAll', titles.retryAll, sends({ type: 'failed.retry' })),
    ofQueue('remove', titles.remove, onFirst('file.remove')),
    ofQueue('clear', titles.clear, sends({ type: 'finished.clear' })),
  ];
}

/** Commands of a queue of uploads, wherever it is shown. Source: document 1, section 5. */
export const UPLOAD_COMMANDS: readonly Command[] = [...queueCommands('uploads'), ...queueCommands('dialogUploads')];
