import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { slugOf } from '../src/content/text/slug';
import { THEME_NAMES } from './categories';
import { COVER_FOLDER, COVER_PATH } from './paths';
import { createRandom, type Random } from './random';

const [WIDTH, HEIGHT] = [1200, 675];

/** Sky above, sky below, sun, far hills, near hills. */
type Palette = readonly [string, string, string, string, string];

const PALETTES: readonly Palette[] = [
  ['#f7c59f', '#fff3e0', '#ff8a5b', '#b07156', '#5c3b36'],
  ['#f6d186', '#fff7e3', '#e4572e', '#a3b18a', '#3a5a40'],
  ['#7fc8f8', '#f3fbff', '#ffe45e', '#3a86c8', '#f0d9a8'],
  ['#a8d5ba', '#f1faee', '#ffd166', '#52796f', '#2f3e46'],
  ['#cdb4db', '#f8edff', '#ffafcc', '#7b6d9c', '#3c3250'],
  ['#c9d6df', '#f8f9fa', '#d62828', '#6c757d', '#212529'],
  ['#e9edc9', '#fefae0', '#d4a373', '#8a9a5b', '#4f5d2f'],
  ['#bde0fe', '#f1f9ff', '#ffc300', '#6a994e', '#386641'],
  ['#d8a47f', '#fbe9d7', '#ef8354', '#7d4f50', '#3b2c35'],
  ['#2b2d5b', '#8e6c9c', '#ffd6a5', '#463f66', '#1b1830'],
  ['#ffb4a2', '#fff1eb', '#e56b6f', '#b56576', '#6d597a'],
];

/** A line of hills from the left edge to the right, closed along the bottom. */
function hills(random: Random, base: number, height: number): string {
  const points = Array.from({ length: 7 }, (_, index) => ({
    x: Math.round((index / 6) * WIDTH),
    y: Math.round(base - random.next() * height),
  }));
  const curve = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x: 0, y: base };
    const middle = Math.round((before.x + x) / 2);
    return `C ${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return `M 0 ${points[0]?.y ?? base} ${curve.join(' ')} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`;
}

function landscape(seed: number): string {
  const random = createRandom(seed);
  const [high, low, sun, far, near] = PALETTES[seed % PALETTES.length] as Palette;
  const [x, y] = [random.between(250, 950), random.between(150, 280)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/>
      <stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <circle cx="${x}" cy="${y}" r="${random.between(55, 95)}" fill="${sun}"/>
    <path d="${hills(random, 430, 160)}" fill="${far}" opacity="0.45"/>
    <path d="${hills(random, 510, 130)}" fill="${far}" opacity="0.8"/>
    <path d="${hills(random, 600, 110)}" fill="${near}"/>
  </svg>`;
}

/** File name of a theme's picture. */
const fileOf = (theme: string): string => `${slugOf(theme)}.webp`;

/** Address of a theme's picture, relative to the site's root. Takes the theme's Italian name. */
export const coverOf = (theme: string): string => `${COVER_PATH}/${fileOf(theme)}`;

/** Draws a picture for each theme into the data folder. */
export async function drawCovers(dataDir: string): Promise<void> {
  const folder = join(dataDir, ...COVER_FOLDER);
  await mkdir(folder, { recursive: true });
  const themes = THEME_NAMES.map(([italian]) => italian);
  await Promise.all(
    themes.map(async (theme, index) => {
      const picture = await sharp(Buffer.from(landscape(index)))
        .webp({ quality: 80 })
        .toBuffer();
      await writeFile(join(folder, fileOf(theme)), picture);
    }),
  );
}
