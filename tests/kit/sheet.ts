import { type Beginning, describedPath } from './checklist';
import type { ChosenPath } from './choice';
import { capital } from './naming';
import type { Model } from './types';

/** The columns of a sheet; the last three are filled in by whoever tests. */
const COLUMNS = [
  'Macchina',
  'Codice',
  'Percorso',
  'Pagina',
  'Utente',
  'Dati',
  'Numero',
  'Passo',
  'Atteso',
  'Superato',
  'Fallito',
  'Note',
] as const;

/** A row as CSV has it (RFC 4180). */
export const csvRow = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',');

/** Chosen paths as CSV, a row a step, its start as step 0. */
export function pathsAsCsv(
  model: Model,
  paths: readonly ChosenPath[],
  beginning: (path: ChosenPath) => Beginning,
): string {
  const rows = paths.flatMap((path) => {
    const { page, user, data } = beginning(path);
    return describedPath(path).map(({ say, expected }, index) =>
      csvRow([model.title, path.code, path.title, page, user, data, index, say, expected, '', '', '']),
    );
  });
  return [csvRow(COLUMNS), ...rows].map((row) => `${row}\r\n`).join('');
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Chosen paths as scenarios in Italian Gherkin. */
export function pathsAsGherkin(
  model: Model,
  paths: readonly ChosenPath[],
  beginning: (path: ChosenPath) => Beginning,
): string {
  const scenarios = paths.flatMap((path) => {
    const { page, user, data } = beginning(path);
    const [start, ...steps] = describedPath(path);
    const lines = [
      `Dato che la pagina è ${page}`,
      `E l’utente è: ${user}`,
      `E i dati sono: ${data}`,
      `E si parte da: ${path.inputName}`,
      `E si vede: ${start?.expected}`,
      ...steps.flatMap(({ say, expected }) => [`Quando ${say}`, `Allora ${expected}`]),
    ];
    return [
      '',
      `  @${path.code}`,
      `  Scenario: ${oneLine(capital(path.title))}`,
      ...lines.map((line) => `    ${oneLine(line)}`),
    ];
  });
  return ['# language: it', `Funzionalità: ${model.title}`, ...scenarios, ''].join('\n');
}
