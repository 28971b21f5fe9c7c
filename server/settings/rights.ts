import { abilityName } from '../../src/content/model/permissions';
import type { SettingsSection } from '../../src/content/model/settings';
import { settingsSections } from '../../src/content/settings/sections';
import { refusalTexts } from '../../src/messages/server/refusals';
import type { Rights } from '../auth/context';
import { HttpError } from '../http/errors';

const abilitiesOf = (sections: readonly SettingsSection[]): readonly string[] => [
  ...new Set(sections.flatMap(({ abilities }) => abilities)),
];

/** Abilities of which one opens some section. */
export const OPENING_ABILITIES = abilitiesOf(settingsSections);

/** Whether a section features contents by their ids. */
export const features = ({ fields }: SettingsSection): boolean => fields.some(({ kind }) => kind === 'contentIds');

/** Abilities of which one opens a section that features contents. */
export const FEATURING_ABILITIES = abilitiesOf(settingsSections.filter(features));

/** Whether somebody may read a section and save it. Source: contract, 'Pinned', settings. */
export const mayOpen = (user: Rights, { abilities }: Pick<SettingsSection, 'abilities'>): boolean =>
  abilities.some((ability) => user.may(ability));

/** Refuses with 403 who may not open a section. */
export function assertMayOpen(user: Rights, section: SettingsSection): void {
  if (!mayOpen(user, section)) throw new HttpError(403, refusalTexts.forbidden(section.abilities.map(abilityName)));
}
