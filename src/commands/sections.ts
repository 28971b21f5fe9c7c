import { ACCESSIBILITY_PATH } from '../machines/access/paths';
import {
  accessibilitySectionTexts,
  mediaSectionTexts,
  profileSectionTexts,
  redirectSectionTexts,
} from '../messages/commands/sections';
import type { Section } from './shell';

// Apart from the commands of these sections, which come with their screens: menu, router and palette lead here.

/** The media gallery. Source: document 1, sections 2.1 and 2.3. */
export const MEDIA: Section = {
  area: 'media',
  route: '/gallery-frame-entity/true',
  title: mediaSectionTexts.title,
  letter: 'm',
  keywords: mediaSectionTexts.keywords,
};

/** The 404 redirects. Source: document 1, sections 2.1 and 2.17. */
export const REDIRECTS: Section = {
  area: 'redirect',
  route: '/error404-list',
  title: redirectSectionTexts.title,
  letter: 'r',
  keywords: redirectSectionTexts.keywords,
};

/** Where everyone's own profile is. Source: document 1, sections 2.1 and 2.14. */
export const PROFILE: Section = {
  area: 'profile',
  route: '/user/profile',
  title: profileSectionTexts.title,
  letter: null,
  keywords: profileSectionTexts.keywords,
};

/** Where the accessibility statement is. */
export const ACCESSIBILITY: Section = {
  area: 'accessibility',
  route: ACCESSIBILITY_PATH,
  title: accessibilitySectionTexts.title,
  letter: null,
  keywords: accessibilitySectionTexts.keywords,
};
