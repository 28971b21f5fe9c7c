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

import type { UnsavedWork } from '../kit/drafting';

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
