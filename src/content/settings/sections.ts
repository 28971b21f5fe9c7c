import type { SettingsSectionName } from '../../contract/settings';
import { settingsLabels as labels, settingsSectionTexts as titles } from '../../messages/screens/settings';
import type { FieldDeclaration } from '../model/field';
import { defineSettings, type SettingsSection } from '../model/settings';
import { address, featured, field, mosaic, text, videos } from './fields';
import { pageOfSettings } from './pages';

/** Where a section is, and who gets to it. */
const placeOf = (name: SettingsSectionName) => {
  const { abilities, route } = pageOfSettings(name);
  return { abilities, route };
};

/** Source: document 3, section 5 (home cover at most 10). */
const COVER_LIMIT = 10;

const card = (id: string, title: string, ...fields: readonly FieldDeclaration[]) =>
  ({ id, title, column: 'main', fields }) as const;

/** The texts of a section, in one card of its name. */
const texts = (name: SettingsSectionName, ...fields: readonly FieldDeclaration[]): SettingsSection =>
  defineSettings({
    name,
    title: titles[name],
    ...placeOf(name),
    cards: [card(name, titles[name], ...fields)],
  });

/** A themed section of the home page. Source: document 3, section 2, 'Home-section settings screens'. */
const ofHome = (name: SettingsSectionName): SettingsSection =>
  defineSettings({
    name,
    title: titles[name],
    ...placeOf(name),
    cards: [
      card('events', labels.events, featured.events),
      card('news', labels.news, featured.news),
      card('mosaic', labels.mosaic, mosaic),
    ],
  });

/** Every section of the settings, as it is called on the wire. Source: document 3, sections 2 and 3. */
export const settingsSections: readonly SettingsSection[] = [
  defineSettings({
    name: 'home',
    title: titles.home,
    ...placeOf('home'),
    cards: [
      card('events', labels.events, featured.events),
      card('news', labels.news, featured.news),
      card('cover', labels.cover, { ...field('attachments', 'images', labels.cover), limit: COVER_LIMIT }),
      card('videos', labels.videos, videos),
    ],
  }),
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
