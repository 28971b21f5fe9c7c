// A page of the site's settings (`src/content/settings/pages.ts`). Each section of it is a `record`'s form of its own
// over the calls of settings (`src/content/settings/form.ts`: values under the section's name, for several sections of
// a page have a 'title'; what came goes back, a language that never came is not sent).
//
// States: `staying`, `asking`, `left`.
//
// The page knows which language is shown and which section is in front, whose commands the keys are; the sections
// report what of them is not saved or wrong. The question before leaving names those that are not saved.
//
// Never: the page left with unsaved work without that question; a section told something about another.

import type { SnapshotFrom } from 'xstate';
import { assign, emit, setup } from 'xstate';
import { settingsTexts } from '../../messages/screens/settings';
import type { Types } from '../kit/actor';
import type { UnsavedWork } from '../kit/drafting';
import { worstOf } from '../kit/drafting';
import { defineRefusals, otherwise } from '../kit/refusals';
import { leaveRegion } from '../kit/regions';
import { withEvent } from '../kit/result';

/** A section of the page; what it says is its form's. */
export interface PageSection {
  readonly name: string;
  readonly title: string;
  /** What becomes of its unsaved work when the page is left. */
  readonly work: UnsavedWork;
  /** Whether what it says is on its way to the server. */
  readonly isSaving: boolean;
  /** Languages in which something of it is shown as wrong. */
  readonly wrong: readonly string[];
  /** Addresses of the pages that show what is saved of it, by language. */
  readonly previews: Readonly<Record<string, string>>;
}

export interface SettingsInput {
  readonly sections: readonly Pick<PageSection, 'name' | 'title'>[];
  readonly languages: readonly string[];
}

export interface SettingsContext {
  readonly sections: readonly PageSection[];
  readonly languages: readonly string[];
  /** Whose values are shown. */
  readonly language: string;
  /** The section that commands are about: the one that has, or had last, the focus. */
  readonly front: string;
}

export type SettingsEvent =
  | { readonly type: 'language.go'; readonly language: string }
  | { readonly type: 'section.enter'; readonly name: string }
  /** What a section has to say of itself. */
  | ({ readonly type: 'section.report' } & Omit<PageSection, 'title'>)
  | { readonly type: 'preview.request' }
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' };

export type SettingsEmitted =
  /** The app opens it in a tab. */
  { readonly type: 'preview.open'; readonly url: string } | { readonly type: 'left' };

export type SettingsTag = 'askingToLeave' | 'left';

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

const { refusal: texts } = settingsTexts;

const OF_SECTION = {
  isUnknown: ({ sections }: SettingsContext, { name }: { readonly name: string }) =>
    sections.some((section) => section.name === name) ? null : texts.unknownSection,
};
const ANSWERING = { isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, reason } = defineRefusals<SettingsContext, SettingsEvent, SettingsTag>({
  'language.go': {
    isUnknown: ({ languages }, { language }) => (languages.includes(language) ? null : texts.unknownLanguage),
    isShown: (context, { language }) => (language === context.language ? texts.sameLanguage : null),
  },
  'section.enter': OF_SECTION,
  'section.report': OF_SECTION,
  'preview.request': { hasNoPage: (context) => (previewOf(context) === null ? texts.noPreview : null) },
  'leave.request': { isLeaving: otherwise(texts.leaving) },
  'leave.confirm': ANSWERING,
  'leave.cancel': ANSWERING,
});

const settingsSetup = setup({
  types: {} as Types<SettingsContext, SettingsEvent, SettingsEmitted, SettingsTag, SettingsInput>,
  guards: {
    ...guards,
    hasUnsaved: ({ context }) => unsavedIn(context).length > 0,
  },
  actions: {
    showLanguage: assign(languageShown),
    enterSection: assign(entered),
    takeReport: assign(reported),
    openPreview: emit(({ context }): SettingsEmitted => ({ type: 'preview.open', url: previewOf(context) ?? '' })),
    emitLeft: emit({ type: 'left' }),
  },
});

const leaving = settingsSetup.createStateConfig({
  ...leaveRegion(
    {
      request: [
        { guard: 'hasUnsaved', target: 'asking' },
        { target: 'left', actions: 'emitLeft' },
      ],
      again: [{ guard: 'hasUnsaved', target: 'asking' }, { actions: 'emitLeft' }],
      confirmed: 'emitLeft',
    },
    {
      staying: 'Nessuno chiede di uscire',
      asking: 'Ci sono sezioni non salvate: le nomina e chiede conferma prima di lasciare la pagina',
      left: 'La pagina viene lasciata',
    },
  ),
});

/**
 * A page of the site's settings: which language is shown, which of its sections is in front, and what of them is not saved.
 * Each section is a form of its own (`record`). Source: document 3, section 2.
 */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  context: ({ input }) => opened(input),
  on: {
    'language.go': { guard: unless('language.go'), actions: withEvent('showLanguage') },
    'section.enter': { guard: unless('section.enter'), actions: withEvent('enterSection') },
    'preview.request': { guard: unless('preview.request'), actions: 'openPreview' },
    'section.report': { guard: unless('section.report'), actions: withEvent('takeReport') },
  },
  ...leaving,
});

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** What must hold at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'one of the page’s sections is in front': ({ context: { sections, front } }) =>
    sections.some(({ name }) => name === front),
  'one of the site’s languages is shown': ({ context: { languages, language } }) => languages.includes(language),
  'a section is on the page once': ({ context: { sections } }) =>
    new Set(sections.map(({ name }) => name)).size === sections.length,
};
