import { formatCount } from '../numbers';
import { italianCalendar } from '../ui/calendar';

const italian = {
  ...italianCalendar,
  plurals: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabati', 'domeniche'],
  and: ' e ',
} as const;

const english = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  plurals: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  and: ' and ',
} as const;

const german = {
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  plurals: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  and: ' und ',
} as const;

/** 8 and 11 begin with a vowel when they are spoken: otto, undici. */
const elides = (day: number): boolean => day === 8 || day === 11;
const SUNDAY = 6;

/** How a language says when something takes place. A weekday is 0 for Monday to 6 for Sunday. */
export const whenTexts = {
  it: {
    ...italian,
    day: (day: number) => (day === 1 ? '1º' : String(day)),
    /** A weekday in front of its date, which may end with the day. */
    dated: (weekday: number, date: string) => `${italian.weekdays[weekday]} ${date}`,
    from: (day: number) => (elides(day) ? 'dall’' : 'dal '),
    to: (day: number) => (elides(day) ? ' all’' : ' al '),
    /** In front of the days of a month; `first` where no other month comes before. */
    on: (day: number, _first: boolean) => (elides(day) ? 'l’' : 'il '),
    everyDay: 'tutti i giorni',
    every: (weekday: number) => `ogni ${italian.weekdays[weekday]}`,
    everyOf: (weekdays: string) => `tutti i ${weekdays}`,
    allBut: (weekday: number) =>
      `tutti i giorni tranne ${weekday === SUNDAY ? 'la' : 'il'} ${italian.weekdays[weekday]}`,
    weekdaysFromTo: (from: number, to: number) =>
      `dal ${italian.weekdays[from]} ${to === SUNDAY ? 'alla' : 'al'} ${italian.weekdays[to]}`,
    /** A whole month, named with its year. */
    during: (month: string) => ` di ${month}`,
    except: (days: string) => `, tranne ${days}`,
    also: (days: string) => `, e anche ${days}`,
    others: (count: number) => (count === 1 ? ' e un altro giorno' : ` e altri ${formatCount(count)} giorni`),
    time: (hour: number, minute: string) => (minute === '00' ? String(hour) : `${hour}:${minute}`),
    times: (bands: string) => `ore ${bands}`,
    /** Times of which one has no end, and one of them. */
    fromTime: (start: string) => (start === '1' ? 'dall’1' : `dalle ${start}`),
    fromToTime: (start: string, end: string) =>
      `${start === '1' ? 'dall’1' : `dalle ${start}`} ${end === '1' ? 'all’1' : `alle ${end}`}`,
    program: 'orari nel programma',
    website: 'orari sul sito',
    inauguration: (day: string) => `inaugurazione ${day}`,
  },
  en: {
    ...english,
    day: (day: number) => String(day),
    dated: (weekday: number, date: string) => `${english.weekdays[weekday]} ${date}`,
    from: (_day: number) => 'from ',
    to: (_day: number) => ' to ',
    on: (_day: number, first: boolean) => (first ? 'on ' : ''),
    everyDay: 'every day',
    every: (weekday: number) => `every ${english.weekdays[weekday]}`,
    everyOf: (weekdays: string) => `every ${weekdays}`,
    allBut: (weekday: number) => `every day except ${english.weekdays[weekday]}`,
    weekdaysFromTo: (from: number, to: number) => `${english.weekdays[from]} to ${english.weekdays[to]}`,
    during: (month: string) => ` in ${month}`,
    except: (days: string) => `, except ${days}`,
    also: (days: string) => `, and also ${days}`,
    others: (count: number) =>
      count === 1 ? ' and one more day' : ` and ${formatCount(count).replaceAll('.', ',')} more days`,
    time: (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`,
    times: (bands: string) => bands,
    fromTime: (start: string) => `from ${start}`,
    fromToTime: (start: string, end: string) => `from ${start} to ${end}`,
    program: 'times in the programme',
    website: 'times on the website',
    inauguration: (day: string) => `opening on ${day}`,
  },
  de: {
    ...german,
    day: (day: number) => `${day}.`,
    dated: (weekday: number, date: string) => `${german.weekdays[weekday]}, ${date}`,
    from: (_day: number) => 'vom ',
    to: (_day: number) => ' bis zum ',
    on: (_day: number, _first: boolean) => 'am ',
    everyDay: 'täglich',
    every: (weekday: number) => `jeden ${german.weekdays[weekday]}`,
    everyOf: (weekdays: string) => `jeden ${weekdays}`,
    allBut: (weekday: number) => `täglich außer ${german.weekdays[weekday]}`,
    weekdaysFromTo: (from: number, to: number) => `von ${german.weekdays[from]} bis ${german.weekdays[to]}`,
    during: (month: string) => ` im ${month}`,
    except: (days: string) => `, außer ${days}`,
    also: (days: string) => `, zusätzlich ${days}`,
    others: (count: number) =>
      count === 1 ? ' und an einem weiteren Tag' : ` und an ${formatCount(count)} weiteren Tagen`,
    time: (hour: number, minute: string) => (minute === '00' ? String(hour) : `${hour}:${minute}`),
    times: (bands: string) => `${bands} Uhr`,
    fromTime: (start: string) => `ab ${start} Uhr`,
    fromToTime: (start: string, end: string) => `von ${start} bis ${end} Uhr`,
    program: 'Zeiten im Programm',
    website: 'Zeiten auf der Website',
    inauguration: (day: string) => `Eröffnung am ${day}`,
  },
} as const;

export type WhenLanguage = keyof typeof whenTexts;
