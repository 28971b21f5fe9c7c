/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;
/** How much longer roads are than the straight line. */
const ROADS = 1.25;

/** Kilometres by road, about. */
export function kilometres(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.round(Math.hypot(to.lat - from.lat, east) * DEGREE * ROADS);
}

/** Positions of the localities that are no municipality; their municipality's town hall is elsewhere. */
export const POSITIONS: Readonly<Record<string, Point>> = {
  'Marina di Ravenna': { lat: 44.4903, lng: 12.2829 },
  'Milano Marittima': { lat: 44.2795, lng: 12.3466 },
  'Lido degli Estensi': { lat: 44.6707, lng: 12.2451 },
  'Grazzano Visconti': { lat: 44.9395, lng: 9.6666 },
  Torrechiara: { lat: 44.656, lng: 10.2735 },
  Vigoleno: { lat: 44.8203, lng: 9.9036 },
  'Cerreto Laghi': { lat: 44.299, lng: 10.2395 },
  Viserba: { lat: 44.0887, lng: 12.5318 },
  'Tabiano Terme': { lat: 44.8017, lng: 10.0141 },
  'Levizzano Rangone': { lat: 44.4896, lng: 10.9098 },
  'Roncole Verdi': { lat: 44.9497, lng: 10.0751 },
  'Rivalta Trebbia': { lat: 44.9506, lng: 9.591 },
  Veleia: { lat: 44.7858, lng: 9.7214 },
  'Lido di Spina': { lat: 44.6543, lng: 12.2467 },
  'Porto Garibaldi': { lat: 44.679, lng: 12.2394 },
  Pomposa: { lat: 44.8321, lng: 12.1754 },
  'Punta Marina': { lat: 44.4443, lng: 12.2944 },
  Classe: { lat: 44.3802, lng: 12.2333 },
  Pinarella: { lat: 44.2398, lng: 12.3605 },
  'Gatteo Mare': { lat: 44.1706, lng: 12.4363 },
};
