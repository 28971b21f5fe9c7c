import type { Random } from '../random';
import { bicycle, mountains, path, seaside } from './outdoors';
import { clouds, HEIGHT, type Palette, type Scene, sky, WIDTH } from './shapes';
import { castle, porticoes, road, spa, stage, table, wheel } from './towns';

/** What is drawn for each theme, by its Italian name. */
const SCENES: Readonly<Record<string, Scene>> = {
  'Castelli e rocche': castle,
  'Arte e cultura': porticoes,
  Enogastronomia: table,
  Musica: stage,
  Motori: road,
  Cammini: path,
  Bicicletta: bicycle,
  'Appennino e natura': mountains,
  Mare: seaside,
  'Terme e benessere': spa,
  'Parchi divertimento': wheel,
};

/** An SVG of these sides that shows a theme; the same random choices give the same picture. */
export function drawScene(theme: string, random: Random, palette: Palette, width: number, height: number): string {
  const scene = SCENES[theme] ?? path;
  const inner = `${sky(random, palette)}${clouds(random)}${scene(random, palette)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}
