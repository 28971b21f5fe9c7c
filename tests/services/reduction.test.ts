import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { fitting, sizesOf } from '../../src/services/reduction/fitting';
import { readHeader } from '../../src/services/reduction/header';
import { readMetadata, withMetadata } from '../../src/services/reduction/metadata';

const RIGHTS = { Copyright: '(C) Comune di Rimini', Artist: 'Anna Bianchi', ImageDescription: 'Il porto' };
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation="6" rights="Comune"/></rdf:RDF></x:xmpmeta>';

const drawn = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 40, g: 110, b: 160, alpha: 0.5 } } });
const withRights = (picture: Sharp) => picture.withExif({ IFD0: RIGHTS, IFD3: { GPSLatitudeRef: 'N' } }).withXmp(XMP);
const sides = { width: 60, height: 90 };

describe('a header', () => {
  test.each<[string, () => Sharp, object]>([
    ['JPEG', () => drawn(120, 80).jpeg(), { format: 'jpeg', isAnimated: false, mayBeTransparent: false }],
    ['progressive JPEG', () => drawn(120, 80).jpeg({ progressive: true }), { format: 'jpeg', isAnimated: false }],
    ['PNG', () => drawn(120, 80).png(), { format: 'png', isAnimated: false, mayBeTransparent: false }],
    ['transparent PNG', () => drawn(120, 80, 4).png(), { format: 'png', mayBeTransparent: true }],
    ['WebP', () => drawn(120, 80).webp(), { format: 'webp', isAnimated: false, mayBeTransparent: false }],
    ['transparent WebP', () => drawn(120, 80, 4).webp(), { format: 'webp', mayBeTransparent: true }],
    ['lossless WebP', () => drawn(120, 80, 4).webp({ lossless: true }), { format: 'webp', mayBeTransparent: true }],
    ['GIF', () => drawn(120, 80).gif(), { format: 'gif', isAnimated: false }],
  ])('of a %s', async (_, picture, expected) => {
    expect(readHeader(await picture().toBuffer())).toMatchObject({ width: 120, height: 80, ...expected });
  });

  test.each(['gif', 'webp'] as const)('of an animated %s', async (format) => {
    const frames = await Promise.all([drawn(120, 80), drawn(120, 80).negate()].map((frame) => frame.png().toBuffer()));
    const strip = sharp(frames, { join: { animated: true } });
    expect(readHeader(await strip[format]().toBuffer())).toMatchObject({ format, isAnimated: true });
  });

  test.each(['', 'testo', '\xff\xd8\xff', '\x89PNG\r\n', 'GIF89a', 'RIFF1234WEBPVP8 '])(
    'there is none in «%s»',
    (text) => {
      expect(readHeader(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

describe('what a picture says about itself', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'goes on from %s to JPEG and WebP, and the picture is upright',
    async (format) => {
      const turned = withRights(drawn(90, 60)[format]()).withMetadata({ orientation: 6 });
      const source = await withRights(turned).toBuffer();
      const metadata = await readMetadata(source, format);
      for (const type of ['image/jpeg', 'image/webp'] as const) {
        const plain = type === 'image/jpeg' ? drawn(60, 90).jpeg() : drawn(60, 90, 4).webp();
        const whole = withMetadata(await plain.toBuffer(), type, metadata, sides);
        const said = await sharp(whole).metadata();
        expect([said.width, said.height, said.orientation ?? 1]).toEqual([60, 90, 1]);
        const exif = said.exif?.toString('utf8') ?? '';
        for (const right of Object.values(RIGHTS)) expect(exif).toContain(right);
        expect(said.xmp?.toString()).toContain('rights="Comune"');
        expect(said.xmp?.toString()).toContain('tiff:Orientation="1"');
        // The whole file can still be drawn, to its end.
        await sharp(whole, { failOn: 'error' }).raw().toBuffer();
      }
    },
  );

  test('IPTC and comments go on within JPEG', async () => {
    const segment = (marker: number, text: string) => {
      const body = Buffer.from(text, 'latin1');
      return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
    };
    const source = await drawn(90, 60).jpeg().toBuffer();
    const iptc = 'Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0\x0b\x1c\x02\x74\0\x06Comune\0';
    const told = Buffer.concat([source.subarray(0, 2), segment(0xed, iptc), segment(0xfe, 'nota'), source.subarray(2)]);
    const whole = Buffer.from(
      withMetadata(await drawn(60, 40).jpeg().toBuffer(), 'image/jpeg', await readMetadata(told, 'jpeg'), sides),
    );
    expect((await sharp(whole).metadata()).iptc?.toString('latin1')).toContain('Comune');
    expect(whole.toString('latin1')).toContain('nota');
  });

  test('Exif that can’t be read is left out: it could turn the picture once more', async () => {
    const metadata = { exif: Buffer.from('MM\0*\0\0\xff\xff', 'latin1'), xmp: null, segments: [] };
    const plain = await drawn(60, 40).jpeg().toBuffer();
    expect(Buffer.from(withMetadata(plain, 'image/jpeg', metadata, sides)).equals(plain)).toBe(true);
  });
});

describe('within the limit', () => {
  test('sizes go down from the original’s to 1,200 px, never below and never up', () => {
    for (const [width, height] of [
      [6000, 4000],
      [1200, 800],
      [1201, 10],
      [800, 1300],
      [12_000, 9000],
      [30_000, 100],
    ] as const) {
      const sizes = sizesOf({ width, height });
      const longest = sizes.map((size) => Math.max(size.width, size.height));
      expect(longest.at(-1)).toBe(1200);
      expect(longest.every((side) => side >= 1200 && side <= Math.max(width, height))).toBe(true);
      expect(longest).toEqual(longest.toSorted((a, b) => b - a));
      expect(sizes.every((size) => size.width * size.height <= 40_000_000)).toBe(true);
    }
  });

  test('quality goes first, then size; the best quality that fits is taken', async () => {
    const tried: string[] = [];
    const found = await fitting({ width: 2000, height: 1000 }, async (size, quality) => {
      tried.push(`${size.width} ${quality}`);
      return size.width * quality <= 1400 ? `${size.width} ${quality}` : null;
    });
    expect(tried).toEqual(['2000 0.64', '2000 0.92', '2000 0.86', '2000 0.8', '2000 0.72']);
    expect(found).toEqual({ picture: '2000 0.64', sides: { width: 2000, height: 1000 } });
    const smaller = await fitting({ width: 2000, height: 1000 }, async (size, quality) =>
      size.width < 2000 && quality < 0.87 ? quality : null,
    );
    expect(smaller).toEqual({ picture: 0.86, sides: { width: 1700, height: 850 } });
  });

  test('what is too heavy even at the smallest size is given up', async () => {
    const tried: number[] = [];
    const found = await fitting({ width: 1200, height: 800 }, async (_, quality) => {
      tried.push(quality);
      return null;
    });
    expect(found).toBeNull();
    expect(tried).toEqual([0.64, 0.55, 0.45, 0.35]);
  });
});
