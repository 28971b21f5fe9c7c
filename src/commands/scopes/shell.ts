import { hasListAddress, listAddress, recordAddress } from '../../content/lists/addresses';
import { isNarrowable } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { HOME_ROUTE, type Section } from '../../machines/access/pages';
import { routesWith, sectionsOf } from '../../machines/access/routes';
import { UNNARROWED } from '../../machines/list/query';
import { type BoundEntry, boundEntries } from '../../machines/menu/bound';
import { commandTitleTexts } from '../../messages/commands/commands';
import { type DefineCommand, defineScope, going, sends } from '../define';
import type { Command, RegistryInput } from '../types';

/** What the shell itself does; `handlerTarget('shell', …)` answers these events. */
export const shellEvents = {
  palette: 'palette.open',
  back: 'back.request',
  help: 'help.open',
  guide: 'guide.open',
  keyboard: 'keyboard.open',
  theme: 'theme.toggle',
  signOut: 'signOut.request',
  forget: 'memory.forget',
  nextRegion: 'region.next',
  previousRegion: 'region.previous',
  notices: 'notices.open',
  categories: 'categories.open',
  report: 'problem.report',
} as const;

type Define = DefineCommand<unknown>;

const ownCommands = (command: Define): readonly Command[] => [
  command('palette', {
    title: commandTitleTexts.palette,
    keys: ['mod+K'],
    allowInDialog: true,
    inPalette: false,
    effect: sends({ type: shellEvents.palette }),
  }),
  command('back', {
    title: commandTitleTexts.back,
    keywords: commandTitleTexts.backWords,
    keys: ['b'],
    effect: sends({ type: shellEvents.back }),
  }),
  command('help', {
    title: commandTitleTexts.help,
    keywords: commandTitleTexts.helpWords,
    keys: ['?'],
    allowInDialog: true,
    effect: sends({ type: shellEvents.help }),
  }),
  command('guide', {
    title: commandTitleTexts.guide,
    keywords: commandTitleTexts.guideWords,
    keys: ['F1'],
    allowInDialog: true,
    effect: sends({ type: shellEvents.guide }),
  }),
  command('keyboard', {
    title: commandTitleTexts.keyboard,
    keywords: commandTitleTexts.keyboardWords,
    effect: sends({ type: shellEvents.keyboard }),
  }),
  command('theme', {
    title: commandTitleTexts.theme,
    keywords: commandTitleTexts.themeWords,
    effect: sends({ type: shellEvents.theme }),
  }),
  command('signOut', {
    title: commandTitleTexts.signOut,
    keywords: commandTitleTexts.signOutWords,
    isDestructive: true,
    effect: sends({ type: shellEvents.signOut }),
  }),
  command('forget', {
    title: commandTitleTexts.forget,
    keywords: commandTitleTexts.forgetWords,
    isDestructive: true,
    effect: sends({ type: shellEvents.forget }),
  }),
  command('nextRegion', {
    title: commandTitleTexts.nextRegion,
    keywords: commandTitleTexts.regionWords,
    keys: ['F6'],
    effect: sends({ type: shellEvents.nextRegion }),
  }),
  command('previousRegion', {
    title: commandTitleTexts.previousRegion,
    keywords: commandTitleTexts.regionWords,
    keys: ['Shift+F6'],
    effect: sends({ type: shellEvents.previousRegion }),
  }),
  command('notices', {
    title: commandTitleTexts.notices,
    keywords: commandTitleTexts.noticesWords,
    keys: ['g a'],
    effect: sends({ type: shellEvents.notices }),
  }),
  command('report', {
    title: commandTitleTexts.report,
    keywords: commandTitleTexts.reportWords,
    effect: sends({ type: shellEvents.report }),
  }),
];

const goTo = (command: Define, { area, route, title, letter, keywords, names, opensBy }: Section): Command =>
  command('go', {
    id: `go.${area}`,
    area,
    title,
    group: 'navigation',
    keywords: [...commandTitleTexts.goWords, ...keywords],
    ...(names.length === 0 ? {} : { names }),
    ...(letter === null ? {} : { keys: [`g ${letter}`] }),
    effect: opensBy === null ? () => going(route) : sends({ type: opensBy }),
  });

/** The list with nothing narrowed, whatever it was left with; none for a list that nothing narrows. */
function unnarrowed(command: Define, listing: Listing, mayOpen: RegistryInput['mayOpen']): readonly Command[] {
  const { area, titles } = listing;
  if (!isNarrowable(listing) || !hasListAddress(listing) || !mayOpen(listAddress(listing))) return [];
  return [
    command('whole', {
      id: `whole.${area}`,
      area,
      title: commandTitleTexts.unnarrowed(titles.list),
      group: 'navigation',
      keywords: [...commandTitleTexts.unnarrowedWords, titles.section, titles.many],
      inPalette: 'typed',
      effect: () => going(listAddress(listing, UNNARROWED)),
    }),
  ];
}

/** Whether a command of this id leads to a card or a field of a form: there are those of the forms that have come. */
export const leadsIntoForm = (id: string): boolean => /^editor\.(card|field)\./.test(id);

/** Whether a command of this id leads to a bound list: of these there are others from one day to the next. */
export const leadsToBound = (id: string): boolean => /^go\.\w+\.\d+$/.test(id);

/** The lists of an area by what they are bound to, as the menu has them. */
const bound = (command: Define, { area, titles }: Listing, entries: readonly BoundEntry[]): readonly Command[] =>
  entries.map(({ id, title, route }) =>
    command('bound', {
      id: `go.${area}.${id}`,
      area,
      title: commandTitleTexts.bound(titles.list, title),
      group: 'navigation',
      keywords: [...commandTitleTexts.goWords, titles.section, titles.many],
      inPalette: 'typed',
      effect: () => going(route),
    }),
  );

/** The command that creates a record; none where nobody can, or this user may not. */
function create(command: Define, listing: Listing, mayOpen: RegistryInput['mayOpen']): readonly Command[] {
  const route = recordAddress(listing, 'new');
  const title = listing.titles.create;
  if (route === null || title === undefined || !mayOpen(route)) return [];
  return [
    command('create', {
      id: `create.${listing.area}`,
      area: listing.area,
      title,
      group: 'navigation',
      keywords: commandTitleTexts.createWords,
      effect: () => going(route),
    }),
  ];
}

/** First the dashboard, then what is listed, then the other pages. */
function sectionsInOrder(contents: RegistryInput['contents'], listings: readonly Listing[]): readonly Section[] {
  const order = [HOME_ROUTE, ...contents, ...listings].map(({ area }) => area);
  const rank = (area: string) => (order.includes(area) ? order.indexOf(area) : order.length);
  return sectionsOf(routesWith(contents, listings)).toSorted((a, b) => rank(a.area) - rank(b.area));
}

/** The shell, in which every page lies; what may not be opened gets no command. */
export const shell = defineScope({
  name: 'shell',
  layer: 'shell',
  group: 'general',
  commands: (command, { contents, listings = [], links = {}, mayOpen }) => [
    ...ownCommands(command),
    ...sectionsInOrder(contents, listings)
      .filter(({ route }) => mayOpen(route))
      .map((section) => goTo(command, section)),
    ...[...contents, ...listings].flatMap((listing) => create(command, listing, mayOpen)),
    ...[...contents, ...listings].flatMap((listing) => unnarrowed(command, listing, mayOpen)),
    ...[...contents, ...listings].flatMap((listing) =>
      bound(
        command,
        listing,
        boundEntries(listing, links).filter(({ route }) => mayOpen(route)),
      ),
    ),
  ],
});
