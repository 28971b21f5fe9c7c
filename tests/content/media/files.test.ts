import { describe, expect, test } from 'vitest';
import {
  acceptOf,
  allowedNames,
  claimedType,
  detailProblems,
  extensionOf,
  fileProblem,
  hasSides,
  MEDIA_TYPES,
  type MediaType,
  sidesProblem,
  sizeLimit,
  sizeProblem,
  sizeText,
} from '../../../src/content/media/files';
import { mediaFileTexts } from '../../../src/messages/screens/media';

const MEGABYTE = 1024 * 1024;

const typed = (name: string, mime?: string): MediaType => {
  const type = claimedType(name, mime);
  if (type === null) throw new Error(`${name} has no type`);
  return type;
};

describe('the type of a file', () => {
  test.each([
    ['foto.jpg', 'jpg'],
    ['FOTO.JPEG', 'jpeg'],
    ['archivio.tar.gz', 'gz'],
    ['senza', ''],
    ['cartella.v2/senza', ''],
    ['cartella.v2\\senza', ''],
    ['finisce.', ''],
    ['.htaccess', 'htaccess'],
  ])('%s ends in «%s»', (name, extension) => expect(extensionOf(name)).toBe(extension));

  test.each([
    ['foto.jpg', '', 'jpg'],
    ['foto.JFIF', '', 'jpg'],
    ['foto.jpe', 'application/x', 'jpg'],
    ['tracciato.gpx', '', 'gpx'],
    ['luoghi.kml', '', 'kml'],
    ['luoghi.geojson', '', 'geojson'],
    ['foglio.ods', '', 'ods'],
    ['foto', 'image/png', 'png'],
    ['dati', 'text/json', 'json'],
    ['dati', 'application/geo+json', 'geojson'],
    ['dati', 'text/xml', 'xml'],
    ['dati', 'application/gpx+xml', 'gpx'],
    ['dati', 'application/vnd.google-earth.kml+xml', 'kml'],
    ['dati', 'text/comma-separated-values', 'csv'],
    ['dati', 'application/csv', 'csv'],
    ['dati', 'application/x-zip-compressed', 'zip'],
    ['programma.exe', 'image/png', undefined],
    ['dati', 'application/octet-stream', undefined],
    ['dati', '', undefined],
  ])('«%s» sent as «%s» is %s', (name, mime, extension) => {
    expect(claimedType(name, mime)?.extension).toBe(extension);
  });

  test('every one has its ending, its MIME type and its name', () => {
    const office = 'application/vnd.openxmlformats-officedocument';
    expect(MEDIA_TYPES.map(({ extension, mime, label, family }) => [extension, mime, label, family])).toEqual([
      ['jpg', 'image/jpeg', 'JPEG', 'raster'],
      ['png', 'image/png', 'PNG', 'raster'],
      ['webp', 'image/webp', 'WebP', 'raster'],
      ['gif', 'image/gif', 'GIF', 'raster'],
      ['svg', 'image/svg+xml', 'SVG', 'svg'],
      ['pdf', 'application/pdf', 'PDF', 'document'],
      ['json', 'application/json', 'JSON', 'document'],
      ['geojson', 'application/geo+json', 'JSON', 'document'],
      ['xml', 'application/xml', 'XML', 'document'],
      ['gpx', 'application/gpx+xml', 'XML', 'document'],
      ['kml', 'application/vnd.google-earth.kml+xml', 'XML', 'document'],
      ['xls', 'application/vnd.ms-excel', 'Excel', 'document'],
      ['xlsx', `${office}.spreadsheetml.sheet`, 'Excel', 'document'],
      ['csv', 'text/csv', 'CSV', 'document'],
      ['txt', 'text/plain', 'testo', 'document'],
      ['docx', `${office}.wordprocessingml.document`, 'Word', 'document'],
      ['pptx', `${office}.presentationml.presentation`, 'PowerPoint', 'document'],
      ['odt', 'application/vnd.oasis.opendocument.text', 'OpenDocument', 'document'],
      ['ods', 'application/vnd.oasis.opendocument.spreadsheet', 'OpenDocument', 'document'],
      ['zip', 'application/zip', 'ZIP', 'document'],
      ['mp3', 'audio/mpeg', 'MP3', 'document'],
      ['mp4', 'video/mp4', 'MP4', 'document'],
    ]);
  });

  test('what a gallery offers are images, what the media offer is everything', () => {
    expect(acceptOf('images')).toBe('.jpg,.jpeg,.jpe,.jfif,.png,.webp,.gif,.svg');
    expect(allowedNames('images')).toBe('JPEG, PNG, WebP, GIF e SVG');
    expect(acceptOf('default')).toBe(
      '.jpg,.jpeg,.jpe,.jfif,.png,.webp,.gif,.svg,.pdf,.json,.geojson,.xml,.gpx,.kml,.xls,.xlsx,.csv,.txt,.docx,.pptx,.odt,.ods,.zip,.mp3,.mp4',
    );
    expect(acceptOf('attachments')).toBe(acceptOf('default'));
    expect(allowedNames('attachments')).toBe(
      'JPEG, PNG, WebP, GIF, SVG, PDF, JSON, XML, Excel, CSV, testo, Word, PowerPoint, OpenDocument, ZIP, MP3 e MP4',
    );
  });
});

test.each([
  [0, '0 byte'],
  [1023, '1.023 byte'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [MEGABYTE - 1, '1.024 KB'],
  [MEGABYTE, '1 MB'],
  [MEGABYTE + 1, '1,01 MB'],
  [1.05 * MEGABYTE, '1,05 MB'],
  [100 * MEGABYTE, '100 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

describe('how large a file may be', () => {
  test.each([
    ['foto.jpg', 'images', 1],
    ['foto.jpg', 'default', 1],
    ['foto.jpg', 'attachments', 100],
    ['logo.svg', 'attachments', 1],
    ['atto.pdf', 'default', 100],
    ['atto.pdf', 'attachments', 100],
  ] as const)('%s among %s: %i MB [1-5.26, 3-5.10]', (name, purpose, megabytes) =>
    expect(sizeLimit(typed(name), purpose)).toBe(megabytes * MEGABYTE),
  );

  test.each([
    ['foto.jpg', 'images', MEGABYTE, null],
    ['foto.jpg', 'images', MEGABYTE + 1, mediaFileTexts.tooLarge('foto.jpg', '1 MB', '1,01 MB', true)],
    ['foto.jpg', 'images', null, mediaFileTexts.tooLarge('foto.jpg', '1 MB', null, true)],
    ['atto.pdf', 'default', 100 * MEGABYTE, null],
    ['atto.pdf', 'default', 101 * MEGABYTE, mediaFileTexts.tooLarge('atto.pdf', '100 MB', '101 MB', false)],
  ] as const)('%s among %s with %s bytes', (name, purpose, size, problem) =>
    expect(sizeProblem(name, size, typed(name), purpose)).toBe(problem),
  );
});

test.each([
  ['foto.jpg', 10, undefined, 'images', null],
  ['foto', 10, 'image/png', 'images', null],
  ['atto.pdf', 10, undefined, 'default', null],
  ['atto.pdf', 10, undefined, 'images', mediaFileTexts.type('atto.pdf', allowedNames('images'))],
  ['virus.exe', 10, undefined, 'default', mediaFileTexts.type('virus.exe', allowedNames('default'))],
  ['foto.jpg', 0, undefined, 'images', mediaFileTexts.empty('foto.jpg')],
  ['foto.jpg', 2 * MEGABYTE, undefined, 'images', mediaFileTexts.tooLarge('foto.jpg', '1 MB', '2 MB', true)],
] as const)('%s of %i bytes (%s) among %s', (name, size, mime, purpose, problem) => {
  expect(fileProblem({ name, size, ...(mime === undefined ? {} : { mime }) }, purpose)).toBe(problem);
});

describe('the sides of a picture', () => {
  test('are looked at where it is used as an image [1-5.25]', () => {
    const purposesOf = (name: string) =>
      (['images', 'default', 'attachments'] as const).filter((purpose) => hasSides(typed(name), purpose));
    expect([purposesOf('foto.jpg'), purposesOf('logo.svg'), purposesOf('atto.pdf')]).toEqual([
      ['images', 'default'],
      [],
      [],
    ]);
  });

  test.each([
    [1200, 800, null],
    [800, 1200, null],
    [1199, 1199, mediaFileTexts.tooSmall('foto.jpg', 1200, 1199, 1199)],
    [8000, 5000, null],
    [8000, 5001, mediaFileTexts.tooManyPixels('foto.jpg', '40', '40,01')],
    [40_000_001, 1, mediaFileTexts.tooManyPixels('foto.jpg', '40', '40,01')],
  ])('%i × %i [1-5.24, 1-5.28, 2-5.23]', (width, height, problem) =>
    expect(sidesProblem('foto.jpg', { width, height })).toBe(problem),
  );
});

test.each([
  [1, 2, {}],
  [null, 2, { license_id: mediaFileTexts.license }],
  [1, null, { versione_id: mediaFileTexts.version }],
  [null, null, { license_id: mediaFileTexts.license, versione_id: mediaFileTexts.version }],
])('with licence %s and version %s are missing: %j [1-5.23]', (license_id, versione_id, problems) => {
  expect(detailProblems({ license_id, versione_id })).toEqual(problems);
});
