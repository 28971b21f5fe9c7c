import { SETTINGS_SECTIONS, type SettingsSectionName } from '../../contract/settings';
import { settingsLabels as labels, settingsSectionTexts as titles } from '../../messages/screens/settings';
import type { CardDeclaration, FieldDeclaration } from '../field/field';
import { address, featured, field, mosaic, text, videos } from './fields';
import { pageOfSettings } from './pages';

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

/** Source: document 3, section 5 (home cover at most 10). */
const COVER_LIMIT = 10;

const card = (id: string, title: string, ...fields: readonly FieldDeclaration[]) =>
  ({ id, title, column: 'main', fields }) as const;

const sectionOf = (name: SettingsSectionName, ...cards: readonly CardDeclaration[]): SettingsSection => {
  const { abilities, route } = pageOfSettings(name);
  return defineSettings({ name, title: titles[name], abilities, route, cards });
};

/** The texts of a section, in one card of its name. */
const texts = (name: SettingsSectionName, ...fields: readonly FieldDeclaration[]): SettingsSection =>
  sectionOf(name, card(name, titles[name], ...fields));

/** A themed section of the home page. Source: document 3, section 2, 'Home-section settings screens'. */
const ofHome = (name: SettingsSectionName): SettingsSection =>
  sectionOf(
    name,
    card('events', labels.events, featured.events),
    card('news', labels.news, featured.news),
    card('mosaic', labels.mosaic, mosaic),
  );

/** Every section of the settings, as it is called on the wire. Source: document 3, sections 2 and 3. */
export const settingsSections: readonly SettingsSection[] = [
  sectionOf(
    'home',
    card('events', labels.events, featured.events),
    card('news', labels.news, featured.news),
    card('cover', labels.cover, { ...field('attachments', 'images', labels.cover), limit: COVER_LIMIT }),
    card('videos', labels.videos, videos),
  ),
  texts('generale', text('seotitle', labels.seotitle)),
  texts(
    'footer',
    text('testo_sx', labels.testo_sx, 'textarea'),
    text('newsletter', labels.newsletter),
    text('newsletter_button', labels.newsletter_button),
    text('copyright', labels.copyright),
  ),
  texts(
    'erw',
    text('title', labels.title),
    field('image', 'image', labels.image),
    text('button', labels.button),
    address('permalink', labels.url),
  ),
  texts('instagram_home', text('title', labels.title), text('button', labels.button)),
  texts(
    'test',
    text('preferenze', labels.preferenze),
    text('start', labels.start),
    text('chi', labels.chi),
    text('notti', labels.notti),
    text('creaViaggio', labels.creaViaggio),
  ),
  texts('scopri', text('title', labels.title), text('descrizione', labels.descrizione, 'textarea')),
  ofHome('food-wine'),
  ofHome('terme-outdoor'),
  ofHome('cultura-castelli'),
];

/** The section of a name. */
export function settingsSection(name: SettingsSectionName): SettingsSection {
  const section = settingsSections.find((one) => one.name === name);
  if (section === undefined) throw new Error(`settings '${name}' are not declared`);
  return section;
}

/** The section that the log and refused deletions know by this number; undefined for a number that none has. */
export const settingsSectionOf = (id: number | null | undefined): SettingsSection | undefined =>
  settingsSections.find((section) => section.id === id);
