import { dashboardTexts } from '../messages/dashboard';
import { defineCommand, sends } from './define';
import type { Command } from './types';

/** The commands of the dashboard. */
export const DASHBOARD_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'dashboard.reload',
    title: dashboardTexts.reload,
    group: 'dashboard',
    scope: 'dashboard',
    keywords: dashboardTexts.reloadWords,
    effect: sends({ type: 'dashboard.reload' }),
  }),
];
