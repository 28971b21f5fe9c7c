import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './machine';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** What must hold at every moment. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'one of the page’s sections is in front': ({ context: { sections, front } }) =>
    sections.some(({ name }) => name === front),
  'one of the site’s languages is shown': ({ context: { languages, language } }) => languages.includes(language),
  'a section is on the page once': ({ context: { sections } }) =>
    new Set(sections.map(({ name }) => name)).size === sections.length,
};
