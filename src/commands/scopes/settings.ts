import { settingsPages } from '../../content/settings/pages';
import type { SettingsContext } from '../../machines/settings/machine';
import { settingsCommandTexts as texts } from '../../messages/commands/settings';
import { languageName } from '../../messages/screens/content';
import { settingsSectionTexts as titles } from '../../messages/screens/settings';
import { absent, defineScope, sends } from '../define';
import type { CommandEffect, CommandMoment } from '../types';
import { languageLetters } from './languageLetters';

interface View {
  readonly context: SettingsContext;
}

const showing =
  (languageOf: (context: SettingsContext) => string) =>
  ({ snapshot: { context } }: CommandMoment<View>): CommandEffect =>
    context.languages.length < 2
      ? absent
      : { kind: 'event', event: { type: 'language.go', language: languageOf(context) } };

const neighbour =
  (step: 1 | -1) =>
  ({ languages, language }: SettingsContext): string =>
    languages.at((languages.indexOf(language) + step) % languages.length) ?? language;

/** The sections of pages that have several. */
const SECTIONS = settingsPages.filter(({ sections }) => sections.length > 1).flatMap(({ sections }) => sections);

/** A page of the site's settings; each of its sections is a form with the commands of one. Source of the keys: design, section 5. */
export const settings = defineScope({
  name: 'settings',
  view: {} as View,
  layer: 'screen',
  group: 'settings',
  pages: ['settings'],
  commands: (command, { languages }) => {
    const letters = languageLetters(languages);
    return [
      ...languages.map((language) => {
        const letter = letters.get(language);
        return command(`language.${language}`, {
          title: texts.language(languageName(language)),
          keywords: [language, ...texts.languageWords],
          ...(letter === undefined ? {} : { keys: [`l ${letter}`] }),
          effect: showing(() => language),
        });
      }),
      command('nextLanguage', {
        title: texts.nextLanguage,
        longTitle: texts.nextLanguageLong,
        keys: ['Alt+PageDown'],
        allowInInput: true,
        effect: showing(neighbour(1)),
      }),
      command('previousLanguage', {
        title: texts.previousLanguage,
        longTitle: texts.previousLanguageLong,
        keys: ['Alt+PageUp'],
        allowInInput: true,
        effect: showing(neighbour(-1)),
      }),
      command('preview', {
        title: texts.preview,
        longTitle: texts.previewLong,
        keywords: texts.previewWords,
        keys: ['mod+Shift+P'],
        effect: sends({ type: 'preview.request' }),
      }),
      ...SECTIONS.map((name) =>
        command(`section.${name}`, {
          title: texts.section(titles[name]),
          keywords: texts.sectionWords,
          onlyWhenReady: true,
          effect: ({ snapshot: { context } }) =>
            context.sections.length > 1 && context.sections.some((section) => section.name === name)
              ? { kind: 'view', action: 'section.focus', name }
              : absent,
        }),
      ),
    ];
  },
});
