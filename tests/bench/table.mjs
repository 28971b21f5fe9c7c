// The figures of a run as a Markdown table, alone or beside those of an earlier run.

const number = (value, digits = 1) =>
  value.toLocaleString('it-IT', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A figure in words: its label, value, what stands beside it, and its unit. */
function shown({ label, value, unit, digits, beside, besideLabel }) {
  const name = label === undefined ? '' : `${label} `;
  const space = unit.startsWith('/') ? '' : ' ';
  const more = (words) => `${name}${number(value, digits)}${words}${space}${unit}`;
  if (beside === undefined) return more('');
  return besideLabel === undefined
    ? more(` / ${number(beside, digits)}`)
    : `${more('')} (${besideLabel} ${number(beside, digits)})`;
}

/** Share by which a figure without a measured noise may differ before it counts. */
const UNKNOWN_NOISE = 0.2;

const noiseOf = ({ value, noise }) => noise ?? value * UNKNOWN_NOISE;

/**
 * How a figure compares with the same one of an earlier run: 'worse' or 'better' where it moved by more than the noise of
 * both runs together, else 'same'.
 */
export function verdict(now, before) {
  if (now.isInformation) return 'same';
  const growth = (now.value - before.value) * (now.isMoreBetter ? -1 : 1);
  if (Math.abs(growth) <= noiseOf(now) + noiseOf(before)) return 'same';
  return growth > 0 ? 'worse' : 'better';
}

const MARKS = { worse: '**peggio** ', better: 'meglio ', same: '' };

const keyOf = (row, figure) => [row.name, figure.label ?? '', figure.unit].join('|');

const byKey = (rows) => new Map(rows.flatMap((row) => row.figures.map((figure) => [keyOf(row, figure), figure])));

const listed = (figures) => figures.map(shown).join('; ');

const lineOf = (cells) => `| ${cells.join(' | ')} |`;

const heading = ({ count, processors, day, loads }) =>
  `${number(count, 0)} contenuti generati in due lingue, ${processors} processori, ${day}. I tempi sono p50 / p95 di una chiamata alla volta, o di ognuna a 32 connessioni; CPU è il tempo di processore di una chiamata, server e database insieme. Carico della macchina (media di un minuto) prima, durante e dopo: ${loads.map((load) => number(load)).join(', ')}. Si ripetono con \`npm run bench\`.`;

/** The Markdown of a run: `rows`, and of how many contents, on how many processors, on which day, under which loads. */
export function tableOf(run) {
  const lines = run.rows.map(({ name, figures, goal }) => lineOf([name, listed(figures), goal]));
  return [
    '# Misure',
    '',
    heading(run),
    '',
    '| che cosa | misura | obiettivo |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** The Markdown of a run beside an earlier one, with what is worse or better by more than their noise. */
export function comparisonOf(run, earlier) {
  const known = byKey(earlier.rows);
  const lines = run.rows.map((row) => {
    const pairs = row.figures.map((figure) => [figure, known.get(keyOf(row, figure))]);
    const now = pairs.map(([figure, before]) => {
      if (before === undefined) return `${shown(figure)} (nuova)`;
      return `${MARKS[verdict(figure, before)]}${shown(figure)}`;
    });
    const before = pairs.flatMap(([, figure]) => (figure === undefined ? [] : [figure]));
    return lineOf([row.name, now.join('; '), listed(before), row.goal]);
  });
  const names = new Set(run.rows.map(({ name }) => name));
  const missing = earlier.rows.filter(({ name }) => !names.has(name)).map(({ name }) => `- ${name}`);
  return [
    '# Misure a confronto',
    '',
    heading(run),
    '',
    `Prima: ${earlier.day}, ${number(earlier.count, 0)} contenuti, carico ${earlier.loads.map((load) => number(load)).join(', ')}.`,
    '',
    '| che cosa | ora | prima | obiettivo |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    ...(missing.length === 0 ? [] : ['Non rimisurate:', '', ...missing, '']),
  ].join('\n');
}
