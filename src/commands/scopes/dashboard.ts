import { dashboardTexts } from '../../messages/screens/dashboard';
import { defineScope, sends } from '../define';
import { RELOAD_KEYS } from './reloading';

/** The dashboard as a whole. */
export const dashboard = defineScope({
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
