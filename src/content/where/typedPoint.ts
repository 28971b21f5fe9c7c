import { isPlaced } from '../kinds/address';

/** A point on the map, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const onGlobe = (lat: number, lng: number): Point | null => (isPlaced({ lat, lng }) ? { lat, lng } : null);

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** What stands between the two numbers of a link. */
const BETWEEN = String.raw`[,~/_]\s*`;

/** Where links of maps have their point, the most exact place first: a pin goes before the middle of what is shown. */
const IN_LINK: readonly RegExp[] = [
  // Google: the place that is shown.
  /!3d([+-]?\d+(?:\.\d+)?)!4d([+-]?\d+(?:\.\d+)?)/,
  // OpenStreetMap's marker, and parameters of the two names.
  /[?&#]m?lat(?:itude)?=([+-]?[\d.]+)&(?:.*&)?m?(?:lon|lng|longitude)=([+-]?[\d.]+)/i,
  // Apple, Bing, Google, and what a phone shares: '44.49,11.34' as the value of a parameter.
  new RegExp(
    String.raw`[?&#](?:coordinate|sp|pp|daddr|destination|q|query|ll|sll|near|center|cbll|cp)=(?:loc:|point\.)?\s*${NUMBER}\s*${BETWEEN}${NUMBER}`,
    'i',
  ),
  // As a part of the path: what was searched.
  new RegExp(String.raw`/(?:place|search|dir/+[^/]*|dir)/+${NUMBER}\s*,\s*${NUMBER}(?=[/?&]|$)`, 'i'),
  // The middle of the map: Google, OpenStreetMap.
  /@([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)/,
  /#map=[\d.]+\/([+-]?\d+(?:\.\d+)?)\/([+-]?\d+(?:\.\d+)?)/,
];

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
};

function pointInLink(link: string): Point | null {
  const text = decoded(link);
  for (const pattern of IN_LINK) {
    const found = pattern.exec(text);
    const point = found === null ? null : onGlobe(Number(found[1]), Number(found[2]));
    if (point !== null) return point;
  }
  // Google shows a pin's degrees as the name of the place.
  return inDegrees(/\/place\/([^/]+)/.exec(text)?.[1] ?? '');
}

/** Whether a text is a link, or what opens a map on a telephone. Source: RFC 5870 (`geo:`). */
const LINK = /^(?:https?:\/\/|geo:|maps?:|www\.|[a-z.]*(?:google|openstreetmap|apple|bing)\.[a-z.]+\/)/i;

const DEGREES =
  /([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|′′|’’)\s*)?)?)?([NSEWO])?/giu;

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

/** A coordinate in degrees, and the letter of its hemisphere; 'O' is Italian for west. */
interface Angle {
  readonly degrees: number;
  readonly axis: 'lat' | 'lng' | null;
}

function anglesIn(text: string): Angle[] | null {
  const angles: Angle[] = [];
  const rest = text.replace(DEGREES, (_, before, whole, minutes, seconds, after) => {
    const letter = String(before ?? after ?? '').toUpperCase();
    const size = Math.abs(numberOf(whole)) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
    const isNegative = whole.startsWith('-') || ['S', 'W', 'O'].includes(letter);
    angles.push({
      // A ten-thousandth of a second is three millimetres.
      degrees: Number((isNegative ? -size : size).toFixed(7)),
      axis: letter === '' ? null : ['N', 'S'].includes(letter) ? 'lat' : 'lng',
    });
    return '';
  });
  return /^[\s,;/]*$/.test(rest) ? angles : null;
}

/** Two angles with a sign of degrees or the letters of their hemispheres, in either order where these say it. */
function inDegrees(text: string): Point | null {
  if (!/[°º]|[NSEWO]/i.test(text)) return null;
  const [one, other, ...more] = anglesIn(text) ?? [];
  if (one === undefined || other === undefined || more.length > 0) return null;
  if (one.axis !== null && one.axis === other.axis) return null;
  const isReversed = one.axis === 'lng' || other.axis === 'lat';
  return isReversed ? onGlobe(other.degrees, one.degrees) : onGlobe(one.degrees, other.degrees);
}

const PAIRS: readonly RegExp[] = [
  /^([+-]?\d{1,3}(?:\.\d+)?)(?:\s*[,;|/]\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)$/,
  /^([+-]?\d{1,3},\d+)(?:\s*[,;|/]\s*|\s+)([+-]?\d{1,3},\d+)$/,
];

/** One number, with point or comma: '44,4949' is no pair. */
const ONE_NUMBER = /^[+-]?\d+(?:[.,]\d*)?$/;

const LABELS = /lat(?:itudin[ei]|itude|\.)?|lo?ng?(?:itudin[ei]|itude|\.)?|[:=()[\]]/gi;

/** What copying brings along: characters without a shape, and other signs for a minus. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The point that a text says, as map sites give it: 'lat, lng' with points or commas, degrees, minutes and seconds, a link
 * of Google, OpenStreetMap, Apple or Bing, a `geo:` address. Null for what is none, one coordinate alone included.
 */
export function typedPoint(typed: string): Point | null {
  const text = plain(typed);
  if (LINK.test(text)) {
    const geo = /^geo:([+-]?[\d.]+),([+-]?[\d.]+)/i.exec(text);
    const direct = geo === null ? null : onGlobe(Number(geo[1]), Number(geo[2]));
    // '0,0' is how a telephone says that the place is in the query.
    return direct !== null && (direct.lat !== 0 || direct.lng !== 0) ? direct : pointInLink(text);
  }
  const bare = text
    .replace(LABELS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;]\s*|\s*[,;]$/g, '');
  if (ONE_NUMBER.test(bare)) return null;
  for (const pattern of PAIRS) {
    const found = pattern.exec(bare);
    if (found !== null) return onGlobe(numberOf(found[1]), numberOf(found[2]));
  }
  return inDegrees(text.replace(/^[([]|[)\]]$/g, ''));
}

/** A typed coordinate: a number where it is one (comma or point, or degrees), null for nothing, otherwise the text as it is. */
export function typedCoordinate(typed: string): number | string | null {
  const text = plain(typed);
  if (text === '') return null;
  if (ONE_NUMBER.test(text)) return Number(text.replace(',', '.'));
  const [angle, ...more] = /[°º]|[NSEWO]$/i.test(text) ? (anglesIn(text) ?? []) : [];
  return angle !== undefined && more.length === 0 ? angle.degrees : typed;
}
