import type { Product } from './checklist';
import type { ChosenPath } from './choice';
import { beyondText, type Line, linesOf, pressText } from './described';
import { capital } from './naming';
import type { Model } from './types';

/** What a row of a sheet of paths says; a sheet that is to be filled in leaves out what came of it. */
export interface SheetRow {
  readonly machine: string;
  readonly code: string;
  readonly title: string;
  readonly page: string;
  readonly user: string;
  readonly data: string;
  /** 0 is the start. */
  readonly number: number;
  readonly say: string;
  readonly press: string;
  readonly expected: string;
  readonly passed: string;
  readonly failed: string;
  readonly note: string;
  readonly date: string;
  readonly version: string;
  readonly tester: string;
}

/** The columns of a sheet, in their order; the last six say what came of a step. */
const COLUMNS: Readonly<Record<keyof SheetRow, string>> = {
  machine: 'Macchina',
  code: 'Codice',
  title: 'Percorso',
  page: 'Pagina',
  user: 'Utente',
  data: 'Dati',
  number: 'Numero',
  say: 'Passo',
  press: 'Comando',
  expected: 'Atteso',
  passed: 'Superato',
  failed: 'Fallito',
  note: 'Note',
  date: 'Data',
  version: 'Versione',
  tester: 'Provato da',
};
const NAMES = Object.keys(COLUMNS) as readonly (keyof SheetRow)[];

/** A cell as CSV has it (RFC 4180). */
const cell = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Rows as CSV, after their headings. */
export const sheetOf = (rows: readonly SheetRow[]): string =>
  [COLUMNS, ...rows].map((row) => `${NAMES.map((name) => cell(row[name])).join(',')}\r\n`).join('');

/** What must be seen of a step, its answers included, as one text. */
const expectedText = ({ expected, answers }: Pick<Line, 'expected' | 'answers'>): string =>
  [expected, ...answers.map((answer) => `${answer.say}${beyondText(answer)} → ${answer.expected}`)].join('; ');

const NOT_YET = { passed: '', failed: '', note: '', date: '', tester: '' };

/** Chosen paths as CSV, a row a step, its start as step 0, of this version of the product. */
export function pathsAsCsv(
  paths: readonly ChosenPath[],
  { machine, beginning, ...hands }: Product,
  version: string,
): string {
  return sheetOf(
    paths.flatMap((path) =>
      linesOf(path, hands).map((line, number) => ({
        ...NOT_YET,
        ...beginning(path),
        machine,
        code: path.code,
        title: path.title,
        number,
        say: `${line.say}${beyondText(line)}`,
        press: pressText(line.press),
        expected: expectedText(line),
        version,
      })),
    ),
  );
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const answersAsGherkin = ({ answers }: Line): string[] =>
  answers.map((answer) => `E ${answer.say}${beyondText(answer)} → ${answer.expected}`);

function stepAsGherkin(line: Line): string[] {
  const press = pressText(line.press);
  return [
    `Quando ${line.say}${beyondText(line)}${press === '' ? '' : ` (${press})`}`,
    `Allora ${line.expected}`,
    ...answersAsGherkin(line),
  ];
}

/** Whether a line, or an answer that follows it, is beyond hands. */
const needsMore = ({ beyond, answers }: Line): boolean => [{ beyond }, ...answers].some((one) => one.beyond !== null);

/** Chosen paths as scenarios in Italian Gherkin. */
export function pathsAsGherkin(model: Model, paths: readonly ChosenPath[], { beginning, ...hands }: Product): string {
  const scenarios = paths.flatMap((path) => {
    const { page, user, data } = beginning(path);
    const all = linesOf(path, hands);
    const [start, ...steps] = all;
    const lines = [
      `Dato che la pagina è ${page}`,
      `E l’utente è: ${user}`,
      `E i dati sono: ${data}`,
      `E si parte da: ${path.inputName}`,
      ...(start === undefined ? [] : [`E si vede: ${start.expected}`, ...answersAsGherkin(start)]),
      ...steps.flatMap(stepAsGherkin),
    ];
    return [
      '',
      `  @${path.code}${all.some(needsMore) ? ' @non-a-mano' : ''}`,
      `  Scenario: ${oneLine(capital(path.title))}`,
      ...lines.map((line) => `    ${oneLine(line)}`),
    ];
  });
  return ['# language: it', `Funzionalità: ${model.title}`, ...scenarios, ''].join('\n');
}
