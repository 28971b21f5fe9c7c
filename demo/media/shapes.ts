import type { Random } from '../random';

/** The drawing's own measures; it is cut to whatever sides the picture has. */
export const [WIDTH, HEIGHT] = [1200, 800];

/** Sky above, sky below, sun, far, middle, near. */
export interface Palette {
  readonly high: string;
  readonly low: string;
  readonly sun: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
}

/** Draws what stands in front of a sky. */
export type Scene = (random: Random, palette: Palette) => string;

const palette = (high: string, low: string, sun: string, far: string, middle: string, near: string): Palette => ({
  high,
  low,
  sun,
  far,
  middle,
  near,
});

/** Dawn, morning, noon, afternoon, sunset, dusk, and grey days. */
export const PALETTES: readonly Palette[] = [
  palette('#f7c8b8', '#fff1e3', '#ff9d73', '#c79aa0', '#8d6f86', '#4b4566'),
  palette('#9fd3f0', '#f2fbff', '#fff2b0', '#9cc3c9', '#5f9ea0', '#2f5d62'),
  palette('#6fb7e9', '#e8f6ff', '#ffe27a', '#8fb996', '#5f8d4e', '#31572c'),
  palette('#f4d58d', '#fff8e1', '#f2a65a', '#c9a66b', '#8f7143', '#51402b'),
  palette('#f28482', '#f9dcc4', '#ffcb69', '#b56576', '#6d597a', '#3a3150'),
  palette('#3d4a7a', '#b48ead', '#ffe8c2', '#5b5f97', '#3b3f6b', '#1f2140'),
  palette('#b9c4c9', '#f1f4f5', '#f7f3e3', '#9aa8a8', '#6b7f82', '#3c4f54'),
  palette('#8fd3c8', '#f4fffb', '#ffd56b', '#74b3a4', '#3f8578', '#1f4f4a'),
];

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

/** The pieces of a repeated drawing, one after the other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Sky with its sun, or moon. */
export function sky(random: Random, { high, low, sun }: Palette): string {
  const [x, y] = [random.between(220, 980), random.between(130, 300)];
  const radius = random.between(45, 80);
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/>
    <stop offset="1" stop-color="${low}"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}
    ${circle(x, y, radius * 2.2, sun, 'opacity="0.18"')}${circle(x, y, radius, sun)}`;
}

/** Clouds as flat as everything else. */
export const clouds = (random: Random): string =>
  repeat(random.between(1, 3), () => {
    const [x, y, width] = [random.between(60, 950), random.between(70, 260), random.between(120, 240)];
    return `<g fill="#fff" opacity="0.55">${rect(x, y, width, 26, '#fff', 'rx="13"')}${rect(x + width * 0.2, y - 20, width * 0.5, 40, '#fff', 'rx="20"')}</g>`;
  });

/** A line of hills from edge to edge, closed along the bottom. `base` is where it is lowest, `height` how far it rises. */
export function hills(random: Random, base: number, height: number, fill: string, more = ''): string {
  const points = Array.from({ length: 7 }, (_, index) => ({
    x: Math.round((index / 6) * WIDTH),
    y: Math.round(base - random.next() * height),
  }));
  const curve = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x: 0, y: base };
    const middle = Math.round((before.x + x) / 2);
    return `C ${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return shape(`M 0 ${points[0]?.y ?? base} ${curve.join(' ')} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`, fill, more);
}

/** A slender tree, standing at (x, y). */
export const cypress = (x: number, y: number, height: number, fill: string): string =>
  shape(
    `M ${x} ${y - height} Q ${x + height * 0.16} ${y - height * 0.35} ${x} ${y} Q ${x - height * 0.16} ${y - height * 0.35} ${x} ${y - height} Z`,
    fill,
  );

/** A fir, standing at (x, y). */
export const fir = (x: number, y: number, height: number, fill: string): string =>
  repeat(3, (index) => {
    const [top, half] = [y - height + index * height * 0.24, height * (0.14 + index * 0.06)];
    return shape(`M ${x} ${top} L ${x + half} ${top + height * 0.42} L ${x - half} ${top + height * 0.42} Z`, fill);
  }) + rect(x - height * 0.03, y - height * 0.12, height * 0.06, height * 0.12, fill);

/** A tower with battlements, standing on `y`. */
export function tower(x: number, y: number, width: number, height: number, fill: string): string {
  const merlon = width / 5;
  const top = repeat(3, (index) => rect(x + index * 2 * merlon, y - height - merlon, merlon, merlon + 1, fill));
  const window = rect(
    x + width * 0.42,
    y - height * 0.72,
    width * 0.16,
    height * 0.14,
    '#fff',
    'opacity="0.35" rx="4"',
  );
  return rect(x, y - height, width, height, fill) + top + window;
}
