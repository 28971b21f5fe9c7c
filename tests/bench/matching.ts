// What the palette takes to narrow 50,000 rows, typed letter by letter, right and mistyped: prints its figures as JSON.
import { indexOf, rankedBy } from '../../src/machines/palette/matching';

const ROWS = 50_000;
const WORDS = 12_000;
const ROUNDS = 5;
const TYPED = [
  'saline di cervia',
  'salime',
  'rimnii nazonale',
  'nuovo articolo',
  'eliminare',
  '4711',
  'x'.repeat(10_000),
];
const PLACES = ['saline', 'cervia', 'rimini', 'museo', 'nazionale', 'sagra', 'castello', 'appennino', 'news', 'evento'];
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'la', 'me', 'ni', 'po', 'ra', 'se', 'ti', 'vo', 'zu', 'gra', 'sta', 'pri'];

/** The same row of numbers every time. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
}

const pick = numbers();
const one = (from: readonly string[]): string => from[pick(from.length)] ?? '';
const vocabulary = Array.from({ length: WORDS }, () =>
  Array.from({ length: 2 + pick(3) }, () => one(SYLLABLES)).join(''),
);
const titleOf = (index: number) => `${one(PLACES)} ${one(vocabulary)} di ${one(PLACES)} ${one(vocabulary)} ${index}`;
const newRows = () =>
  Array.from({ length: ROWS }, (_, index) => ({ title: titleOf(index), keywords: ['apri', 'vai'] }));

/** Milliseconds of the processor that something takes: what else runs on the machine doesn't count. */
function timed(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const beginnings = (text: string): readonly string[] =>
  text.length > 100 ? [text] : Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1));

const opened: number[] = [];
const keys: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const rows = newRows();
  opened.push(timed(() => indexOf(rows)));
  for (const query of TYPED.flatMap(beginnings)) keys.push(timed(() => rankedBy(rows, query)));
}
const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
const quantiles = (values: readonly number[]) => ({ p50: at(values, 0.5), p95: at(values, 0.95) });
process.stdout.write(JSON.stringify({ rows: ROWS, opened: quantiles(opened), key: quantiles(keys) }));
