import { closedWords } from '../../messages/screens/openings';
import { openingWords } from '../../messages/screens/openingWords';
import { type WhenLanguage, whenTexts } from '../../messages/screens/when';
import type { Json } from '../field/json';
import { onOneLine } from '../text/plainText';
import { isCivilDate, partsOf } from './civil';
import { endTime, isWholeDay, type Period, readHours } from './openingHours';
import { type HoursPart, openingKind, openingOf } from './openings';

const isWhenLanguage = (language: string): language is WhenLanguage => Object.hasOwn(whenTexts, language);

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const withoutStop = (text: string): string => text.replace(/\.+$/, '');

const isText = (text: string | null): text is string => text !== null && text !== '';

/** The season by day and month: it comes back every year. */
function seasonText(value: Json, language: WhenLanguage): string | null {
  const words = openingWords[language];
  const { apertura, data_apertura: first, data_chiusura: last } = openingOf(value);
  switch (openingKind(value)) {
    case 'annuale':
      return words.allYear;
    case 'stagionale': {
      if (!isCivilDate(first) || !isCivilDate(last)) return words.seasonal;
      const { from, to, day, months } = whenTexts[language];
      const dayAndMonth = (date: string) => `${day(partsOf(date)[2])} ${months[partsOf(date)[1] - 1]}`;
      return words.season(`${from(partsOf(first)[2])}${dayAndMonth(first)}${to(partsOf(last)[2])}${dayAndMonth(last)}`);
    }
    default:
      return onOneLine(apertura);
  }
}

function periodText(one: Period, language: WhenLanguage): string {
  const { allDay, time, period } = openingWords[language];
  if (isWholeDay(one)) return allDay;
  const clock = (minutes: number) => time(Math.floor(minutes / 60), minutes % 60);
  return period(clock(one.start), clock(endTime(one)));
}

function dayText(value: Json, part: HoursPart, language: WhenLanguage): string | null {
  const words = openingWords[language];
  const opening = openingOf(value);
  const hours = readHours(opening[part]);
  const written = withoutStop(onOneLine(opening[part]));
  const note = onOneLine(opening[`${part}_note`]);
  const name = part === 'orari_feriali' ? words.weekdays : words.holidays;
  const inWords = {
    none: () => '',
    closed: () => ` ${closedWords[language]}`,
    periods: () => {
      const parts = hours.kind === 'periods' ? hours.periods.map((period) => periodText(period, language)) : [];
      return ` ${[parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(isText).join(whenTexts[language].and)}`;
    },
    free: () => `: ${written}`,
    wrong: () => `: ${written}`,
  }[hours.kind]();
  if (inWords === '') return note === '' ? null : `${name}: ${note}`;
  return `${name}${inWords}${note === '' ? '' : ` (${note})`}`;
}

/**
 * When an office is open, in words: 'Aperto tutto l’anno. Giorni feriali dalle 9 alle 13 e dalle 15 alle 18; festivi
 * chiuso.' Takes the value of a field of the kind 'openings' and a language; gives null where nothing can be said yet,
 * or in a language without words for it.
 */
export function openingSentence(value: Json, language: string): string | null {
  if (!isWhenLanguage(language)) return null;
  const days = [dayText(value, 'orari_feriali', language), dayText(value, 'orari_festivi', language)].filter(isText);
  const sentences = [seasonText(value, language), days.join('; ')].filter(isText);
  if (sentences.length === 0) return null;
  return sentences.map((sentence) => `${capital(withoutStop(sentence))}.`).join(' ');
}
