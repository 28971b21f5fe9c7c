import { expect, test } from 'vitest';
import { DETAILS } from '../../server/content/preview/details';
import { isNested } from '../../src/content/field/entries';
import type { FieldDeclaration } from '../../src/content/field/field';
import { featured } from '../../src/content/settings/fields';
import { settingsSections } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import { displayTexts } from '../../src/messages/screens/displayText';
import { contactsTexts } from '../../src/messages/screens/entries';
import { settingsLabels } from '../../src/messages/screens/settings';
import { ticketingTexts } from '../../src/messages/screens/ticketing';
import { previewTexts, previewWord } from '../../src/messages/server/preview';

/** Everything of a field that a preview may show beside its value. */
function saidOf(field: FieldDeclaration): readonly string[] {
  if (field.isInternal === true) return [];
  const within = isNested(field) ? field.entry.fields.flatMap(saidOf) : [];
  const isShown = field.kind in DETAILS || field.kind === 'richText';
  return [...(isShown ? [field.label, ...(field.options ?? []).map(({ label }) => label)] : []), ...within];
}

const { paid, free, partly } = ticketingTexts.admission;
const SAID = new Set([
  ...contents.flatMap(({ fields }) => fields.flatMap(saidOf)),
  ...Object.values(contactsTexts.kinds),
  ...Object.values(ticketingTexts.fields),
  ...[contactsTexts.unknownKind, paid, free, partly, displayTexts.yes],
  ...Object.values(featured).map(({ label }) => label),
  ...settingsSections.filter(({ name }) => /-/.test(name)).map(({ title }) => title),
  ...[settingsLabels.videos, settingsLabels.mosaic],
  ...[previewTexts.languages, previewTexts.places, previewTexts.topics, previewTexts.tags, previewTexts.map],
  ...[previewTexts.home, previewTexts.untitled],
]);

test.each(['en', 'de'])('all that a preview says has its words in %s', (language) => {
  expect([...SAID].filter((text) => previewWord(text, language) === null)).toEqual([]);
});

test('a language without words has the Italian ones, and Italian is as it is', () => {
  expect(previewWord('Dove', 'fr')).toBeNull();
  expect([...SAID].every((text) => previewWord(text, 'it') === text)).toBe(true);
});
