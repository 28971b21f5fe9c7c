import { kindOf } from '../../src/content/kinds/table';
import type { SettingsSection } from '../../src/content/settings/sections';
import { inOrder } from '../../src/contract/languages';
import { PREVIEW_PATH } from '../content/preview/permalink';
import { type ImagesById, withImages } from '../content/read/storedItem';
import { pointersOf } from '../references/pointers';
import { asItem, type Said } from '../references/settings';
import type { Services } from '../services';
import { readImages } from './files';
import { features } from './rights';
import { readSection } from './stored';

/** What a language says, every declared field present and its images as they are called now. */
export const shownIn = ({ fields }: Pick<SettingsSection, 'fields'>, said: Said, images: ImagesById): Said => ({
  ...said,
  ...Object.fromEntries(
    fields.map((field) => [field.path, kindOf(field).normalise(withImages(field, said[field.path], images), field)]),
  ),
});

/** Ids of the images that a section shows, in whatever language. */
export const imageIdsIn = (section: Pick<SettingsSection, 'fields'>, byLanguage: ReadonlyMap<string, Said>): number[] =>
  pointersOf(section, asItem(byLanguage)).flatMap(({ table, ids }) => (table === 'files' ? ids : []));

/** Address of the preview of the home page in a language, from the site's root; of a section of it, at that section. */
export const homePreview = (lang: string, { name }: Pick<SettingsSection, 'name'> = { name: 'home' }): string =>
  `${PREVIEW_PATH}/home/${encodeURIComponent(lang)}${name === 'home' ? '' : `#${name}`}`;

/** A section as the wire has it, in each language that says anything. Source: contract, 'settings'. */
export async function settingsAnswer({ db, languages }: Pick<Services, 'db' | 'languages'>, section: SettingsSection) {
  const { byLanguage, updatedAt } = await readSection(db, section);
  const images = await readImages(db, imageIdsIn(section, byLanguage));
  const previews = Object.fromEntries(languages.map((lang) => [lang, homePreview(lang, section)]));
  return {
    data: Object.fromEntries(
      inOrder([...byLanguage.keys()], languages).map((lang) => [
        lang,
        shownIn(section, byLanguage.get(lang) ?? {}, images),
      ]),
    ),
    meta: { updated_at: updatedAt, ...(features(section) && { previews }) },
  };
}
