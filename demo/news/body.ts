import type { Random } from '../random';
import { ADVICE, HEADINGS, ITEMS, MIDDLES, QUOTES } from './paragraphs';
import { fill, type Slots, type Text } from './text';

/** What an article is written from. */
export interface BodySource {
  /** What the subject is known for; null for none. */
  readonly fact: Text | null;
  /** Address of its picture; null for none. */
  readonly cover: string | null;
  readonly slots: Slots;
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same markup around both languages of a text. */
const wrap = (before: string, text: Text, after: string): Text => [
  `${before}${quoted(text[0])}${after}`,
  `${before}${quoted(text[1])}${after}`,
];

const join = (parts: readonly Text[]): Text => [parts.map(([it]) => it).join(''), parts.map(([, en]) => en).join('')];

function list(random: Random, slots: Slots): Text {
  const items = random.some(ITEMS, random.between(3, 5)).map((item) => wrap('<li>', fill(item, slots), '</li>'));
  const [open, close] = random.chance(0.25) ? ['<ol>', '</ol>'] : ['<ul>', '</ul>'];
  return join([[open, open], ...items, [close, close]]);
}

const CELLS: readonly Text[] = [
  ['Apertura e saluti', 'Opening and welcome'],
  ['Visita guidata', 'Guided tour'],
  ['Laboratorio', 'Workshop'],
  ['Degustazione', 'Tasting'],
  ['Concerto', 'Concert'],
  ['Passeggiata', 'Walk'],
];
const HOURS = ['9.30', '11.00', '12.30', '15.00', '17.30', '19.00', '21.00'];
const VENUES: readonly Text[] = [
  ['piazza principale', 'main square'],
  ['biblioteca', 'library'],
  ['cortile del municipio', 'courtyard of the town hall'],
  ['chiostro', 'cloister'],
  ['parco', 'park'],
];

function timetable(random: Random): Text {
  const head: Text = [
    '<table><tbody><tr><th>Ora</th><th>Appuntamento</th><th>Luogo</th></tr>',
    '<table><tbody><tr><th>Time</th><th>Event</th><th>Venue</th></tr>',
  ];
  const first = random.between(0, 3);
  const chosen = new Set(random.some(CELLS, random.between(3, 4)));
  const rows = CELLS.filter((cell) => chosen.has(cell)).map((cell, index) => {
    const venue = random.pick(VENUES);
    const hour = HOURS[first + index] ?? '22.00';
    return join([wrap(`<tr><td>${hour}</td><td>`, cell, '</td>'), wrap('<td>', venue, '</td></tr>')]);
  });
  return join([head, ...rows, ['</tbody></table>', '</tbody></table>']]);
}

function advice(random: Random, slots: Slots): Text {
  const link: Text = [
    '<p>Tutte le informazioni su <a href="https://www.emiliaromagnaturismo.it" target="_blank" rel="noopener noreferrer">emiliaromagnaturismo.it</a>.</p>',
    '<p>Find out more at <a href="https://www.emiliaromagnaturismo.it/en" target="_blank" rel="noopener noreferrer">emiliaromagnaturismo.it</a>.</p>',
  ];
  const lines = random.some(ADVICE, random.between(1, 2)).map((line) => wrap('<p>', fill(line, slots), '</p>'));
  const heading: Text = [
    '<h3 class="separatore">Informazioni utili</h3>',
    '<h3 class="separatore">Useful information</h3>',
  ];
  return join([heading, ...lines, link]);
}

/** What every picture of the demo shows. */
const COVER_ALT: Text = [
  'Paesaggio disegnato: colline sotto un grande sole',
  'A drawn landscape: hills below a large sun',
];
const COVER_CAPTION: Text = ['Illustrazione della redazione', 'Illustration by the editorial desk'];

function figure({ cover }: BodySource): Text {
  if (cover === null) return ['', ''];
  const caption = wrap('<figcaption>', COVER_CAPTION, '</figcaption></figure>');
  return join([wrap(`<figure><img src="${cover}" alt="`, COVER_ALT, '" loading="lazy" />'), caption]);
}

/** An article as rich text, to follow its introduction: picture, two or three parts, advice. */
export function bodyOf(source: BodySource, random: Random): Text {
  const { fact, slots } = source;
  const paragraph = (text: Text) => wrap('<p>', fill(text, slots), '</p>');
  const middles = random.some(MIDDLES, random.between(2, 4)).map(paragraph);
  const heading = wrap('<h2>', random.pick(HEADINGS), '</h2>');
  const quote = wrap('<blockquote><p>', fill(random.pick(QUOTES), slots), '</p></blockquote>');
  return join([
    ...(fact === null ? [] : [wrap('<p><strong>', fill(fact, slots), '</strong></p>')]),
    figure(source),
    ...middles.slice(0, 1),
    heading,
    ...middles.slice(1),
    ...(random.chance(0.75) ? [list(random, slots)] : []),
    ...(random.chance(0.35) ? [quote] : []),
    ...(random.chance(0.3) ? [timetable(random)] : []),
    advice(random, slots),
  ]);
}
