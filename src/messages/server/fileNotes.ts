import { counted, formatCount } from '../numbers';

/** What somebody who can't see a PDF's pages needs, and it has not. */
export type PdfLack = 'title' | 'language' | 'tags' | 'text';

const LACKS: Readonly<Record<PdfLack, string>> = {
  title: 'manca il titolo nelle proprietà',
  language: 'manca la lingua',
  tags: 'mancano i tag di struttura (esportalo come «PDF con tag»)',
  text: 'le pagine non hanno testo (se sono scansioni, passale al riconoscimento OCR)',
};

/** What was found in a file that would keep some readers from using it. It never stands in anybody's way. */
export type FileNote =
  | { readonly code: 'pdfAccess'; readonly lacks: readonly PdfLack[] }
  | { readonly code: 'pdfEncrypted' | 'pdfUnread' | 'tooDemanding' }
  | { readonly code: 'pdfLong'; readonly pages: number }
  | { readonly code: 'csv'; readonly encoding: string; readonly separator: string; readonly columns: number }
  | { readonly code: 'csvEncoding' | 'converted'; readonly encoding: string }
  | { readonly code: 'csvColumns'; readonly line: number; readonly expected: number; readonly actual: number }
  | { readonly code: 'csvQuotes' | 'csvTooLong'; readonly line: number }
  | { readonly code: 'csvTooWide'; readonly columns: number }
  | { readonly code: 'csvOneColumn' }
  | { readonly code: 'jsonBroken' | 'xmlBroken'; readonly line: number; readonly column: number };

const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `riga ${formatCount(line)}, colonna ${formatCount(column)}`;

type Texts = { readonly [Code in FileNote['code']]: (note: Extract<FileNote, { code: Code }>) => string };

const TEXTS: Texts = {
  pdfAccess: ({ lacks }) => `Non accessibile: ${lacks.map((lack) => LACKS[lack]).join('; ')}`,
  pdfEncrypted: () => 'Protetto da password: chi non la conosce non può aprirlo',
  pdfUnread: () => 'Il contenuto non si lascia leggere: controlla che il PDF si apra',
  tooDemanding: () => 'Troppo complesso perché se ne controlli il contenuto: verifica che il file si apra',
  pdfLong: ({ pages }) => `Ha ${formatCount(pages)} pagine: conviene dividerlo in più file`,
  csv: ({ encoding, separator, columns }) =>
    `${encoding}, separatore «${separator}», ${columns === 1 ? 'una colonna' : `${formatCount(columns)} colonne`}`,
  // Of files that came before texts were converted.
  csvEncoding: ({ encoding }) =>
    `Scritto in ${encoding}: salvalo in UTF-8, o alcuni programmi sbaglieranno le lettere accentate`,
  converted: ({ encoding }) => `Era scritto in ${encoding}: è stato convertito in UTF-8`,
  csvColumns: ({ line, expected, actual }) =>
    `Riga ${formatCount(line)}: ${formatCount(actual)} ${actual === 1 ? 'valore' : 'valori'} invece di ${formatCount(expected)}`,
  csvQuotes: ({ line }) => `Riga ${formatCount(line)}: virgolette aperte e non chiuse, o fuori posto`,
  csvTooLong: ({ line }) =>
    `Riga ${formatCount(line)}: troppo lunga per un foglio di calcolo; manca forse la fine della riga`,
  csvTooWide: ({ columns }) => `Ha ${counted(columns, 'colonna', 'colonne')}: molti programmi non le aprono tutte`,
  csvOneColumn: () => 'C’è una colonna sola: forse il separatore non è virgola, punto e virgola o tabulazione',
  jsonBroken: (note) => `JSON non valido: ${at(note)}`,
  xmlBroken: (note) => `XML non valido: ${at(note)}`,
};

/** A note as people read it. */
const noteText = (note: FileNote): string => (TEXTS[note.code] as (note: FileNote) => string)(note);

export const noteTexts = (notes: readonly FileNote[]): string[] => notes.map(noteText);
