import type { LoadingContext } from '../../machines/loading/types';
import { cardCommandTexts, cardTitleTexts } from '../../messages/commands/cards';
import { type DefineCommand, defineScope, sends } from '../define';
import type { Command, CommandEffect, CommandMoment } from '../types';

interface View {
  readonly context: LoadingContext;
}

/** What can be done with a card that reads what it shows when it is opened. */
function openingCommands<View>(command: DefineCommand<View>, title: string): readonly Command[] {
  const common = { keywords: cardCommandTexts.words, onlyWhenReady: true } as const;
  return [
    command('open', { title: cardCommandTexts.open(title), ...common, effect: sends({ type: 'card.open' }) }),
    command('close', { title: cardCommandTexts.close(title), ...common, effect: sends({ type: 'card.close' }) }),
    command('retry', { title: cardCommandTexts.retry(title), ...common, effect: sends({ type: 'load.retry' }) }),
  ];
}

const CARD = { layer: 'screen', group: 'cards', pages: ['record'] } as const;

/** What a user may do, and why. */
const permissions = defineScope({
  ...CARD,
  name: 'permissions',
  commands: (command) => openingCommands(command, cardTitleTexts.permissions),
});

const turning =
  (step: number) =>
  ({ snapshot }: CommandMoment<View>): CommandEffect => ({
    kind: 'event',
    event: { type: 'page.go', page: snapshot.context.page + step },
  });

/** The same with a card that shows a page at a time. */
const pagedCommands = (command: DefineCommand<View>, title: string): readonly Command[] => [
  ...openingCommands(command, title),
  command('nextPage', { title: cardCommandTexts.nextPage(title), onlyWhenReady: true, effect: turning(1) }),
  command('previousPage', { title: cardCommandTexts.previousPage(title), onlyWhenReady: true, effect: turning(-1) }),
];

/** Who did what to a record when. */
const log = defineScope({
  ...CARD,
  name: 'log',
  view: {} as View,
  commands: (command) => pagedCommands(command, cardTitleTexts.log),
});

/** The contents that use one. */
const uses = defineScope({
  ...CARD,
  name: 'uses',
  view: {} as View,
  commands: (command) => pagedCommands(command, cardTitleTexts.uses),
});

/** The side panels, in the palette's order. */
export const PANELS = [permissions, log, uses] as const;
