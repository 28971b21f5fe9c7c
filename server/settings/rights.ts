import { type SettingsSection, settingsSections } from '../../src/content/settings/sections';

const abilitiesOf = (sections: readonly SettingsSection[]): readonly string[] => [
  ...new Set(sections.flatMap(({ abilities }) => abilities)),
];

/** Whether a section features contents by their ids. */
export const features = ({ fields }: SettingsSection): boolean => fields.some(({ kind }) => kind === 'contentIds');

/** Abilities of which one opens a section that features contents. */
export const FEATURING_ABILITIES = abilitiesOf(settingsSections.filter(features));
