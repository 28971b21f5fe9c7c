import type { ConflictField } from '../../content/item/conflict';
import type { RecordContext } from '../../machines/record/types';
import { recordCommandTexts as texts } from '../../messages/commands/administration';
import { type DefineCommand, refused, sends } from '../define';
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
