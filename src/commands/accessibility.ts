import { ACCESSIBILITY_PATH } from '../machines/access/paths';
import { accessibilityTexts as texts } from '../messages/accessibility';
import type { Section } from './shell';

/** Where the accessibility statement is. */
export const ACCESSIBILITY: Section = {
  area: 'accessibility',
  route: ACCESSIBILITY_PATH,
  title: texts.title,
  letter: null,
  keywords: texts.words,
};
