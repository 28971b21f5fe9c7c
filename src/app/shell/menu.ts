import { MEDIA, PROFILE, REDIRECTS } from '../../commands/sections';
import { attachments } from '../../content/listings/attachments';
import { desks } from '../../content/listings/desks';
import { roles } from '../../content/listings/roles';
import { users } from '../../content/listings/users';
import type { Listing } from '../../content/model/listing';
import { contents } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities } from '../../machines/access/abilities';
import { HOME_PATH } from '../../machines/access/paths';
import { decideAccess } from '../../machines/access/rules';
import { mediaSectionTexts, profileSectionTexts, redirectSectionTexts } from '../../messages/commands/sections';
import { shellTexts } from '../../messages/screens/shell';
import { areaIcon } from '../../ui/page/areaIcons';
import type { MenuEntry } from './Sidebar';

const entryOf = ({ area, routes, titles }: Listing): MenuEntry => ({
  route: routes.list,
  label: titles.section,
  icon: areaIcon(area, 'list'),
});

/** Entries of sections beside the content types. */
const REDIRECTS_ENTRY: MenuEntry = { route: REDIRECTS.route, label: redirectSectionTexts.menu, icon: 'arrowRight' };
const MEDIA_ENTRY: MenuEntry = { route: MEDIA.route, label: mediaSectionTexts.menu, icon: 'image' };

/**
 * Menu entries of the dashboard, of what the user may open, and of the profile, open to all.
 * Source: document 1, section 2.3.
 */
export function menuOf(user: CurrentUser): readonly MenuEntry[] {
  const viewable = contents.filter((content) => contentAbilities(user, content).view);
  const mayOpen = ({ route }: MenuEntry) => decideAccess(route, user).kind === 'allowed';
  return [
    { route: HOME_PATH, label: shellTexts.dashboard, icon: 'compass' },
    ...[users, roles, desks].map(entryOf).filter(mayOpen),
    ...viewable.map(entryOf),
    ...[MEDIA_ENTRY, entryOf(attachments), REDIRECTS_ENTRY].filter(mayOpen),
    { route: PROFILE.route, label: profileSectionTexts.menu, icon: 'user' },
  ];
}
