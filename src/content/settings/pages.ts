import type { SettingsSectionName } from '../../contract/settings';
import type { settingsPageTexts as texts } from '../../messages/commands/sections';

/** A page of the site's settings: its sections are read and saved each by itself. */
export interface SettingsPage {
  readonly area: keyof typeof texts;
  /** Hash path. Source: document 3, section 2. */
  readonly route: string;
  /** Any of them opens it, and reads and saves its sections. Source: contract, 'Pinned', settings; document 3, section 6. */
  readonly abilities: readonly string[];
  readonly sections: readonly [SettingsSectionName, ...SettingsSectionName[]];
}

/** A themed section of the home page. */
const ofHome = (name: SettingsPage['area'] & SettingsSectionName): SettingsPage => ({
  area: name,
  route: `/${name}-settings`,
  abilities: ['user-create'],
  sections: [name],
});

/** In the menu's order. */
export const settingsPages: readonly SettingsPage[] = [
  {
    area: 'home-settings',
    route: '/home-settings',
    abilities: ['home-settings', 'home-settings-view'],
    sections: ['home'],
  },
  {
    area: 'site-texts',
    route: '/home-settings-extra',
    abilities: ['menu-view'],
    sections: ['generale', 'footer', 'erw', 'instagram_home', 'test', 'scopri'],
  },
  ofHome('food-wine'),
  ofHome('terme-outdoor'),
  ofHome('cultura-castelli'),
];

/** The page of a section. */
export function pageOfSettings(name: SettingsSectionName): SettingsPage {
  const page = settingsPages.find(({ sections }) => sections.includes(name));
  if (page === undefined) throw new Error(`settings '${name}' are on no page`);
  return page;
}
