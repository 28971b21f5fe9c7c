import { PROFILE } from '../../commands/profile';
import type { Content } from '../../content/types';
import { HOME_PATH } from '../../machines/access/paths';
import { profileTexts } from '../../messages/accounts';
import { shell } from '../../messages/shell';
import type { IconName } from '../../ui/base/Icon';
import type { MenuEntry } from './Sidebar';

/** Icons of the sections that have one of their own. */
const ICONS: Readonly<Record<string, IconName>> = { news: 'news' };

/** Menu entries of the dashboard, of content types the user may view, and of the profile, open to all. Source: document 1, section 2.3. */
export function menuOf(viewable: readonly Content[]): readonly MenuEntry[] {
  return [
    { route: HOME_PATH, label: shell.dashboard, icon: 'compass' },
    ...viewable.map(({ area, routes, titles }) => ({
      route: routes.list,
      label: titles.section,
      icon: ICONS[area] ?? 'list',
    })),
    { route: PROFILE.route, label: profileTexts.section, icon: 'user' },
  ];
}
