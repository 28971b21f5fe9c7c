import { REVIEW_OPTIONS } from '../../content/lists/activity';
import { featuredTexts, reviewTexts } from '../../messages/screens/activities';
import { choiceTexts as texts } from '../../messages/screens/choices';
import { type DefineCommand, defineScope, focuses, sends } from '../define';
import type { Command } from '../types';

/** What is common to pages whose rows save themselves: the last choice taken back, what was not stored sent again. */
const common = (command: DefineCommand<unknown>): readonly Command[] => [
  command('undo', {
    title: texts.undo,
    keys: ['z'],
    keywords: texts.undoWords,
    effect: sends({ type: 'choice.undo' }),
  }),
  command('repeat', {
    title: texts.repeatTitle,
    keys: ['m'],
    keywords: texts.repeatWords,
    onlyWhenReady: true,
    effect: sends({ type: 'choice.repeat' }),
  }),
];

/** The activities of others, decided about by one key each. Keys: document 3's order. */
const review = defineScope({
  name: 'review',
  layer: 'screen',
  group: 'review',
  pages: ['list'],
  sharesKeysWith: ['list', 'rowSteps'],
  commands: (command) => [
    ...REVIEW_OPTIONS.map(({ value, label }, index) =>
      command(`choose.${value}`, {
        title: reviewTexts.choose(label),
        keys: [String(index + 1)],
        keywords: reviewTexts.chooseWords,
        effect: sends({ type: 'choice.make', change: { status: value } }),
      }),
    ),
    command('next', {
      title: texts.next,
      keys: ['u'],
      keywords: texts.nextWords,
      effect: sends({ type: 'undecided.next' }),
    }),
    ...common(command),
  ],
});

/** Featured events, in their list and on the page of the festivities. */
const featured = defineScope({
  name: 'featured',
  layer: 'screen',
  group: 'featured',
  pages: ['list', 'festivities'],
  // The rows of these lists are never selected: their keys are for what is featured.
  sharesKeysWith: ['list', 'rowSteps'],
  commands: (command) => [
    command('toggle', {
      title: featuredTexts.toggle,
      keys: ['x', 'Space'],
      keywords: featuredTexts.toggleWords,
      effect: sends({ type: 'choice.toggle', part: 'featured' }),
    }),
    command('categories', {
      title: featuredTexts.editCategories,
      keys: ['c'],
      keywords: featuredTexts.categoryWords,
      effect: focuses('categories.open'),
    }),
    ...common(command),
  ],
});

/** The lists that choose, in the palette's order. */
export const CHOICES = [review, featured] as const;
