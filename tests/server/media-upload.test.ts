import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttachmentRow } from '../../src/contract/media';
import { describeOnEach } from './kit';
import {
  bomb,
  fetched,
  gif,
  IMAGES,
  jpeg,
  jpegWithPlace,
  pdf,
  png,
  type Sent,
  send,
  svg,
  uploaded,
  webp,
  zip,
} from './media-kit';

const MB = 1024 * 1024;
const FILES = 'media/upload/default/new';

describeOnEach('media uploads', (server) => {
  /** Every file below the folders of uploads and of the store, and every row that says there is one. */
  async function traces(): Promise<{ files: string[]; rows: number }> {
    const below = async (folder: string) =>
      (await readdir(join(server().dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []))
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => name);
    const text = 'select (select count(*) from files) + (select count(*) from stray_files) as rows';
    const { rows } = await server().db.query<{ rows: number }>(text);
    return { files: [...(await below('uploads')), ...(await below('media'))].sort(), rows: rows[0]?.rows ?? -1 };
  }
  let before: Awaited<ReturnType<typeof traces>>;
  beforeEach(async () => {
    before = await traces();
  });

  describe('keeps', () => {
    it.each([
      ['a JPEG', 'Piazza Maggiore.JPG', jpeg, 'piazza-maggiore.jpg', 'image/jpeg'],
      ['a PNG', 'città d’arte.png', png, 'citta-darte.png', 'image/png'],
      ['a WebP', 'Po.webp', webp, 'po.webp', 'image/webp'],
      ['a GIF', 'logo...gif', gif, 'logo.gif', 'image/gif'],
    ])('%s with its thumbnail [1-7.40]', async (_what, name, make, slug, mime) => {
      const answer = await send(server(), IMAGES, { name, bytes: await make() });
      const { id, url, url_thumb, ...rest } = answer.body.data;
      expect([answer.status, answer.body.message, rest]).toEqual([
        201,
        `File caricato: ${name}`,
        {
          name,
          title: '',
          copyright: '',
          description: '',
          license_id: null,
          versione_id: null,
          openlibrary: false,
          width: 1200,
          height: 800,
          updated_at: expect.any(String),
        },
      ]);
      expect(id).toBeGreaterThan(0);
      expect(url).toMatch(new RegExp(`^/media/files/[a-z0-9]{24}/${slug}$`));
      expect(url_thumb).toBe(`/media/thumbs/${url.split('/')[3]}.webp`);
      const original = await fetched(server(), url);
      expect([original.status, original.headers.get('content-type')]).toEqual([200, mime]);
      const thumbnail = await fetched(server(), String(url_thumb));
      const { format, width, height } = await sharp(thumbnail.bytes).metadata();
      expect([thumbnail.status, format, width, height]).toEqual([200, 'webp', 400, 267]);
    });

    it('a photo upright, without the place and the person it names', async () => {
      const sent = await jpegWithPlace();
      const { exif } = await sharp(sent).metadata();
      expect(exif?.includes('Mario Rossi')).toBe(true);
      const item = await uploaded(server(), { name: 'verticale.jpg', bytes: sent });
      expect([item.width, item.height]).toEqual([1300, 800]);
      const { bytes } = await fetched(server(), item.url);
      const kept = await sharp(bytes).metadata();
      expect([kept.orientation, kept.width, kept.height]).toEqual([6, 800, 1300]);
      expect(bytes.includes('Mario Rossi')).toBe(false);
      expect(kept.exif?.length).toBe(32);
      const thumbnail = await sharp((await fetched(server(), String(item.url_thumb))).bytes).metadata();
      expect([thumbnail.width, thumbnail.height]).toEqual([400, 246]);
    });

    it('a photo as an attachment, without the place and the person it names', async () => {
      const sent = await jpegWithPlace();
      const answer = await send<{ data: { url: string; size: number } }>(server(), 'attachments/upload', {
        name: 'verticale.jpg',
        bytes: sent,
      });
      const { bytes } = await fetched(server(), answer.body.data.url);
      expect([answer.status, answer.body.data.size]).toEqual([201, bytes.length]);
      expect(bytes.includes('Mario Rossi')).toBe(false);
      expect((await sharp(bytes).metadata()).orientation).toBe(6);
    });

    it('the pixels of a picture as they were', async () => {
      for (const [name, bytes] of [
        ['a.png', await png()],
        ['a.gif', await gif()],
        ['a.webp', await webp()],
        ['a.jpg', await jpeg()],
      ] as const) {
        const item = await uploaded(server(), { name, bytes });
        const kept = await fetched(server(), item.url);
        expect((await sharp(kept.bytes).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
      }
    });

    it('a picture under the format that it really has', async () => {
      const item = await uploaded(server(), { name: 'foto.jpg', bytes: await png() });
      expect([item.name, item.url.endsWith('/foto.png')]).toEqual(['foto.jpg', true]);
    });

    it.each([
      ['orari.pdf', pdf, 'application/pdf'],
      ['orari.csv', 'BM;Comune\n1;Forlì\n', 'text/csv; charset=utf-8'],
      ['dati.geojson', '{"type":"FeatureCollection","features":[]}', 'application/geo+json'],
      ['luoghi.kml', '<kml xmlns="http://www.opengis.net/kml/2.2"/>', 'application/vnd.google-earth.kml+xml'],
      ['percorso.gpx', '<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"/>', 'application/gpx+xml'],
      ['cartella.zip', zip('uno.txt', 'uno'), 'application/zip'],
    ])('%s as it came [1-5.25]', async (name, bytes, mime) => {
      const item = await uploaded(server(), { name, bytes }, FILES);
      expect([item.name, item.width, item.height, item.url_thumb]).toEqual([name, null, null, null]);
      const kept = await fetched(server(), item.url);
      expect([kept.status, kept.headers.get('content-type')]).toEqual([200, mime]);
      expect(kept.bytes.equals(Buffer.from(bytes as string))).toBe(true);
    });

    const wide = (text: string, isBig: boolean): Buffer => {
      const bytes = Buffer.from(text, 'utf16le');
      return isBig ? bytes.swap16() : bytes;
    };
    const HOURS = 'Comune;Orari\r\nForlì;“9–13”\r\n';
    it.each([
      ['orari.csv', Buffer.from('Comune;Orari\r\nForl\xec;\x939\x9613\x94\r\n', 'latin1'), 'Windows-1252'],
      ['orari.csv', wide(`\ufeff${HOURS}`, false), 'UTF-16'],
      ['orari.csv', wide(`\ufeff${HOURS}`, true), 'UTF-16'],
      ['orari.txt', wide(HOURS, false), 'UTF-16'],
      ['orari.txt', wide(HOURS, true), 'UTF-16'],
    ])('%s of %j in UTF-8, and says what it was (%s)', async (name, bytes, encoding) => {
      const answer = await send(server(), 'attachments/upload', { name, bytes });
      const { url, notes, size } = (answer.body as unknown as { data: AttachmentRow }).data;
      expect(notes?.filter((note) => note.includes('convertito'))).toEqual([
        `Era scritto in ${encoding}: è stato convertito in UTF-8`,
      ]);
      const kept = await fetched(server(), url);
      expect([kept.bytes.toString(), kept.bytes.length]).toEqual([HOURS, size]);
      expect(kept.headers.get('content-type')).toMatch(/^text\/(csv|plain); charset=utf-8$/);
    });

    it('a text that is none without the name of a sound', async () => {
      const bytes = Buffer.concat([Buffer.from([0xff, 0xfd, 0x10, 0xc4]), Buffer.alloc(512, 3)]);
      const { status, body } = await send(server(), 'attachments/upload', { name: 'orari.csv', bytes });
      expect([status, String(body.message)]).toEqual([422, expect.not.stringMatching(/MP\d|AAC/)]);
    });

    it('a small image as an attachment, with its size and type [3-3.5, 3-7.16]', async () => {
      const bytes = await png({ width: 20, height: 10 });
      const answer = await send(server(), 'attachments/upload', { name: 'stemma.png', bytes });
      expect([answer.status, answer.body]).toEqual([
        201,
        {
          status: 'success',
          code: '201',
          message: 'File caricato: stemma.png',
          data: {
            id: expect.any(Number),
            name: 'stemma.png',
            url: expect.stringMatching(/^\/media\/files\/[a-z0-9]{24}\/stemma\.png$/),
            size: bytes.length,
            mime: 'image/png',
            notes: [],
          },
        },
      ]);
    });

    it.each([
      ['../../etc/passwd.png', 'passwd.png'],
      ['C:\\Utenti\\io\\foto.png', 'foto.png'],
      ['a\u202egnp.exe.png', 'agnp.exe.png'],
      [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
    ])('%j under a harmless name', async (name, kept) => {
      const item = await uploaded(server(), { name, bytes: await png() });
      expect(item.name).toBe(kept);
      expect(item.url).toMatch(/^\/media\/files\/[a-z0-9]{24}\/[a-z0-9-]{1,80}\.png$/);
    });
  });

  describe('cleans', () => {
    const drawing = '<circle cx="50" cy="50" r="40" fill="#c00"></circle>';

    it.each([
      ['a script', '<script>alert(1)</script>', ''],
      ['a script under another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
      ['a handler', '<g onload="alert(1)" OnClick="a()"></g>', '<g></g>'],
      ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', ''],
      ['a picture from outside', '<image href="https://cattivo.example/x.png"/>', ''],
      ['a file of the machine', '<image xlink:href="file:///etc/passwd"/>', ''],
      ['a use from outside', '<use href="https://cattivo.example/#x"/>', '<use></use>'],
      ['a link', '<a href="javascript:alert(1)"><g></g></a>', '<g></g>'],
      ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>', ''],
      ['a style from outside', '<style>@import url(//cattivo.example/x.css);</style>', '<style></style>'],
      ['a style’s picture from outside', '<style>a{b:image-set("//cattivo.example/x" 1x)}</style>', '<style></style>'],
      ['a picture set from outside', `<g style='mask:IMAGE-SET( "//cattivo.example/x" 1x)'></g>`, '<g></g>'],
      ['a hidden style', '<style>a{b:u\\72l(//cattivo.example)}</style>', '<style></style>'],
      ['markup inside a style', '<style>&lt;/style>&lt;script></style>', '<style>&lt;/style&gt;&lt;script&gt;</style>'],
      ['a fill from outside', '<g fill="url(https://cattivo.example/#x)"></g>', '<g></g>'],
      ['editor data', '<metadata>x</metadata><i:y xmlns:i="urn:i">z</i:y><!-- nota -->', ''],
    ])('%s out of an SVG', async (_what, evil, left) => {
      const item = await uploaded(server(), { name: 'disegno.svg', bytes: svg(evil + drawing) });
      expect([item.width, item.height]).toEqual([300, 200]);
      const kept = await fetched(server(), item.url);
      expect(kept.bytes.toString()).toBe(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${left}${drawing}</svg>`,
      );
      expect(kept.headers.get('content-type')).toBe('image/svg+xml');
    });

    it('nothing out of an SVG that only draws', async () => {
      const good = svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
          '<style>.b{fill:url(#a)}</style><title>Però &amp; più</title><g class="b" style="opacity:.5"><use href="#a"></use></g>' +
          '<text x="1" y="2" xml:space="preserve"> a  b </text><image href="data:image/png;base64,iVBORw0KGgo="></image>',
      ).replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '');
      const item = await uploaded(server(), { name: 'buono.svg', bytes: good });
      expect((await fetched(server(), item.url)).bytes.toString()).toBe(good);
    });
  });

  describe('refuses, and keeps nothing of,', () => {
    const expectRefusal = async (sent: Sent, status: number, message: string, path = IMAGES) => {
      const answer = await send(server(), path, sent);
      expect([answer.status, answer.body]).toEqual([
        status,
        { status: 'error', code: String(status), message, errors: { file: message } },
      ]);
      expect(await traces()).toEqual(before);
    };
    const broken = (name: string) =>
      `«${name}» è danneggiato o incompleto e non si può leggere. Aprilo sul tuo computer, salvalo di nuovo e ricaricalo.`;
    const hidden = (name: string, what: string) =>
      `«${name}» nasconde un altro file (${what}) dentro il primo: per sicurezza non viene accettato. Apri il file originale, salvalo di nuovo e caricalo.`;
    const disguised = (name: string, claimed: string, found: string) =>
      `«${name}» non è un file ${claimed}: il contenuto è di tipo ${found}. Apri il file originale, salvalo come ${claimed} e caricalo di nuovo.`;
    const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(500)]);

    it('an image over 1 MB [1-5.26]', async () => {
      const bytes = Buffer.alloc(2.5 * MB);
      (await png()).copy(bytes);
      const message =
        "«grande.png» è troppo grande: è di 2,5 MB, il massimo per un'immagine è 1 MB. Riduci o comprimi l'immagine e riprova.";
      await expectRefusal({ name: 'grande.png', bytes }, 413, message);
    });

    it('another file over 100 MB [1-5.26, 3-5.10]', async () => {
      const message =
        '«grande.zip» è troppo grande: è di 100,01 MB, il massimo per un file è 100 MB. Comprimi o dividi il file e riprova.';
      await expectRefusal({ name: 'grande.zip', bytes: Buffer.alloc(100 * MB + 1) }, 413, message, FILES);
    });

    it('an image with sides that are too short [1-5.24]', async () => {
      const message =
        "«piccola.jpg» non può essere caricato: il lato più lungo deve essere di almeno 1200 pixel, qui l'immagine è di 1199 × 800. Carica una versione più grande della foto.";
      await expectRefusal({ name: 'piccola.jpg', bytes: await jpeg({ width: 1199 }) }, 422, message);
    });

    it('a decompression bomb', async () => {
      const bytes = bomb(20_000, 20_000);
      expect(bytes.length).toBeLessThan(100_000);
      const message =
        "«bomba.png» ha troppi pixel: sono 400 milioni, il massimo è 40 milioni. Riduci le dimensioni dell'immagine e caricala di nuovo.";
      await expectRefusal({ name: 'bomba.png', bytes }, 422, message);
    });

    it('an empty file', async () => {
      const message = '«vuoto.png» è vuoto (0 byte): controlla il file sul tuo computer e caricalo di nuovo.';
      await expectRefusal({ name: 'vuoto.png', bytes: '' }, 422, message);
    });

    it('a program with the name of a picture, a text, a PDF', async () => {
      await expectRefusal({ name: 'virus.jpg', bytes: program }, 422, disguised('virus.jpg', 'JPEG', 'EXE'));
      await expectRefusal({ name: 'virus.csv', bytes: program }, 422, disguised('virus.csv', 'CSV', 'EXE'), FILES);
      await expectRefusal({ name: 'virus.pdf', bytes: program }, 422, disguised('virus.pdf', 'PDF', 'EXE'), FILES);
      await expectRefusal({ name: 'virus.svg', bytes: program }, 422, disguised('virus.svg', 'SVG', 'EXE'));
    });

    it('a program under its own name, and a document among images', async () => {
      const all =
        'JPEG, PNG, WebP, GIF, SVG, PDF, JSON, XML, Excel, CSV, testo, Word, PowerPoint, OpenDocument, ZIP, MP3 e MP4';
      const type = (name: string, allowed: string) =>
        `«${name}» non è di un tipo ammesso: si possono caricare ${allowed}. Converti il file e caricalo di nuovo.`;
      await expectRefusal({ name: 'virus.exe', bytes: program }, 415, type('virus.exe', all), FILES);
      await expectRefusal({ name: 'orari.pdf', bytes: pdf }, 415, type('orari.pdf', 'JPEG, PNG, WebP, GIF e SVG'));
    });

    it.each([
      ['a JPEG', 'a.jpg', jpeg],
      ['a PNG', 'a.png', png],
      ['a WebP', 'a.webp', webp],
      ['a GIF', 'a.gif', gif],
    ])('%s that hides an archive, a page, a PDF or a program', async (_what, name, make) => {
      const picture = await make();
      const behind = (more: Buffer | string) => ({ name, bytes: Buffer.concat([picture, Buffer.from(more)]) });
      await expectRefusal(behind(zip('a.exe', 'MZ')), 422, hidden(name, 'ZIP'));
      await expectRefusal(behind('<SCRIPT>alert(1)</SCRIPT>'), 422, hidden(name, 'HTML'));
      await expectRefusal(behind(pdf), 422, hidden(name, 'PDF'));
      await expectRefusal(behind(program), 422, hidden(name, 'un programma'));
    });

    it.each([
      ['a JPEG', 'a.jpg', jpeg],
      ['a PNG', 'a.png', png],
      ['a WebP', 'a.webp', webp],
      ['a GIF', 'a.gif', gif],
    ])('%s that was cut off', async (_what, name, make) => {
      const picture = await make();
      await expectRefusal({ name, bytes: picture.subarray(0, picture.length * 0.6) }, 422, broken(name));
    });

    it('a PDF with an archive behind it, or without its end', async () => {
      const both = Buffer.concat([pdf, zip('a.exe', 'MZ')]);
      await expectRefusal({ name: 'a.pdf', bytes: both }, 422, hidden('a.pdf', 'ZIP'), FILES);
      await expectRefusal({ name: 'a.pdf', bytes: pdf.subarray(0, 100) }, 422, broken('a.pdf'), FILES);
    });

    it('texts that are not what they claim', async () => {
      const page = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"></html>';
      await expectRefusal({ name: 'a.xml', bytes: page }, 422, disguised('a.xml', 'XML', 'HTML'), FILES);
      await expectRefusal({ name: 'a.xml', bytes: '<a><b></a>' }, 422, broken('a.xml'), FILES);
      await expectRefusal({ name: 'a.json', bytes: '{"a":' }, 422, broken('a.json'), FILES);
      await expectRefusal({ name: 'a.zip', bytes: zip('a', 'b').subarray(0, 60) }, 422, broken('a.zip'), FILES);
    });

    it('an SVG that is none, or brings entities', async () => {
      const message =
        '«a.svg» non è un SVG leggibile. Esportalo di nuovo come SVG 1.1, senza entità né fogli di stile esterni, e ricaricalo.';
      const entities = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`;
      await expectRefusal({ name: 'a.svg', bytes: '<svg' }, 422, message);
      await expectRefusal({ name: 'a.svg', bytes: '<html></html>' }, 422, message);
      await expectRefusal({ name: 'a.svg', bytes: entities }, 422, message);
    });

    it('a request without a file', async () => {
      const answer = await server().call('POST', IMAGES, { as: 'admin', body: { file: 'x' } });
      expect([answer.status, answer.body]).toEqual([
        415,
        {
          status: 'error',
          code: '415',
          message: 'Il file deve essere inviato come multipart/form-data, nella parte «file».',
          errors: { file: 'Il file deve essere inviato come multipart/form-data, nella parte «file».' },
        },
      ]);
      const form = new FormData();
      form.append('altro', 'x');
      const headers = { Authorization: `Bearer ${await server().token('admin')}` };
      const empty = await fetch(`${server().origin}/api/v1/${IMAGES}`, { method: 'POST', headers, body: form });
      const message = 'Nessun file ricevuto: invia il file nella parte «file» di una richiesta multipart/form-data.';
      expect([empty.status, await empty.json()]).toEqual([
        422,
        { status: 'error', code: '422', message, errors: { file: message } },
      ]);
    });
  });
});
