import type { Content } from '../content/types';
import { commandTitles } from '../messages/commands';
import { defineCommand, going, sends } from './define';
import type { Command } from './types';

/** A section that has a screen the user may open. */
export interface Section {
  /** Stable name, part of the command's id. */
  readonly area: string;
  readonly route: string;
  readonly title: string;
  /** Letter after g; null without a key. */
  readonly letter: string | null;
  readonly keywords?: readonly string[];
}

/** Letters of the g sequences. Source: design, section 5. */
const LETTERS: Readonly<Record<string, string>> = {
  event: 'e',
  news: 'n',
  blog: 'b',
  itinerary: 't',
  localita: 'l',
  iat: 'i',
  page: 'p',
};

/** What the shell itself does; `handlerTarget('shell', …)` answers these events. */
export const shellEvents = {
  palette: 'palette.open',
  help: 'help.open',
  theme: 'theme.toggle',
  signOut: 'signOut.ask',
} as const;

const SHELL: readonly Command[] = [
  defineCommand({
    id: 'shell.palette',
    title: commandTitles.palette,
    group: 'general',
    keys: ['mod+K'],
    inPalette: false,
    scope: 'shell',
    effect: sends({ type: shellEvents.palette }),
  }),
  defineCommand({
    id: 'shell.help',
    title: commandTitles.help,
    group: 'general',
    keywords: commandTitles.helpWords,
    keys: ['?'],
    scope: 'shell',
    effect: sends({ type: shellEvents.help }),
  }),
  defineCommand({
    id: 'shell.theme',
    title: commandTitles.theme,
    group: 'general',
    keywords: commandTitles.themeWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.theme }),
  }),
  defineCommand({
    id: 'shell.signOut',
    title: commandTitles.signOut,
    group: 'general',
    keywords: commandTitles.signOutWords,
    scope: 'shell',
    effect: sends({ type: shellEvents.signOut }),
  }),
];

const goTo = ({ area, route, title, letter, keywords = [] }: Section): Command =>
  defineCommand({
    id: `go.${area}`,
    title,
    group: 'navigation',
    keywords: [...commandTitles.goWords, ...keywords],
    ...(letter === null ? {} : { keys: [`g ${letter}`] }),
    scope: 'shell',
    effect: () => going(route),
  });

const create = (content: Content): Command =>
  defineCommand({
    id: `create.${content.area}`,
    title: content.titles.create,
    group: 'navigation',
    keywords: commandTitles.createWords,
    scope: 'shell',
    effect: () => going(content.routes.item.replace(':id', 'new')),
  });

/** The dashboard, where everyone may go. */
const DASHBOARD: Section = {
  area: 'dashboard',
  route: '/dashboard',
  title: commandTitles.dashboard,
  letter: 'h',
  keywords: commandTitles.dashboardWords,
};

/**
 * The commands of the shell. Takes the content types, whether the user may open a route, and the sections beside the
 * content types; only what may be opened gets a command.
 */
export function shellCommands(
  contents: readonly Content[],
  mayOpen: (route: string) => boolean,
  others: readonly Section[] = [],
): readonly Command[] {
  const lists = contents.map((content) => ({
    area: content.area,
    route: content.routes.list,
    title: content.titles.list,
    letter: LETTERS[content.area] ?? null,
    keywords: [content.titles.section, content.titles.many],
  }));
  return [
    ...SHELL,
    ...[DASHBOARD, ...lists, ...others].filter(({ route }) => mayOpen(route)).map(goTo),
    ...contents.filter(({ routes }) => mayOpen(routes.item.replace(':id', 'new'))).map(create),
  ];
}
