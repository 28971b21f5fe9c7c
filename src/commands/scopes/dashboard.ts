import { dashboardTexts } from '../../messages/screens/dashboard';
import { defineScope, sends } from '../define';

/** The dashboard as a whole. */
export const dashboard = defineScope({
  name: 'dashboard',
  layer: 'screen',
  group: 'dashboard',
  commands: (command) => [
    command('reload', {
      title: dashboardTexts.reload,
      keywords: dashboardTexts.reloadWords,
      effect: sends({ type: 'dashboard.reload' }),
    }),
  ],
});
