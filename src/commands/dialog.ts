import { commandTitleTexts } from '../messages/commands/commands';
import { absent, defineCommand } from './define';
import type { Command, CommandEffect, CommandMoment, DialogButton, DialogView } from './types';

/** The events that `DialogScope` answers. */
export const dialogEvents = { main: 'dialog.main', close: 'dialog.close' } as const;

type Place = keyof DialogView;

const buttonOf = (snapshot: unknown, place: Place): DialogButton | null =>
  (snapshot as DialogView | null)?.[place] ?? null;

const pressing =
  (place: Place) =>
  ({ snapshot }: CommandMoment<'dialog'>): CommandEffect =>
    snapshot[place] === null ? absent : { kind: 'event', event: { type: dialogEvents[place] } };

const ofDialog = (place: Place, title: string, longTitle: string): Command =>
  defineCommand({
    id: `dialog.${place}`,
    title: (_, snapshot) => buttonOf(snapshot, place)?.label ?? title,
    longTitle,
    keywords: [title],
    group: 'dialog',
    scope: 'dialog',
    effect: pressing(place),
  });

/** What every dialog can be answered with, under its own labels: first leaving it, which does no harm. */
export const DIALOG_COMMANDS: readonly Command[] = [
  ofDialog('close', commandTitleTexts.dialog.close, commandTitleTexts.dialog.close),
  ofDialog('main', commandTitleTexts.dialog.main, commandTitleTexts.dialog.mainLong),
];
