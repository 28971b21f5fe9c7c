import { recordCommandTexts as texts } from '../messages/sections';
import { defineCommand, focuses, sends } from './define';
import type { Command, CommandEvent } from './types';

type Options = Pick<Partial<Command>, 'keys' | 'keywords' | 'repeat' | 'onlyWhenReady'>;

const sending = (verb: string, title: string, event: CommandEvent, options: Options = {}): Command =>
  defineCommand({ id: `record.${verb}`, title, group: 'record', scope: 'record', ...options, effect: sends(event) });

/** The commands of the forms of users, roles and desks. Source of the keys: design, section 5. */
export const RECORD_COMMANDS: readonly Command[] = [
  sending('save', texts.save, { type: 'save.ask' }, { keys: ['mod+S', 'mod+Enter'], keywords: texts.saveWords }),
  sending('nextError', texts.nextError, { type: 'error.next' }, { keys: ['F8'], repeat: true }),
  sending('previousError', texts.previousError, { type: 'error.previous' }, { keys: ['Shift+F8'], repeat: true }),
  sending('close', texts.close, { type: 'close.ask' }, { keywords: texts.closeWords }),
  sending('retry', texts.retry, { type: 'load.retry' }, { onlyWhenReady: true }),
  sending('cancelConflict', texts.cancelConflict, { type: 'conflict.cancel' }, { onlyWhenReady: true }),
  defineCommand({
    id: 'record.remove',
    title: texts.remove,
    group: 'record',
    scope: 'record',
    keywords: texts.removeWords,
    onlyWhenReady: true,
    effect: focuses('record.remove'),
  }),
];
