// What somebody types into the palette, over many contents.

const LETTERS = 'aeioulnrstcdm';
/** Words told apart as common: so many, in as many titles of a thousand as there are. */
const COMMON = 24;

const path = (text) => `search?q=${encodeURIComponent(text)}&limit=20`;

/** The text with one wrong letter in each word of five letters or more. */
export function mistyped(text) {
  return text.replaceAll(/\p{L}{5,}/gu, (word) => {
    const place = 2 + (word.length % 3);
    const instead = [...LETTERS].find((letter) => letter !== word[place]?.toLowerCase()) ?? 'a';
    return word.slice(0, place) + instead + word.slice(place + 1);
  });
}

/** The words that most titles hold, the commonest first. */
function commonWords(titles) {
  const counts = new Map();
  for (const word of titles.flatMap((title) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, COMMON)
    .map(([word]) => word);
}

/** Searches of every sort by name, each a list of paths. Takes pairs of words that few titles hold, and some titles. */
export function searchesOf(rare, titles) {
  const common = commonWords(titles);
  const people = Array.from({ length: 40 }, (_, index) => `Cognome ${index * 23}`);
  const numbers = Array.from({ length: 40 }, (_, index) => String(1000 + index * 97));
  const lists = {
    palette: rare,
    paletteCommon: common,
    paletteStart: common.map((word) => word.slice(0, 2)),
    paletteMistyped: rare.map(mistyped),
    paletteCommonMistyped: common.filter((word) => word.length >= 5).map(mistyped),
    palettePeople: people,
    paletteNumber: numbers,
    paletteLong: common.map((word) => `${word} ${'di piazza in piazza '.repeat(500)}`.slice(0, 10_000)),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, texts]) => [name, texts.map(path)]));
}
