import { expect, test } from 'vitest';
import { choiceRefusal, MOST_AT_ONCE } from '../../../src/machines/deskMunicipalities/machine';
import { deskMunicipalitiesTexts } from '../../../src/messages/screens/records';

const { refusal: texts } = deskMunicipalitiesTexts;

const municipalities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Comune ${index}`, province: 'BO', code: '' }));

const refusal = (present: number, chosen: number) =>
  choiceRefusal({ rows: municipalities(present), maximum: MOST_AT_ONCE }, municipalities(chosen));

test('ten municipalities are chosen at once, not one more, and none that the desk has [1-9.7]', () => {
  expect([refusal(0, 10), refusal(0, 11), refusal(1, 1)]).toEqual([null, texts.tooMany(10), texts.present('Comune 0')]);
});
