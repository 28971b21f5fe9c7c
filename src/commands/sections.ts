import { ACCESSIBILITY_PATH } from '../machines/access/paths';
import { accessibilitySection, mediaSection, profileSection, redirectSection } from '../messages/commands/sections';
import type { Section } from './shell';

// Apart from the commands of these sections, which come with their screens: menu, router and palette lead here.

/** The media gallery. Source: document 1, sections 2.1 and 2.3. */
export const MEDIA: Section = {
  area: 'media',
  route: '/gallery-frame-entity/true',
  title: mediaSection.title,
  letter: 'm',
  keywords: mediaSection.keywords,
};

/** The 404 redirects. Source: document 1, sections 2.1 and 2.17. */
export const REDIRECTS: Section = {
  area: 'redirect',
  route: '/error404-list',
  title: redirectSection.title,
  letter: 'r',
  keywords: redirectSection.keywords,
};

/** Where everyone's own profile is. Source: document 1, sections 2.1 and 2.14. */
export const PROFILE: Section = {
  area: 'profile',
  route: '/user/profile',
  title: profileSection.title,
  letter: null,
  keywords: profileSection.keywords,
};

/** Where the accessibility statement is. */
export const ACCESSIBILITY: Section = {
  area: 'accessibility',
  route: ACCESSIBILITY_PATH,
  title: accessibilitySection.title,
  letter: null,
  keywords: accessibilitySection.keywords,
};
