import type { Random } from '../random';

/** The same text in Italian and in English. */
export type Text = readonly [it: string, en: string];

/** A text that is the same in both languages. */
export const same = (text: string): Text => [text, text];

/** What a text's placeholders stand for, `{name}` by name. */
export type Slots = Readonly<Record<string, Text>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its placeholders filled; `{Name}` is `{name}` with a capital. Throws for one that has no value. */
export function fill([it, en]: Text, slots: Slots): Text {
  const filled = (text: string, language: 0 | 1) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
      if (value === undefined) throw new Error(`demo text: nothing for {${name}}`);
      return slots[name] === undefined ? capital(value[language]) : value[language];
    });
  return [capital(filled(it, 0)), capital(filled(en, 1))];
}

/** A name without its article: 'la Notte Rosa' → 'Notte Rosa'. */
export const withoutArticle = ([it, en]: Text): Text => [
  capital(it.replace(/^(il|lo|la|i|gli|le) |^l'/, '')),
  capital(en.replace(/^the /, '')),
];

const MONTHS: readonly Text[] = [
  ['gennaio', 'January'],
  ['febbraio', 'February'],
  ['marzo', 'March'],
  ['aprile', 'April'],
  ['maggio', 'May'],
  ['giugno', 'June'],
  ['luglio', 'July'],
  ['agosto', 'August'],
  ['settembre', 'September'],
  ['ottobre', 'October'],
  ['novembre', 'November'],
  ['dicembre', 'December'],
];
const WEEKDAYS: readonly Text[] = [
  ['lunedì', 'Monday'],
  ['martedì', 'Tuesday'],
  ['mercoledì', 'Wednesday'],
  ['giovedì', 'Thursday'],
  ['venerdì', 'Friday'],
  ['sabato', 'Saturday'],
  ['domenica', 'Sunday'],
];
const SEASONS: readonly Text[] = [
  ["d'inverno", 'in winter'],
  ['in primavera', 'in spring'],
  ["d'estate", 'in summer'],
  ["d'autunno", 'in autumn'],
];

/** Placeholders that follow from a day: its name, the month, the season, some hours and numbers. */
export function daySlots(day: Date, random: Random): Slots {
  const month = MONTHS[day.getUTCMonth()] as Text;
  const date = day.getUTCDate();
  const number = (from: number, to: number): Text => {
    const value = String(random.between(from, to));
    return [value, value];
  };
  return {
    day: [`${date} ${month[0]}`, `${date} ${month[1]}`],
    month,
    year: [String(day.getUTCFullYear()), String(day.getUTCFullYear())],
    weekday: WEEKDAYS[(day.getUTCDay() + 6) % 7] as Text,
    season: SEASONS[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)] as Text,
    few: number(3, 9),
    many: number(12, 60),
    km: number(4, 28),
    age: number(5, 80),
    hour: random.pick<Text>([
      ['9.30', '9.30 am'],
      ['10', '10 am'],
      ['15', '3 pm'],
      ['16.30', '4.30 pm'],
      ['18', '6 pm'],
      ['20.30', '8.30 pm'],
      ['21', '9 pm'],
    ]),
  };
}
