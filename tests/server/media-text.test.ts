import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectFile } from '../../server/inspect/inspect';
import { encodingOfText } from '../../server/inspect/text';
import { claimedType } from '../../src/content/media/files';
import { mediaFileTexts } from '../../src/messages/screens/media';
import { noteTexts } from '../../src/messages/server/fileNotes';
import { fc } from '../kit/properties';
import { pdf, png, svg, zip } from './media-kit';

const wide = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspected(name: string, content: Uint8Array | string) {
  const bytes = Buffer.from(content as string);
  const path = join(folder, 'received');
  await writeFile(path, bytes);
  const claimed = claimedType(name);
  if (claimed === null) throw new Error(`${name} is of no type`);
  const found = await inspectFile({ path, name, size: bytes.length, claimed }, 'default', folder);
  const kept = await readFile(found.path);
  expect(found.size).toBe(kept.length);
  return { type: found.type.extension, notes: noteTexts(found.notes), text: kept.toString() };
}

const was = (encoding: string) => [`Era scritto in ${encoding}: è stato convertito in UTF-8`];
const GPX = (encoding: string) =>
  `<?xml version="1.0"${encoding}?>\n<gpx xmlns="http://www.topografix.com/GPX/1/1"><name>Forlì</name></gpx>`;

/** Files that are kept: name, bytes, what is said of them, what is stored. */
const KEPT: readonly (readonly [string, Uint8Array | string, readonly string[], string])[] = [
  ['uno.txt', 'a', [], 'a'],
  ['prezzi.csv', '\ufeffNome;Città\nForlì;1\n', [], '\ufeffNome;Città\nForlì;1\n'],
  ['rubrica.txt', 'BEGIN:VCARD\nEND:VCARD', [], 'BEGIN:VCARD\nEND:VCARD'],
  ['pagina.txt', '<!DOCTYPE html><p>x', [], '<!DOCTYPE html><p>x'],
  ['dati.geojson', '{"type":"FeatureCollection","features":[]}', [], '{"type":"FeatureCollection","features":[]}'],
  ['dati.json', wide('{"a":"è"}'), was('UTF-16'), '{"a":"è"}'],
  ['dati.json', latin('{"a":"\xe8"}'), was('Windows-1252'), '{"a":"è"}'],
  [
    'a.gpx',
    '<?xml version="1.0"?><g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"/>',
    [],
    '<?xml version="1.0"?><g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"/>',
  ],
  ['a.gpx', wide(`\ufeff${GPX(' encoding="UTF-16"')}`), was('UTF-16'), GPX(' encoding="UTF-8"')],
  ['a.gpx', wide(`\ufeff${GPX(" encoding='utf-16'")}`, true), was('UTF-16'), GPX(" encoding='UTF-8'")],
  ['a.gpx', wide(GPX('')), was('UTF-16'), GPX('')],
  ['a.kml', wide('\ufeff<kml>à</kml>'), was('UTF-16'), '<kml>à</kml>'],
  ['a.xml', latin('<a>\xe8</a>'), was('Windows-1252'), '<a>è</a>'],
  [
    'a.xml',
    latin('<?xml version="1.0" encoding="utf-8"?><a>\xe8</a>'),
    was('Windows-1252'),
    '<?xml version="1.0" encoding="UTF-8"?><a>è</a>',
  ],
  // What says that it is wide, and is not.
  ['a.xml', '<?xml version="1.0" encoding="utf-16"?><a>è</a>', [], '<?xml version="1.0" encoding="UTF-8"?><a>è</a>'],
];

const { disguised, blank, text, oldOffice } = mediaFileTexts;
/** Files that are refused: name, bytes, what is said. */
const REFUSED: readonly (readonly [string, Uint8Array | string, string])[] = [
  ['bom.csv', '\ufeff', blank('bom.csv')],
  ['bom.txt', Buffer.from([0xff, 0xfe]), blank('bom.txt')],
  ['spazi.json', ' \n', blank('spazi.json')],
  ['spazi.xml', '  ', blank('spazi.xml')],
  ['a.csv', '<html><table></table></html>', disguised('a.csv', 'CSV', 'HTML')],
  ['a.csv', pdf, disguised('a.csv', 'CSV', 'PDF')],
  ['a.csv', zip('a', 'b'), disguised('a.csv', 'CSV', 'ZIP')],
  ['a.txt', '{\\rtf1 ciao}', disguised('a.txt', 'testo', 'RTF')],
  ['a.json', '<!doctype html>', disguised('a.json', 'JSON', 'HTML')],
  ['a.geojson', 'a;b', disguised('a.geojson', 'GeoJSON', null)],
  ['a.gpx', '<kml xmlns="http://www.opengis.net/kml/2.2"/>', disguised('a.gpx', 'GPX', 'KML')],
  ['a.kml', '<gpx/>', disguised('a.kml', 'KML', 'GPX')],
  ['a.kml', '<a/>', disguised('a.kml', 'KML', 'XML')],
  ['a.kml', zip('doc.kml', '<kml/>'), disguised('a.kml', 'KML', 'ZIP')],
  ['a.gpx', '<html/>', disguised('a.gpx', 'GPX', 'HTML')],
  ['a.xml', svg('<g></g>'), disguised('a.xml', 'XML', 'SVG')],
  ['a.xml', 'solo testo', disguised('a.xml', 'XML', text)],
  ['a.pdf', 'testo', disguised('a.pdf', 'PDF', text)],
  ['a.docx', 'testo', disguised('a.docx', 'Word', text)],
  ['a.docx', '{\\rtf1}', disguised('a.docx', 'Word', 'RTF')],
  ['a.docx', zip('a', 'b'), disguised('a.docx', 'Word', 'ZIP')],
  [
    'a.docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]),
    disguised('a.docx', 'Word', oldOffice),
  ],
  ['a.xls', '<html><table></table></html>', disguised('a.xls', 'Excel', 'HTML')],
  ['a.zip', 'testo', disguised('a.zip', 'ZIP', text)],
  ['a.mp3', 'testo', disguised('a.mp3', 'MP3', text)],
  ['a.jpg', 'testo', disguised('a.jpg', 'JPEG', text)],
  ['a.txt', Buffer.from([0xff, 0xfb, 0x90, 0x44, 0, 1]), disguised('a.txt', 'testo', null)],
  ['a.txt', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), disguised('a.txt', 'testo', null)],
];

describe('a file made of text', () => {
  it.each(KEPT)('%s is kept: %j', async (name, bytes, notes, kept) => {
    expect(await inspected(name, bytes)).toEqual({ type: name.replace(/.*\./, ''), notes, text: kept });
  });

  it.each(REFUSED)('%s is refused by what it is: %j', async (name, bytes, message) => {
    await expect(inspected(name, bytes)).rejects.toThrow(message);
  });

  it('a drawing in UTF-16 is cleaned like any other', async () => {
    const drawing = `<?xml version="1.0" encoding="UTF-16"?>${svg('<text>è</text>')}`;
    expect((await inspected('a.svg', wide(`\ufeff${drawing}`))).text).toContain('<text>è</text>');
  });

  it('a picture is no text', async () => {
    await expect(inspected('a.txt', await png())).rejects.toThrow(disguised('a.txt', 'testo', 'PNG'));
  });
});

describe('the encoding of a text', () => {
  const pieces = (bytes: Buffer, size: number) =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })();

  it('is one in which it reads as it was written, however it comes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[A-Za-zàèéìòù€“” ;\n]{20,60}$/),
        fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'),
        fc.integer({ min: 1, max: 9 }),
        async (words, written, size) => {
          const source = written === 'windows-1252' ? words.replace(/[€“”]/g, 'x') : words;
          const marked = written.startsWith('utf-16') ? `\ufeff${source}` : source;
          const bytes =
            written === 'windows-1252'
              ? latin(marked)
              : written === 'utf-8'
                ? Buffer.from(marked)
                : wide(marked, written === 'utf-16be');
          const found = await encodingOfText(pieces(bytes, size));
          expect(new TextDecoder(found ?? undefined, { fatal: true }).decode(bytes)).toBe(source);
        },
      ),
    ));
});
