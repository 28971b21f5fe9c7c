import { cardCommandTexts, cardTitleTexts } from '../messages/commands/cards';
import { dashboardTexts } from '../messages/screens/dashboard';
import { defineCommand, sends } from './define';
import type { Command, ScopeViews } from './types';

/** The cards of the dashboard, in its order. Source: document 1, section 2.9. */
const DASHBOARD_CARDS = ['counters', 'toValidate', 'toRevise', 'production'] as const;
type DashboardCardName = (typeof DASHBOARD_CARDS)[number];

type Card = ScopeViews[DashboardCardName];

const loading = (scope: DashboardCardName): Command =>
  defineCommand({
    id: `${scope}.load`,
    title: cardCommandTexts.load(cardTitleTexts[scope]),
    group: 'dashboard',
    scope,
    keywords: cardCommandTexts.loadWords,
    effect: sends({ type: 'card.load' }),
  });

/** Whether a card stands open; one that is not mounted does not. */
const isOpen = (snapshot: unknown): boolean => (snapshot as Card | null)?.hasTag('open') ?? false;

const toggling = (scope: DashboardCardName): Command =>
  defineCommand({
    id: `${scope}.toggle`,
    title: (_, snapshot) => (isOpen(snapshot) ? cardCommandTexts.close : cardCommandTexts.open)(cardTitleTexts[scope]),
    longTitle: cardCommandTexts.toggle(cardTitleTexts[scope]),
    group: 'dashboard',
    scope,
    keywords: cardCommandTexts.words,
    effect: sends({ type: 'card.toggle' }),
  });

/** The commands of the dashboard: all of it, and each card. */
export const DASHBOARD_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'dashboard.reload',
    title: dashboardTexts.reload,
    group: 'dashboard',
    scope: 'dashboard',
    keywords: dashboardTexts.reloadWords,
    effect: sends({ type: 'dashboard.reload' }),
  }),
  ...DASHBOARD_CARDS.map(loading),
  // The counters are no card to close.
  ...DASHBOARD_CARDS.filter((scope) => scope !== 'counters').map(toggling),
];
