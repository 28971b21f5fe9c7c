import type { SettingsSection } from '../../../src/content/settings/sections';
import { PREVIEW_PATH } from '../../content/preview/permalink';

/** Where the preview of the home page is served, by language. */
export const HOME_PREVIEW_ROUTE = `${PREVIEW_PATH}/home/:lang`;

/** Address of the preview of the home page in a language, from the site's root; of a section of it, at that section. */
export const homePreview = (lang: string, { name }: Pick<SettingsSection, 'name'> = { name: 'home' }): string =>
  `${PREVIEW_PATH}/home/${encodeURIComponent(lang)}${name === 'home' ? '' : `#${name}`}`;
