import type { SettingsSectionName } from '../../contract/settings';
import type { CardDeclaration, FieldDeclaration } from './types';

/** A section of the site's settings: read and saved by itself, each of its fields with a value per language. */
export interface SettingsSection {
  readonly name: SettingsSectionName;
  /** As messages and the log call it. */
  readonly title: string;
  /** Any of them grants reading and saving. Source: contract, 'Pinned', settings. */
  readonly abilities: readonly string[];
  readonly cards: readonly CardDeclaration[];
  readonly fields: readonly FieldDeclaration[];
}

/** Declares a section; every field is of a language. Throws with what is wrong. */
export function defineSettings(declaration: Omit<SettingsSection, 'fields'>): SettingsSection {
  const fields = declaration.cards.flatMap((card) => card.fields);
  const paths = fields.map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new Error(`settings '${declaration.name}': field '${repeated}' is declared twice`);
  const shared = fields.find(({ localized }) => localized !== true);
  if (shared !== undefined) throw new Error(`settings '${declaration.name}': field '${shared.path}' is of no language`);
  return Object.freeze({ ...declaration, fields });
}
