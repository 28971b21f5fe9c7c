import type { Town } from '../../server/reference/territory';
import { slugOf } from '../../src/content/model/slug';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { cell, csvNote, type DemoDocument, type PdfAccess, pdf, pdfNotes } from '../media/document';
import { demoKey } from '../media/images';
import { createRandom, type Random } from '../random';

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

interface Brochure {
  readonly title: (place: string) => string;
  readonly text: (place: string) => string;
  readonly theme: string;
  readonly isMap?: boolean;
  readonly lines: readonly string[];
  /** Title of the English edition, where there is one. */
  readonly english?: (place: string) => string;
}

/** Brochures that each province has. */
const BROCHURES: readonly Brochure[] = [
  {
    title: (place) => `Mappa turistica di ${place}`,
    english: (place) => `Tourist map of ${place}`,
    text: (place) => `Il centro di ${place} su un foglio: monumenti, parcheggi, fermate e uffici turistici.`,
    theme: 'Arte e cultura',
    isMap: true,
    lines: ['Il centro storico', 'Monumenti e musei', 'Parcheggi e fermate', 'Uffici di informazione turistica'],
  },
  {
    title: (place) => `Guida ai sapori della provincia di ${place}`,
    text: (place) => `Prodotti, botteghe e trattorie da provare in provincia di ${place}.`,
    theme: 'Enogastronomia',
    lines: ['I prodotti con la denominazione', 'Le botteghe', 'Le cantine aperte', 'Le trattorie'],
  },
  {
    title: (place) => `In bicicletta in provincia di ${place}`,
    english: (place) => `Cycling in the province of ${place}`,
    text: (place) => `Sei percorsi ad anello con partenza da ${place}, per ogni gamba.`,
    theme: 'Bicicletta',
    isMap: true,
    lines: ['Sei anelli, dal più facile', 'Dove noleggiare', 'Treni che portano la bicicletta', 'Punti d’acqua'],
  },
  {
    title: (place) => `${place} per tutti: guida all’accessibilità`,
    text: (place) =>
      `Musei, alberghi e percorsi di ${place} senza barriere, con quello che serve sapere prima di partire.`,
    theme: 'Arte e cultura',
    lines: ['Arrivare', 'Musei senza gradini', 'Mappe tattili', 'Alloggi verificati'],
  },
  {
    title: (place) => `Musei e collezioni di ${place} e provincia`,
    text: (place) => `Orari e biglietti di tutti i musei della provincia di ${place}.`,
    theme: 'Arte e cultura',
    lines: ['Musei civici', 'Musei d’impresa', 'Case-museo', 'Biglietti cumulativi'],
  },
  {
    title: (place) => `Parchi e sentieri della provincia di ${place}`,
    text: (place) => `Aree protette, rifugi e cinque camminate da fare in provincia di ${place}.`,
    theme: 'Appennino e natura',
    isMap: true,
    lines: ['Le aree protette', 'Cinque camminate', 'I rifugi', 'Regole di comportamento'],
  },
  {
    title: (place) => `${place} con i bambini`,
    text: (place) => `Venti idee per una giornata a ${place} con i più piccoli.`,
    theme: 'Parchi divertimento',
    lines: ['Venti idee', 'Dove giocare', 'Laboratori e musei', 'Mangiare in famiglia'],
  },
  {
    title: (place) => `Castelli e rocche della provincia di ${place}`,
    text: (place) => `Le fortezze visitabili della provincia di ${place}, con orari e leggende.`,
    theme: 'Castelli e rocche',
    lines: ['Le fortezze aperte', 'Visite guidate', 'Leggende', 'Come arrivare'],
  },
];

/** Those of the whole region. */
const REGIONAL: readonly Brochure[] = [
  {
    title: () => 'Carta della regione con le ciclovie',
    english: () => 'Map of the region with its cycle routes',
    text: () => 'Le ciclovie della regione, dal Po al crinale, su una carta sola.',
    theme: 'Bicicletta',
    isMap: true,
    lines: ['Ciclovia del Sole', 'VenTo', 'Ciclovia del Secchia', 'Ciclovia Adriatica'],
  },
  {
    title: () => 'I cammini dell’Emilia-Romagna',
    text: () => 'Venti cammini, le credenziali e i posti dove dormire.',
    theme: 'Cammini',
    lines: ['Via degli Dei', 'Via Francigena', 'Cammino di Dante', 'Via Romea Germanica'],
  },
  {
    title: () => 'Le terme dell’Emilia-Romagna',
    text: () => 'Acque, cure e giornate di benessere nelle località termali della regione.',
    theme: 'Terme e benessere',
    lines: ['Salsomaggiore', 'Castrocaro', 'Bagno di Romagna', 'Porretta'],
  },
  {
    title: () => 'Motor Valley: musei, circuiti, fabbriche',
    english: () => 'Motor Valley: museums, tracks, factories',
    text: () => 'Dove vedere, guidare e capire i motori, da Piacenza a Rimini.',
    theme: 'Motori',
    lines: ['Musei', 'Circuiti', 'Visite alle fabbriche', 'Collezioni private'],
  },
  {
    title: () => 'La riviera: spiagge e servizi',
    text: () => 'Centodieci chilometri di costa, spiaggia per spiaggia.',
    theme: 'Mare',
    lines: ['Spiagge libere', 'Spiagge senza barriere', 'Spiagge per cani', 'Bandiere blu'],
  },
];

/** What every so many brochures are to read: most people can, some have been scanned. */
function accessOf(index: number): PdfAccess {
  if (index % 19 === 7) return 'scanned';
  return index % 8 === 3 ? 'bare' : 'whole';
}

/** The chief town of each province, in the order of the provinces: the one that it is called by, the first of two. */
export function chiefTowns(towns: readonly Town[]): Town[] {
  const chiefs = new Map<number, Town>();
  for (const town of towns)
    if (town.name === town.provinceName || town.provinceName.startsWith(`${town.name}-`))
      chiefs.set(town.province, town);
  return [...chiefs.values()];
}

function brochure(kind: Brochure, town: Town | null, index: number): Filed {
  const place = town?.name ?? '';
  const made = (title: string, language: string, edition: number) => {
    const access = accessOf(index);
    const document: DemoDocument = {
      key: demoKey(`download-${language}`, index),
      extension: 'pdf',
      mime: 'application/pdf',
      name: `${slugOf(title)}.pdf`,
      content: pdf(title, kind.lines, { access, language: language === 'it' ? 'it-IT' : 'en-GB' }),
      notes: pdfNotes(access),
    };
    return { document, language, name: title, edition };
  };
  const english = kind.english?.(place);
  return {
    title: kind.title(place),
    text: kind.text(place),
    theme: kind.theme,
    town,
    isMap: kind.isMap === true,
    files: [made(kind.title(place), 'it', 0), ...(english === undefined ? [] : [made(english, 'en', 1)])],
  };
}

/** The downloads of the demo: brochures of each province and of the region. */
export function demoDownloads(towns: readonly Town[]): Filed[] {
  const all = [
    ...chiefTowns(towns).flatMap((town) => BROCHURES.map((kind) => ({ kind, town }))),
    ...REGIONAL.map((kind) => ({ kind, town: null })),
  ];
  return all.map(({ kind, town }, index) => brochure(kind, town, index));
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
