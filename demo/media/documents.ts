import type { Town } from '../../server/reference/territory';
import { slugOf } from '../../src/content/text/slug';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { filedDocuments } from '../filed/documents';
import { cell, csvNote, type DemoDocument, pdf, pdfNotes } from './document';
import { demoKey } from './images';

/** Files of the demo that are no images. */
export const DOCUMENT_COUNT = 60;

type Made = Omit<DemoDocument, 'key'>;
type Maker = (town: Town, near: readonly Town[]) => Made;

const file = (
  extension: DemoDocument['extension'],
  mime: string,
  title: string,
  content: string | Buffer,
  notes: readonly FileNote[] = [],
): Made => ({
  extension,
  mime,
  name: `${slugOf(title)}.${extension}`,
  content: Buffer.from(content as string),
  notes,
});

const MAKERS: readonly Maker[] = [
  ({ name, provinceName }) => {
    const title = `Orari ufficio turistico ${name}`;
    const lines = ['Da lunedì a venerdì: 9.00-13.00 e 15.00-18.00', 'Sabato: 9.00-13.00', 'Domenica e festivi: chiuso'];
    const drawn = pdf(title, [`${name}, provincia di ${provinceName}`, ...lines], { access: 'whole' });
    return file('pdf', 'application/pdf', title, drawn);
  },
  ({ name: town }, near) => {
    const rows = near.map(({ name, istat, provinceShort, zip }) =>
      [name, istat, provinceShort, zip].map(cell).join(';'),
    );
    const content = `\ufeffComune;ISTAT;Provincia;CAP\r\n${rows.join('\r\n')}\r\n`;
    return file('csv', 'text/csv', `Comuni vicini a ${town}`, content, [csvNote(4)]);
  },
  ({ name }) => {
    const content = `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Portolano" xmlns="http://www.topografix.com/GPX/1/1">\n  <metadata><name>Anello di ${name.replaceAll('&', '&amp;')}</name></metadata>\n</gpx>\n`;
    return file('xml', 'application/xml', `Anello di ${name} traccia`, content);
  },
  ({ name }) => {
    const title = `Guida ai percorsi di ${name}`;
    const lines = [
      '1. Il centro storico, a piedi, un’ora',
      '2. La via dei mulini, in bicicletta, due ore',
      '3. Il crinale, un giorno',
    ];
    return file('pdf', 'application/pdf', title, pdf(title, lines, { access: 'bare' }), pdfNotes('bare'));
  },
  ({ name, istat }, near) => {
    const content = JSON.stringify({ comune: name, istat, vicini: near.map((one) => one.name) }, null, 2);
    return file('json', 'application/json', `Dati aperti ${name}`, content);
  },
  ({ name }) => {
    const title = `Calendario eventi ${name} 2026`;
    const lines = [
      'Maggio: cantine aperte',
      'Luglio: cinema in piazza',
      'Settembre: sagra del paese',
      'Dicembre: mercatini',
    ];
    return file('pdf', 'application/pdf', title, pdf(title, lines, { access: 'whole' }));
  },
];

/** The files of the demo that stand for themselves, always the same for the same municipalities. */
function looseDocuments(towns: readonly Town[]): DemoDocument[] {
  return Array.from({ length: DOCUMENT_COUNT }, (_, index) => {
    const town = towns[(index * 29) % towns.length] as Town;
    const near = towns.filter(({ province }) => province === town.province).slice(0, 12);
    const make = MAKERS[index % MAKERS.length] as Maker;
    return { key: demoKey('document', index), ...make(town, near) };
  });
}

/** The files of the demo that are no images: those that stand for themselves, then those of contents. */
export const demoDocuments = (towns: readonly Town[]): DemoDocument[] => [
  ...looseDocuments(towns),
  ...filedDocuments(towns),
];
