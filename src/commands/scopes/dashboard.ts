import type { LoadingTag } from '../../machines/loading/types';
import { cardCommandTexts, cardTitleTexts } from '../../messages/commands/cards';
import { dashboardTexts } from '../../messages/screens/dashboard';
import { defineScope, sends } from '../define';
import { RELOAD_KEYS } from './listed';

/** The dashboard as a whole. */
const dashboard = defineScope({
  name: 'dashboard',
  layer: 'screen',
  group: 'dashboard',
  commands: (command) => [
    command('reload', {
      title: dashboardTexts.reload,
      keywords: dashboardTexts.reloadWords,
      keys: RELOAD_KEYS,
      effect: sends({ type: 'dashboard.reload' }),
    }),
  ],
});

type CardName = 'counters' | 'worklists' | 'toValidate' | 'toRevise' | 'production';

interface View {
  hasTag(tag: LoadingTag): boolean;
}

/** Whether a card stands open; one that is not mounted does not. */
const isOpen = (snapshot: unknown): boolean => (snapshot as View | null)?.hasTag('open') ?? false;

const ofCard = <Name extends CardName>(name: Name) =>
  defineScope({
    name,
    layer: 'screen',
    group: 'dashboard',
    pages: ['dashboard'],
    commands: (command) => [
      command('load', {
        title: cardCommandTexts.load(cardTitleTexts[name]),
        keywords: cardCommandTexts.loadWords,
        effect: sends({ type: 'load.again' }),
      }),
      // The counters are no card to close.
      ...(name === 'counters'
        ? []
        : [
            command('toggle', {
              title: (_, snapshot) =>
                (isOpen(snapshot) ? cardCommandTexts.close : cardCommandTexts.open)(cardTitleTexts[name]),
              longTitle: cardCommandTexts.toggle(cardTitleTexts[name]),
              keywords: cardCommandTexts.words,
              effect: ({ snapshot }) => ({
                kind: 'event',
                event: { type: isOpen(snapshot) ? 'card.close' : 'card.open' },
              }),
            }),
          ]),
    ],
  });

/** The dashboard and its cards, in its order. Source: document 1, section 2.9. */
export const DASHBOARD = [
  dashboard,
  ofCard('counters'),
  ofCard('worklists'),
  ofCard('toValidate'),
  ofCard('toRevise'),
  ofCard('production'),
] as const;
