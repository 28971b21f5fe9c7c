import { contents, listings } from '../../content/registry';
import type { IconName } from '../base/Icon';

const ICONS: ReadonlyMap<string, IconName> = new Map([...contents, ...listings].map(({ area, icon }) => [area, icon]));

/** The icon that an area declares, the same in the menu and in the palette; the second one for an unknown area. */
export const areaIcon = (area: string, otherwise: IconName): IconName => ICONS.get(area) ?? otherwise;
