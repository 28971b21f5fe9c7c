import { type Listing, recordRoute } from '../content/model/listing';
import type { Section } from '../machines/access/pages';
import { commandTitleTexts } from '../messages/commands/commands';
import { defineCommand, going, sends } from './define';
import type { Command } from './types';

/** What the shell itself does; `handlerTarget('shell', …)` answers these events. */
export const shellEvents = {
  palette: 'palette.open',
  help: 'help.open',
  keyboard: 'keyboard.open',
  theme: 'theme.toggle',
  signOut: 'signOut.request',
  forget: 'memory.forget',
  nextRegion: 'region.next',
  previousRegion: 'region.previous',
  notices: 'notices.open',
} as const;

const SHELL: readonly Command[] = [
  defineCommand({
    id: 'shell.palette',
    title: commandTitleTexts.palette,
    group: 'general',
    keys: ['mod+K'],
    allowInDialog: true,
    inPalette: false,
    scope: 'shell',
    effect: sends({ type: shellEvents.palette }),
  }),
  defineCommand({
    id: 'shell.help',
    title: commandTitleTexts.help,
    group: 'general',
    keywords: commandTitleTexts.helpWords,
    keys: ['?'],
    allowInDialog: true,
    scope: 'shell',
    effect: sends({ type: shellEvents.help }),
  }),
  defineCommand({
    id: 'shell.keyboard',
    title: commandTitleTexts.keyboard,
    group: 'general',
    keywords: commandTitleTexts.keyboardWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.keyboard }),
  }),
  defineCommand({
    id: 'shell.theme',
    title: commandTitleTexts.theme,
    group: 'general',
    keywords: commandTitleTexts.themeWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.theme }),
  }),
  defineCommand({
    id: 'shell.signOut',
    title: commandTitleTexts.signOut,
    group: 'general',
    keywords: commandTitleTexts.signOutWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.signOut }),
  }),
  defineCommand({
    id: 'shell.forget',
    title: commandTitleTexts.forget,
    group: 'general',
    keywords: commandTitleTexts.forgetWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.forget }),
  }),
  defineCommand({
    id: 'shell.nextRegion',
    title: commandTitleTexts.nextRegion,
    group: 'general',
    keywords: commandTitleTexts.regionWords,
    keys: ['F6'],
    scope: 'shell',
    effect: sends({ type: shellEvents.nextRegion }),
  }),
  defineCommand({
    id: 'shell.previousRegion',
    title: commandTitleTexts.previousRegion,
    group: 'general',
    keywords: commandTitleTexts.regionWords,
    keys: ['Shift+F6'],
    scope: 'shell',
    effect: sends({ type: shellEvents.previousRegion }),
  }),
  defineCommand({
    id: 'shell.notices',
    title: commandTitleTexts.notices,
    group: 'general',
    keywords: commandTitleTexts.noticesWords,
    keys: ['g a'],
    scope: 'shell',
    effect: sends({ type: shellEvents.notices }),
  }),
];

const goTo = ({ area, route, title, letter, keywords }: Section): Command =>
  defineCommand({
    id: `go.${area}`,
    title,
    group: 'navigation',
    keywords: [...commandTitleTexts.goWords, ...keywords],
    ...(letter === null ? {} : { keys: [`g ${letter}`] }),
    scope: 'shell',
    effect: () => going(route),
  });

/** The command that creates a record; none where nobody can, or this user may not. */
function create(listing: Listing, mayOpen: (route: string) => boolean): readonly Command[] {
  const route = recordRoute(listing, 'new');
  const title = listing.titles.create;
  if (route === null || title === undefined || !mayOpen(route)) return [];
  return [
    defineCommand({
      id: `create.${listing.area}`,
      title,
      group: 'navigation',
      keywords: commandTitleTexts.createWords,
      scope: 'shell',
      effect: () => going(route),
    }),
  ];
}

/**
 * The commands of the shell. Takes the listings, the sections of the route table, and whether the user may open a
 * route; only what may be opened gets a command.
 */
export function shellCommands(
  listings: readonly Listing[],
  sections: readonly Section[],
  mayOpen: (route: string) => boolean,
): readonly Command[] {
  return [
    ...SHELL,
    ...sections.filter(({ route }) => mayOpen(route)).map(goTo),
    ...listings.flatMap((listing) => create(listing, mayOpen)),
  ];
}
