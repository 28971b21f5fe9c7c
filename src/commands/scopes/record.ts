import type { ConflictField } from '../../content/item/conflict';
import { desk } from '../../content/records/desk';
import { place } from '../../content/records/place';
import { role } from '../../content/records/role';
import { tag } from '../../content/records/tag';
import { user } from '../../content/records/user';
import { fieldsOf } from '../../machines/record/fields';
import { wordsOf } from '../../machines/record/rules';
import type { RecordContext } from '../../machines/record/types';
import { recordCommandTexts as texts } from '../../messages/commands/administration';
import { absent, type DefineCommand, defineScope, focuses, refused, sends } from '../define';
import type { Command, CommandEffect, CommandMoment } from '../types';

interface View {
  readonly context: RecordContext;
}

/** The first field of a conflict that is still to decide. */
const openField = ({ context: { conflict } }: View): ConflictField | null =>
  conflict?.fields.find(({ decision }) => decision === null) ?? null;

const deciding =
  (type: 'conflict.keepMine' | 'conflict.takeTheirs') =>
  ({ snapshot }: CommandMoment<View>): CommandEffect => {
    const field = openField(snapshot);
    if (snapshot.context.conflict !== null && field === null) return refused(texts.allDecided);
    return { kind: 'event', event: { type, field: field?.path ?? '' } };
  };

/** The answers to a conflict of a record's form, field by field. Takes what 'Tastiera' calls them. */
export const conflictCommands = (
  command: DefineCommand<View>,
  longTitles: Readonly<Record<'keepMine' | 'takeTheirs' | 'cancelConflict', string>>,
): readonly Command[] => [
  ...(['keepMine', 'takeTheirs'] as const).map((verb) =>
    command(verb, {
      title: (_, snapshot) => texts[verb]((snapshot === null ? null : openField(snapshot as View))?.label ?? null),
      longTitle: longTitles[verb],
      keywords: texts.conflictWords,
      onlyWhenReady: true,
      effect: deciding(`conflict.${verb}`),
    }),
  ),
  command('cancelConflict', {
    title: texts.cancelConflict,
    longTitle: longTitles.cancelConflict,
    onlyWhenReady: true,
    effect: sends({ type: 'conflict.cancel' }),
  }),
];

/** Every field of some record, once by its path. */
const fieldsOfRecords = [
  ...new Map(
    [user, role, desk, tag, place].flatMap(({ fields }) => fields).map((field) => [field.path, field]),
  ).values(),
];

/** The field at that path, if the form shows one. */
const fieldIn = ({ context }: View, path: string) => fieldsOf(context).find((field) => field.path === path);

/** The forms of records, the profile among them. Source of the keys: design, section 5. */
export const record = defineScope({
  name: 'record',
  view: {} as View,
  layer: 'screen',
  group: 'record',
  pages: ['record', 'settings', 'profile'],
  commands: (command) => [
    command('save', {
      isMain: true,
      title: (_, snapshot) => (snapshot === null ? texts : wordsOf((snapshot as View).context.record)).save,
      keys: ['mod+S', 'mod+Enter'],
      keywords: texts.saveWords,
      effect: sends({ type: 'save.request' }),
    }),
    command('nextError', { title: texts.nextError, keys: ['F8'], repeat: true, effect: sends({ type: 'error.next' }) }),
    command('previousError', {
      title: texts.previousError,
      keys: ['Shift+F8'],
      repeat: true,
      effect: sends({ type: 'error.previous' }),
    }),
    ...fieldsOfRecords.map(({ path, label }) =>
      command(`field.${path}`, {
        title: (_, snapshot) => (snapshot === null ? undefined : fieldIn(snapshot as View, path))?.label ?? label,
        keywords: texts.fieldWords,
        isField: true,
        onlyWhenReady: true,
        effect: ({ snapshot }) =>
          fieldIn(snapshot, path) === undefined ? absent : { kind: 'event', event: { type: 'field.go', field: path } },
      }),
    ),
    command('close', {
      title: texts.close,
      longTitle: texts.closeLong,
      keywords: texts.closeWords,
      effect: ({ snapshot }) =>
        snapshot.context.record.isOnly === true ? absent : { kind: 'event', event: { type: 'close.request' } },
    }),
    command('retry', {
      title: texts.retry,
      longTitle: texts.retryLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
    ...conflictCommands(command, texts.conflictLong),
    command('restoreDraft', {
      title: texts.restoreDraft,
      onlyWhenReady: true,
      isWaiting: true,
      effect: sends({ type: 'draft.restore' }),
    }),
    command('discardDraft', {
      title: texts.discardDraft,
      onlyWhenReady: true,
      isDestructive: true,
      effect: sends({ type: 'draft.discard' }),
    }),
    command('nextDraft', { title: texts.nextDraft, onlyWhenReady: true, effect: sends({ type: 'draft.next' }) }),
    command('remove', {
      title: texts.remove,
      keywords: texts.removeWords,
      isDestructive: true,
      effect: focuses('record.remove'),
    }),
  ],
});
