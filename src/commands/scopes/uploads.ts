import { refusalOf } from '../../machines/upload/refusals';
import type { UploadContext } from '../../machines/upload/types';
import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { defineScope, refused, sends } from '../define';
import type { CommandEffect, CommandGroup, CommandMoment } from '../types';

const titles = editorCardCommandTexts.uploads;

interface View {
  readonly context: UploadContext;
}

type OfFile = 'file.cancel' | 'file.retry' | 'file.remove' | 'file.reduce' | 'reduction.accept' | 'reduction.decline';

/** Means the first file that takes it; where none does, the reason is the first one's. */
const onFirst =
  (type: OfFile) =>
  ({ snapshot: { context } }: CommandMoment<View>): CommandEffect => {
    const takes = context.rows.find(({ id }) => refusalOf(context, { type, id }) === null);
    const row = takes ?? context.rows[0];
    return row === undefined ? refused(titles.none) : { kind: 'event', event: { type, id: row.id } };
  };

interface Queue<Name extends string> {
  readonly name: Name;
  readonly layer: 'screen' | 'dialog';
  readonly group: CommandGroup;
  readonly pages?: readonly string[];
}

/** A queue of uploads, wherever it is shown. Source: document 1, section 5. */
const queue = <Name extends string>(where: Queue<Name>) =>
  defineScope({
    ...where,
    view: {} as View,
    commands: (command) => [
      command('cancel', {
        title: titles.cancel,
        keywords: titles.words,
        isDestructive: true,
        effect: onFirst('file.cancel'),
      }),
      command('retry', { title: titles.retry, keywords: titles.words, effect: onFirst('file.retry') }),
      command('retryAll', { title: titles.retryAll, keywords: titles.words, effect: sends({ type: 'failed.retry' }) }),
      command('reduce', {
        title: titles.reduce,
        keywords: titles.reduceWords,
        keys: ['i'],
        effect: onFirst('file.reduce'),
      }),
      command('reduceAll', {
        title: titles.reduceAll,
        keywords: titles.reduceWords,
        keys: ['Shift+I'],
        effect: sends({ type: 'refused.reduce' }),
      }),
      command('accept', {
        title: titles.accept,
        keywords: titles.reduceWords,
        keys: ['a'],
        effect: onFirst('reduction.accept'),
      }),
      command('decline', { title: titles.decline, keywords: titles.reduceWords, effect: onFirst('reduction.decline') }),
      command('remove', {
        title: titles.remove,
        keywords: titles.words,
        isDestructive: true,
        effect: onFirst('file.remove'),
      }),
      command('clear', { title: titles.clear, keywords: titles.words, effect: sends({ type: 'finished.clear' }) }),
    ],
  });

/** On the page. */
const uploads = queue({
  name: 'uploads',
  layer: 'screen',
  group: 'images',
  pages: ['editor', 'gallery', 'settings'],
});
/** In a dialog. */
const dialogUploads = queue({ name: 'dialogUploads', layer: 'dialog', group: 'picker' });

/** The uploads of a page and of a dialog, in the palette's order. */
export const UPLOADS = [uploads, dialogUploads] as const;
