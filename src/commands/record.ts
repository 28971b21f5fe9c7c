import type { FieldConflict } from '../machines/record/types';
import { recordCommandTexts as texts } from '../messages/commands/administration';
import { defineCommand, focuses, refused, sends } from './define';
import type { Command, CommandEffect, CommandEvent, CommandMoment, ScopeViews } from './types';

type Options = Pick<Partial<Command>, 'longTitle' | 'keys' | 'keywords' | 'repeat' | 'onlyWhenReady'>;

const sending = (verb: string, title: string, event: CommandEvent, options: Options = {}): Command =>
  defineCommand({ id: `record.${verb}`, title, group: 'record', scope: 'record', ...options, effect: sends(event) });

type View = ScopeViews['record'];

/** The first field of a conflict that is still to decide. */
const openField = ({ context: { conflict } }: View): FieldConflict | null =>
  conflict?.fields.find(({ decision }) => decision === null) ?? null;

const deciding =
  (type: 'conflict.keepMine' | 'conflict.takeTheirs') =>
  ({ snapshot }: CommandMoment<'record'>): CommandEffect => {
    const field = openField(snapshot);
    if (snapshot.context.conflict !== null && field === null) return refused(texts.allDecided);
    return { kind: 'event', event: { type, field: field?.name ?? '' } };
  };

const ofConflict = (verb: 'keepMine' | 'takeTheirs'): Command =>
  defineCommand({
    id: `record.${verb}`,
    title: (_, snapshot) => texts[verb]((snapshot === null ? null : openField(snapshot as View))?.label ?? null),
    longTitle: texts.conflictLong[verb],
    group: 'record',
    scope: 'record',
    keywords: texts.conflictWords,
    onlyWhenReady: true,
    effect: deciding(`conflict.${verb}`),
  });

/** The commands of the forms of users, roles and desks. Source of the keys: design, section 5. */
export const RECORD_COMMANDS: readonly Command[] = [
  sending('save', texts.save, { type: 'save.request' }, { keys: ['mod+S', 'mod+Enter'], keywords: texts.saveWords }),
  sending('nextError', texts.nextError, { type: 'error.next' }, { keys: ['F8'], repeat: true }),
  sending('previousError', texts.previousError, { type: 'error.previous' }, { keys: ['Shift+F8'], repeat: true }),
  sending('close', texts.close, { type: 'close.request' }, { longTitle: texts.closeLong, keywords: texts.closeWords }),
  sending('retry', texts.retry, { type: 'load.retry' }, { longTitle: texts.retryLong, onlyWhenReady: true }),
  ofConflict('keepMine'),
  ofConflict('takeTheirs'),
  sending('cancelConflict', texts.cancelConflict, { type: 'conflict.cancel' }, { onlyWhenReady: true }),
  defineCommand({
    id: 'record.remove',
    title: texts.remove,
    group: 'record',
    scope: 'record',
    keywords: texts.removeWords,
    effect: focuses('record.remove'),
  }),
];
