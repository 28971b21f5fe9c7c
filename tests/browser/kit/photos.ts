import sharp from 'sharp';
import type { TestFile } from './files';

/** Who took the photos of the tests, as their Exif says. */
export const RIGHTS = { Copyright: '(C) Comune di Rimini', Artist: 'Anna Bianchi', ImageDescription: 'Il porto' };

/** Noise, which no compression makes small, as a photo is that nobody has made smaller yet. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** A photo from a camera held upright: a heavy JPEG that lies on its side and says how it is turned, with rights and place. */
export const cameraPhoto = async (name: string, width: number, height: number): Promise<TestFile> => ({
  name,
  type: 'image/jpeg',
  bytes: await noise(width, height)
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: RIGHTS, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer(),
});

/** A heavy PNG with a transparent half. */
export const cutOut = async (name: string, side: number): Promise<TestFile> => ({
  name,
  type: 'image/png',
  bytes: await sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
    .composite([
      {
        input: await noise(side / 2, side)
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer(),
});
