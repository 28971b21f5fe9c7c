import { type DaysFilter, daysFilterValue, type FilterValue } from '../../content/lists/filter';
import { readPeriod } from '../../content/lists/period';
import { shortDate } from '../../content/when/civil';
import { contentWords } from '../../messages/commands/synonyms';
import { paletteTexts } from '../../messages/screens/palette';
import type { FilterFacts, ListFacts } from './listFacts';
import { isFiller, namesOf, type Phrase, phraseOf, type Reading, says } from './phrases';
import type { PaletteRow } from './types';
import { wordsOf } from './words';

const { lists: texts } = paletteTexts;

/** Most words that say days: 'dal 3 dicembre 2026 al 7 gennaio 2027'. */
const LONGEST_PERIOD = 8;
/** Fewest letters of the word that is being typed for which the name is guessed that it begins. */
const SHORTEST_START = 3;
/** Most meanings that are told apart where a name means several things. */
const MOST_MEANINGS = 3;

/** A filter set to something, and the words that say so. */
interface Setting {
  readonly filter: FilterFacts;
  readonly value: FilterValue;
  /** As it is shown in the title, and in full. */
  readonly shown: string;
  readonly label: string;
  /** The place after its words. */
  readonly end: number;
}

interface Sayable extends Pick<Setting, 'filter' | 'value' | 'label'> {
  readonly phrase: Phrase;
}

/** What can be said of a list: its names, and each value of its filters, also with the filter's label before it. */
interface Sayings {
  readonly names: readonly Phrase[];
  readonly values: readonly Sayable[];
  readonly dates: FilterFacts | null;
}

const sayings = new WeakMap<ListFacts, Sayings>();

/** Reads what can be said of a list, once. */
function sayingsOf(list: ListFacts): Sayings {
  const known = sayings.get(list);
  if (known !== undefined) return known;
  const values = list.filters.flatMap((filter) => {
    const before = phraseOf(filter.label);
    return filter.choices.flatMap(({ value, label, names }) =>
      [label, ...names].map(phraseOf).flatMap((name) => {
        const said = { filter, value, label };
        return name.length === 0
          ? []
          : [
              { ...said, phrase: name },
              { ...said, phrase: [...before, ...name] },
            ];
      }),
    );
  });
  const found: Sayings = {
    names: namesOf(list.titles),
    values,
    dates: list.filters.find(({ kind }) => kind === 'dates') ?? null,
  };
  sayings.set(list, found);
  return found;
}

/** A query's words, folded and as they were typed. */
interface Typed {
  readonly words: readonly string[];
  readonly written: readonly string[];
}

function readWords(query: string): Typed {
  const words = wordsOf(query);
  const written = (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, words.length);
  return { words, written: written.length === words.length ? written : words };
}

/** Where a phrase that begins at a place ends; null where it is not said there. Fillers between its words don't count. */
function endOf(phrase: Phrase, words: readonly string[], from: number, reading: Reading, mayGuess = false) {
  let at = from;
  for (const [index, word] of phrase.entries()) {
    while (index > 0 && at < words.length && isFiller(words[at] ?? '')) at += 1;
    const typed = words[at];
    if (typed === undefined) return null;
    const isGuess = mayGuess && at === words.length - 1 && typed.length >= SHORTEST_START && word.startsWith(typed);
    if (!says(typed, word, reading) && !isGuess) return null;
    at += 1;
  }
  return at;
}

const shownDays = ({ from, to }: DaysFilter): string => {
  const [first, last] = [from, to].map((day) => (day === null ? null : shortDate(day)));
  if (first === last) return first ?? '';
  return texts.days(first ?? null, last ?? null);
};

/** The days that are said at a place, by as many words as can be. */
function daysAt({ words, written }: Typed, from: number, filter: FilterFacts, today: string): Setting | null {
  for (let end = Math.min(words.length, from + LONGEST_PERIOD); end > from; end -= 1) {
    const days = readPeriod(words.slice(from, end).join(' '), today);
    if (days === null) continue;
    const shown = written.slice(from, end).join(' ').toLowerCase();
    const said = /\d/.test(shown) ? shownDays(days) : shown;
    return { filter, value: daysFilterValue(days), shown: said, label: shownDays(days), end };
  }
  return null;
}

/** What is said at a place of the filters that are not set yet: by the most words, and all of its meanings. */
function settingsAt(
  list: ListFacts,
  typed: Typed,
  from: number,
  set: readonly Setting[],
  how: How,
): readonly Setting[] {
  const isFree = (filter: FilterFacts) => set.every((one) => one.filter !== filter);
  const { values, dates } = sayingsOf(list);
  const days = dates !== null && isFree(dates) ? daysAt(typed, from, dates, how.today) : null;
  const said = (mayGuess: boolean): Setting[] =>
    values.flatMap(({ filter, value, label, phrase }) => {
      // Of looked-up names too many begin alike for a guess to be what one means.
      const guesses = mayGuess && (how.reading === 'forgiving' || !filter.isLookedUp);
      const end = isFree(filter) ? endOf(phrase, typed.words, from, how.reading, guesses) : null;
      return end === null ? [] : [{ filter, value, shown: label, label, end }];
    });
  const exact = [...(days === null ? [] : [days]), ...said(false)];
  const found = exact.length > 0 ? exact : said(true);
  const end = Math.max(...found.map((one) => one.end));
  const longest = found.filter((one) => one.end === end);
  const isFirst = ({ filter, value }: Setting, index: number) =>
    longest.findIndex((one) => one.filter === filter && one.value === value) === index;
  return longest.filter(isFirst).slice(0, MOST_MEANINGS);
}

interface How {
  readonly reading: Reading;
  readonly today: string;
}

/** What a query says of a list: what its filters are set to, and what is left to search. */
export interface Understood {
  readonly list: ListFacts;
  readonly settings: readonly Setting[];
  readonly keywords: readonly string[];
}

/** Every meaning of the words. */
function meanings(list: ListFacts, typed: Typed, how: How): readonly Understood[] {
  const from = (at: number, settings: readonly Setting[], keywords: readonly string[]): readonly Understood[] => {
    const word = typed.words[at];
    if (word === undefined) return [{ list, settings, keywords }];
    const found = settingsAt(list, typed, at, settings, how);
    if (found.length > 0) return found.flatMap((one) => from(one.end, [...settings, one], keywords));
    return from(at + 1, settings, isFiller(word) ? keywords : [...keywords, typed.written[at] ?? word]);
  };
  return from(0, [], []).slice(0, MOST_MEANINGS);
}

const CONTENT_NAMES: readonly Phrase[] = contentWords.map((word) => [word]);

/** The words without those that name a list; null where none does. */
function withoutName(list: ListFacts, { words, written }: Typed, reading: Reading): Typed | null {
  const names = [...sayingsOf(list).names, ...(list.isContent ? CONTENT_NAMES : [])];
  for (const [at] of words.entries())
    for (const name of names) {
      const end = endOf(name, words, at, reading);
      if (end !== null) return { words: words.toSpliced(at, end - at), written: written.toSpliced(at, end - at) };
    }
  return null;
}

/** Whether some words say that one's own are meant. */
const saysOwn = (list: ListFacts, { words }: Typed, reading: Reading): boolean =>
  sayingsOf(list).values.some(
    ({ filter, phrase }) => filter.kind === 'own' && words.some((_, at) => endOf(phrase, words, at, reading) !== null),
  );

/** What a query says of a list: at least one filter, and nothing that could not be searched. */
function saidOf(list: ListFacts, typed: Typed, how: How): readonly Understood[] {
  const unnamed = withoutName(list, typed, how.reading);
  // Most queries are about no list at all: those cost nothing more.
  if (unnamed === null && !saysOwn(list, typed, how.reading)) return [];
  return meanings(list, unnamed ?? typed, how).filter(({ settings, keywords }) => {
    if (settings.length === 0) return false;
    // Who names no list has to say whose contents are meant, and nothing else that would be searched.
    if (unnamed === null) return settings.some(({ filter }) => filter.kind === 'own') && keywords.length === 0;
    return keywords.length === 0 || (list.minimum !== null && keywords.join(' ').length >= list.minimum);
  });
}

/** What a query says of some lists. */
export interface Narrowings {
  readonly exact: readonly Understood[];
  /** What it says if something is mistyped, of the lists of which it says nothing as it is. */
  readonly similar: readonly Understood[];
}

/** What a typed query means as filters of lists: their names, the values of their filters, days, and what to search. */
function understand(query: string, lists: readonly ListFacts[], today: string): Narrowings {
  const typed = readWords(query);
  const said = lists.map((list) => ({ list, exact: saidOf(list, typed, { reading: 'exact', today }) }));
  const isWhole = ({ keywords }: Understood) => keywords.length === 0;
  return {
    exact: said.flatMap(({ exact }) => exact),
    similar: said.flatMap(({ list, exact }) =>
      exact.some(isWhole) ? [] : saidOf(list, typed, { reading: 'forgiving', today }).filter(isWhole),
    ),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The row that opens a list narrowed to what was understood, which it says in full. */
function listRow({ list, settings, keywords }: Understood): PaletteRow {
  const search = keywords.join(' ');
  const query = new URLSearchParams([
    ...settings.map(({ filter, value }) => [filter.name, String(value)]),
    ...(search === '' ? [] : [['keywords', search]]),
  ]);
  const searched = search === '' ? [] : [texts.search(search)];
  const route = `${list.route}?${query}`;
  return {
    id: `list:${route}`,
    section: 'list',
    title: `${capitalised(list.titles.many)}: ${[...settings.map(({ shown }) => shown), ...searched].join(', ')}`,
    hint: settings.map(({ filter, label }) => `${filter.label}: ${label}`).join(' · '),
    keywords: [],
    keys: [],
    refusal: null,
    subject: null,
    action: { kind: 'route', route },
    area: list.area,
  };
}

/** Lists that a query narrows: said altogether, said with something left to search, and said if something is mistyped. */
export function listRows(query: string, lists: readonly ListFacts[], today: string) {
  const { exact, similar } = understand(query, lists, today);
  const isWhole = ({ keywords }: Understood) => keywords.length === 0;
  return {
    whole: exact.filter(isWhole).map(listRow),
    searching: exact.filter((one) => !isWhole(one)).map(listRow),
    similar: similar.map(listRow),
  };
}
