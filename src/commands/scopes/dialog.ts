import { commandTitleTexts } from '../../messages/commands/commands';
import { absent, type DefineCommand, defineScope } from '../define';
import type { Command, CommandEffect, CommandMoment, DialogButton, DialogView } from '../types';

/** The events that `DialogScope` answers. */
export const dialogEvents = { main: 'dialog.main', close: 'dialog.close' } as const;

type Answer = keyof DialogView;

const buttonOf = (snapshot: unknown, answer: Answer): DialogButton | null =>
  (snapshot as DialogView | null)?.[answer] ?? null;

const pressing =
  (answer: Answer) =>
  ({ snapshot }: CommandMoment<DialogView>): CommandEffect =>
    snapshot[answer] === null ? absent : { kind: 'event', event: { type: dialogEvents[answer] } };

const answering = (command: DefineCommand<DialogView>, answer: Answer, title: string, longTitle: string): Command =>
  command(answer, {
    title: (_, snapshot) => buttonOf(snapshot, answer)?.label ?? title,
    longTitle,
    keywords: [title],
    effect: pressing(answer),
  });

/** What every dialog can be answered with, under its own labels: first leaving it, which does no harm. */
export const dialog = defineScope({
  name: 'dialog',
  view: {} as DialogView,
  layer: 'dialog',
  group: 'dialog',
  pages: ['dialog', 'picker', 'keyboard', 'reassignment', 'paste'],
  commands: (command) => [
    answering(command, 'close', commandTitleTexts.dialog.close, commandTitleTexts.dialog.close),
    answering(command, 'main', commandTitleTexts.dialog.main, commandTitleTexts.dialog.mainLong),
  ],
});
