import { worstOf } from '../kit/drafting';
import type { PageSection, SettingsContext, SettingsInput } from './types';

type At = { readonly context: SettingsContext };

/** The page as it begins: the first section in front, in the first language. Throws without a section or a language. */
export function opened({ sections, languages }: SettingsInput): SettingsContext {
  const [[first], [language]] = [sections, languages];
  if (first === undefined || language === undefined) throw new Error('settings: no section, or no language');
  return {
    sections: sections.map((section) => ({ ...section, work: 'none', isSaving: false, wrong: [], previews: {} })),
    languages,
    language,
    front: first.name,
  };
}

/** The sections with work that is not saved, in the order of the page. */
export const unsavedIn = ({ sections }: Pick<SettingsContext, 'sections'>): readonly PageSection[] =>
  sections.filter(({ work }) => work !== 'none');

/** Whether any section is on its way to the server. */
export const isSaving = ({ sections }: Pick<SettingsContext, 'sections'>): boolean =>
  sections.some((section) => section.isSaving);

/** Languages in which something is shown as wrong. */
export const wrongLanguages = ({ sections }: Pick<SettingsContext, 'sections'>): readonly string[] => [
  ...new Set(sections.flatMap(({ wrong }) => wrong)),
];

/** What becomes of the page's unsaved work when it is left. */
export const workLeft = ({ sections }: Pick<SettingsContext, 'sections'>) => worstOf(sections.map(({ work }) => work));

/** The page that shows what is saved of the section in front in the language shown; null where there is none. */
export const previewOf = ({ sections, front, language }: SettingsContext): string | null =>
  sections.find(({ name }) => name === front)?.previews[language] ?? null;

export const entered = (_: At, { name }: { readonly name: string }): Partial<SettingsContext> => ({ front: name });

export const languageShown = (_: At, { language }: { readonly language: string }): Partial<SettingsContext> => ({
  language,
});

export const reported = (
  { context }: At,
  { name, work, isSaving, wrong, previews }: Omit<PageSection, 'title'>,
): Partial<SettingsContext> => ({
  sections: context.sections.map((section) =>
    section.name === name ? { ...section, work, isSaving, wrong, previews } : section,
  ),
});
