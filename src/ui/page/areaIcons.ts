import type { IconName } from '../base/Icon';

/** Icons of the areas that have one of their own. */
const ICONS: Readonly<Record<string, IconName>> = {
  event: 'calendar',
  news: 'news',
  user: 'users',
  role: 'lock',
  desk: 'archive',
  allegati: 'attachment',
};

/** The icon of an area, the same in the menu and in the palette; the second one where it has none of its own. */
export const areaIcon = (area: string, otherwise: IconName): IconName => ICONS[area] ?? otherwise;
