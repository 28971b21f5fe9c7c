import { SETTINGS_SECTIONS, type SettingsSectionName } from '../../contract/settings';
import type { CardDeclaration, FieldDeclaration } from './field';

/** A section of the site's settings: read and saved by itself, each of its fields with a value per language. */
export interface SettingsSection {
  readonly name: SettingsSectionName;
  /** Where the log and refusals keep numbers of records: its place on the wire, from 1. */
  readonly id: number;
  /** As messages and the log call it. */
  readonly title: string;
  /** Any of them grants reading and saving. Source: contract, 'Pinned', settings. */
  readonly abilities: readonly string[];
  /** Hash path of the page that it is on, without '#'. */
  readonly route: string;
  readonly cards: readonly CardDeclaration[];
  readonly fields: readonly FieldDeclaration[];
}

/** Declares a section; every field is of a language. Throws with what is wrong. */
export function defineSettings(declaration: Omit<SettingsSection, 'id' | 'fields'>): SettingsSection {
  const fields = declaration.cards.flatMap((card) => card.fields);
  const paths = fields.map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new Error(`settings '${declaration.name}': field '${repeated}' is declared twice`);
  const shared = fields.find(({ localized }) => localized !== true);
  if (shared !== undefined) throw new Error(`settings '${declaration.name}': field '${shared.path}' is of no language`);
  return Object.freeze({ ...declaration, id: SETTINGS_SECTIONS.indexOf(declaration.name) + 1, fields });
}

/** What the log and refused deletions call the settings. */
export const SETTINGS_AREA = 'settings';
