/** Commands of the pages of settings. Source: document 3, section 2. */
export const settingsCommandTexts = {
  language: (name: string) => `Impostazioni in ${name}`,
  languageWords: ['lingua', 'impostazioni', 'mostra'],
  nextLanguage: 'Lingua successiva',
  nextLanguageLong: 'Impostazioni nella lingua successiva',
  previousLanguage: 'Lingua precedente',
  previousLanguageLong: 'Impostazioni nella lingua precedente',
  preview: 'ANTEPRIMA',
  previewLong: 'Anteprima della home page',
  previewWords: ['mostra', 'portale', 'vedi', 'home'],
  section: (title: string) => `Vai a «${title}»`,
  sectionWords: ['sezione', 'impostazioni', 'vai'],
} as const;
