import { z } from 'zod';
import type { Town } from '../../server/reference/territory';
import { slugOf } from '../../src/content/text/slug';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { cell, csvNote, type DemoDocument, type PdfAccess, pdf, pdfNotes } from '../media/document';
import { demoKey } from '../media/images';
import { createRandom, type Random } from '../random';
import { readTable, row, rows } from '../table';
import data from './brochures.json' with { type: 'json' };

const SEED = 20_261_126;

/** Something that is filed, with the keys of its files in their order. */
export interface Filed {
  readonly title: string;
  readonly text: string;
  /** Italian name of its category in group 5. */
  readonly theme: string;
  /** Where it is about; none for the whole region. */
  readonly town: Town | null;
  readonly isMap: boolean;
  readonly files: readonly { readonly document: DemoDocument; readonly language: string; readonly name: string }[];
}

/** A brochure; {place} stands for the chief town of its province. */
const brochure = row({
  title: z.string(),
  /** Title of the English edition, where there is one. */
  english: z.string().optional(),
  text: z.string(),
  theme: z.string(),
  isMap: z.boolean().optional(),
  lines: rows(z.string()),
});
type Brochure = z.infer<typeof brochure>;

/** Brochures that each province has, and those of the whole region. */
const shape = row({ ofProvinces: rows(brochure), regional: rows(brochure) });
const BROCHURES = readTable('filed/brochures', shape, data);

/** What every so many brochures are to read: most people can, some have been scanned. */
function accessOf(index: number): PdfAccess {
  if (index % 19 === 7) return 'scanned';
  return index % 8 === 3 ? 'bare' : 'whole';
}

/** The chief town of each province, in the order of the provinces: the one that it is called by, the first of two. */
function chiefTowns(towns: readonly Town[]): Town[] {
  const chiefs = new Map<number, Town>();
  for (const town of towns)
    if (town.name === town.provinceName || town.provinceName.startsWith(`${town.name}-`))
      chiefs.set(town.province, town);
  return [...chiefs.values()];
}

function brochureOf({ title, english, text, theme, isMap = false, lines }: Brochure, town: Town | null, index: number) {
  const at = (said: string): string => said.replaceAll('{place}', town?.name ?? '');
  const access = accessOf(index);
  const made = (name: string, language: string) => {
    const document: DemoDocument = {
      key: demoKey(`download-${language}`, index),
      extension: 'pdf',
      mime: 'application/pdf',
      name: `${slugOf(name)}.pdf`,
      content: pdf(name, lines, { access, language: language === 'it' ? 'it-IT' : 'en-GB' }),
      notes: pdfNotes(access),
    };
    return { document, language, name };
  };
  const files = [made(at(title), 'it'), ...(english === undefined ? [] : [made(at(english), 'en')])];
  return { title: at(title), text: at(text), theme, town, isMap, files };
}

/** The downloads of the demo: brochures of each province and of the region. */
export function demoDownloads(towns: readonly Town[]): Filed[] {
  const all = [
    ...chiefTowns(towns).flatMap((town) => BROCHURES.ofProvinces.map((kind) => ({ kind, town }))),
    ...BROCHURES.regional.map((kind) => ({ kind, town: null })),
  ];
  return all.map(({ kind, town }, index) => brochureOf(kind, town, index));
}

/** How a table of towns becomes a file. */
type Format = 'csv' | 'json' | 'xml';

interface Dataset {
  readonly title: (place: string) => string;
  readonly text: (place: string) => string;
  readonly theme: string;
  readonly columns: readonly string[];
  readonly row: (random: Random, town: Town) => readonly (string | number)[];
  readonly formats: readonly Format[];
}

const DATASETS: readonly Dataset[] = [
  {
    title: (place) => `Strutture ricettive per comune, provincia di ${place}`,
    text: (place) => `Esercizi alberghieri ed extralberghieri e posti letto nei comuni della provincia di ${place}.`,
    theme: 'Arte e cultura',
    columns: ['Comune', 'ISTAT', 'Alberghi', 'Extralberghiero', 'Posti letto'],
    row: (random, { name, istat }) => {
      const [hotels, others] = [random.between(0, 40), random.between(1, 90)];
      return [name, istat, hotels, others, hotels * 46 + others * 9];
    },
    formats: ['csv', 'json'],
  },
  {
    title: (place) => `Arrivi e presenze, provincia di ${place}, 2025`,
    text: (place) => `Turisti arrivati e notti trascorse nei comuni della provincia di ${place}.`,
    theme: 'Mare',
    columns: ['Comune', 'ISTAT', 'Arrivi', 'Presenze'],
    row: (random, { name, istat }) => {
      const arrivals = random.between(120, 60_000);
      return [name, istat, arrivals, Math.round(arrivals * (1.6 + random.next() * 3))];
    },
    formats: ['csv'],
  },
  {
    title: (place) => `Fontanelle e punti d’acqua, provincia di ${place}`,
    text: (place) => `Dove riempire la borraccia nei comuni della provincia di ${place}, con le coordinate.`,
    theme: 'Bicicletta',
    columns: ['Comune', 'Latitudine', 'Longitudine', 'Accessibile'],
    row: (random, { name, lat, lng }) => [name, lat, lng, random.chance(0.7) ? 'sì' : 'no'],
    formats: ['json'],
  },
  {
    title: (place) => `Rete dei sentieri, provincia di ${place}`,
    text: (place) => `Lunghezza e difficoltà dei sentieri segnati nei comuni della provincia di ${place}.`,
    theme: 'Appennino e natura',
    columns: ['Comune', 'Sentieri', 'Chilometri', 'Difficoltà'],
    row: (random, { name }) => [name, random.between(1, 24), random.between(3, 180), random.pick(['T', 'E', 'EE'])],
    formats: ['xml', 'csv'],
  },
];

/** Those of the whole region, over the chief towns. */
const REGIONAL_DATASETS: readonly string[] = [
  'Uffici di informazione turistica della regione',
  'Castelli e rocche visitabili',
  'Stabilimenti termali',
  'Musei e raccolte della regione',
];

const asXml = (text: string | number): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const keyOf = (column: string): string => slugOf(column).replaceAll('-', '_');

function tableAs(format: Format, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const records = rows.map((row) => columns.map((column, at) => [keyOf(column), row[at] ?? ''] as const));
  if (format === 'json') return `${JSON.stringify(records.map(Object.fromEntries), null, 1)}\n`;
  if (format === 'xml') {
    const elements = records.map(
      (record) => `  <riga>${record.map(([key, value]) => `<${key}>${asXml(value)}</${key}>`).join('')}</riga>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<dati>\n${elements.join('\n')}\n</dati>\n`;
  }
  const line = (values: readonly (string | number)[]) => values.map((value) => cell(String(value))).join(';');
  return `\ufeff${[columns, ...rows].map(line).join('\r\n')}\r\n`;
}

const MIMES: Readonly<Record<Format, string>> = { csv: 'text/csv', json: 'application/json', xml: 'application/xml' };

interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

function dataFile({ title, columns, rows }: Table, format: Format, index: number): Filed['files'][number] {
  // One of them was saved with a value too many: what is wrong with a file is to be seen in the demo too.
  const isUneven = format === 'csv' && index === 5;
  const written = isUneven ? rows.map((row, at) => (at === 2 ? [...row, 'x'] : row)) : rows;
  const uneven: FileNote = { code: 'csvColumns', line: 4, expected: columns.length, actual: columns.length + 1 };
  const document: DemoDocument = {
    key: demoKey(`dataset-${format}`, index),
    extension: format,
    mime: MIMES[format],
    name: `${slugOf(title)}.${format}`,
    content: Buffer.from(tableAs(format, columns, written)),
    notes: format === 'csv' ? [csvNote(columns.length), ...(isUneven ? [uneven] : [])] : [],
  };
  return { document, language: 'it', name: title };
}

/** The datasets of the demo: tables of each province and of the region, that open in a spreadsheet. */
export function demoDatasets(towns: readonly Town[]): Filed[] {
  const random = createRandom(SEED);
  const chiefs = chiefTowns(towns);
  const ofProvinces = chiefs.flatMap((chief) =>
    DATASETS.map((kind) => ({
      kind,
      town: chief,
      title: kind.title(chief.provinceName),
      text: kind.text(chief.provinceName),
      rows: towns.filter(({ province }) => province === chief.province).map((town) => kind.row(random, town)),
    })),
  );
  const filed = ofProvinces.map(({ kind, town, title, text, rows }, index): Filed => {
    const table = { title, columns: kind.columns, rows };
    const files = kind.formats.map((format) => dataFile(table, format, index));
    return { title, text, theme: kind.theme, town, isMap: false, files };
  });
  const regional = REGIONAL_DATASETS.map((title, at): Filed => {
    const columns = ['Comune', 'Provincia', 'Numero'];
    const rows = chiefs.map(({ name, provinceShort }) => [name, provinceShort, random.between(1, 30)]);
    const text = `${title}: quanti sono in ogni provincia, con il comune capoluogo.`;
    const files = [dataFile({ title, columns, rows }, 'csv', ofProvinces.length + at)];
    return { title, text, theme: 'Arte e cultura', town: null, isMap: false, files };
  });
  return [...filed, ...regional];
}

/** The files of what is filed, each once. */
export const filedDocuments = (towns: readonly Town[]): DemoDocument[] =>
  [...demoDownloads(towns), ...demoDatasets(towns)].flatMap(({ files }) => files.map(({ document }) => document));
