import { slugOf } from '../../../src/content/model/slug';
import type { Town } from '../../lookups/municipalities';
import { demoKey } from './images';

/** Files of the demo that are no images. */
export const DOCUMENT_COUNT = 60;

/** A file of the demo: what is written down of it, and what is in it. */
export interface DemoDocument {
  readonly key: string;
  readonly extension: 'pdf' | 'csv' | 'xml' | 'json';
  readonly mime: string;
  readonly name: string;
  readonly content: Buffer;
}

/** A text as a PDF's string: what its standard fonts can write, with brackets and slashes marked. */
const pdfText = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A page with a title and lines, in the fonts that every reader has. Source: ISO 32000-1, section 7.5. */
function pdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 22 Tf 60 770 Td (${pdfText(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F2 12 Tf 60 ${730 - index * 18} Td (${pdfText(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

type Made = Omit<DemoDocument, 'key'>;
type Maker = (town: Town, near: readonly Town[]) => Made;

const file = (extension: DemoDocument['extension'], mime: string, title: string, content: string | Buffer): Made => ({
  extension,
  mime,
  name: `${slugOf(title)}.${extension}`,
  content: Buffer.from(content as string),
});

const cell = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const MAKERS: readonly Maker[] = [
  ({ name, provinceName }) => {
    const title = `Orari ufficio turistico ${name}`;
    const lines = ['Da lunedì a venerdì: 9.00-13.00 e 15.00-18.00', 'Sabato: 9.00-13.00', 'Domenica e festivi: chiuso'];
    return file('pdf', 'application/pdf', title, pdf(title, [`${name}, provincia di ${provinceName}`, '', ...lines]));
  },
  ({ name: town }, near) => {
    const rows = near.map(({ name, istat, provinceShort, zip }) =>
      [name, istat, provinceShort, zip].map(cell).join(';'),
    );
    const content = `\ufeffComune;ISTAT;Provincia;CAP\r\n${rows.join('\r\n')}\r\n`;
    return file('csv', 'text/csv', `Comuni vicini a ${town}`, content);
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
    return file(
      'pdf',
      'application/pdf',
      title,
      pdf(
        title,
        lines.map((line) => line.replace('’', "'")),
      ),
    );
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
    return file('pdf', 'application/pdf', title, pdf(title, lines));
  },
];

/** The files of the demo that are no images, always the same for the same municipalities. */
export function demoDocuments(towns: readonly Town[]): DemoDocument[] {
  return Array.from({ length: DOCUMENT_COUNT }, (_, index) => {
    const town = towns[(index * 29) % towns.length] as Town;
    const near = towns.filter(({ province }) => province === town.province).slice(0, 12);
    const make = MAKERS[index % MAKERS.length] as Maker;
    return { key: demoKey('document', index), ...make(town, near) };
  });
}
