import { MEDIA_LIMITS } from '../../contract/media';
import { mediaFileTexts } from '../../messages/screens/media';
import type { FileAccept } from '../field/field';

/** Where a file goes: an image gallery, the media with every type, the list of attachments, out of that the files of a content. */
export type MediaPurpose = 'images' | 'default' | 'attachments' | FileAccept;

type MediaFamily = 'raster' | 'svg' | 'document';

/** A type of file that can be uploaded. */
export interface MediaType {
  /** Its usual ending, without the dot: what a stored file gets. */
  readonly extension: string;
  readonly otherExtensions: readonly string[];
  readonly mime: string;
  /** What browsers and systems call it too. */
  readonly otherMimes: readonly string[];
  /** Its name for people. */
  readonly label: string;
  readonly family: MediaFamily;
  /** What a file of it is called where its name for people is that of several types. Without it, that name. */
  readonly format?: string;
}

const raster = (extension: string, mime: string, otherExtensions: readonly string[] = []): MediaType => ({
  extension,
  otherExtensions,
  mime,
  otherMimes: [],
  label: extension === 'jpg' ? 'JPEG' : extension === 'webp' ? 'WebP' : extension.toUpperCase(),
  family: 'raster',
});

const document = (extension: string, mime: string, label: string, more: Partial<MediaType> = {}): MediaType => ({
  extension,
  otherExtensions: [],
  mime,
  otherMimes: [],
  label,
  family: 'document',
  ...more,
});

/** Every type that can be uploaded. Those without measurable sides are exempt from the smallest one. */
export const MEDIA_TYPES: readonly MediaType[] = [
  raster('jpg', 'image/jpeg', ['jpeg', 'jpe', 'jfif']),
  raster('png', 'image/png'),
  raster('webp', 'image/webp'),
  raster('gif', 'image/gif'),
  { ...raster('svg', 'image/svg+xml'), family: 'svg' },
  document('pdf', 'application/pdf', 'PDF'),
  document('json', 'application/json', 'JSON', {
    otherMimes: ['text/json'],
  }),
  document('geojson', 'application/geo+json', 'JSON', {
    otherMimes: ['application/vnd.geo+json'],
    format: 'GeoJSON',
  }),
  document('xml', 'application/xml', 'XML', {
    otherMimes: ['text/xml'],
  }),
  document('gpx', 'application/gpx+xml', 'XML', { format: 'GPX' }),
  document('kml', 'application/vnd.google-earth.kml+xml', 'XML', { format: 'KML' }),
  document('xls', 'application/vnd.ms-excel', 'Excel'),
  document('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'),
  document('csv', 'text/csv', 'CSV', { otherMimes: ['text/comma-separated-values', 'application/csv'] }),
  document('txt', 'text/plain', 'testo'),
  document('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'),
  document('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PowerPoint'),
  document('odt', 'application/vnd.oasis.opendocument.text', 'OpenDocument'),
  document('ods', 'application/vnd.oasis.opendocument.spreadsheet', 'OpenDocument'),
  document('zip', 'application/zip', 'ZIP', { otherMimes: ['application/x-zip-compressed'] }),
  document('mp3', 'audio/mpeg', 'MP3'),
  document('mp4', 'video/mp4', 'MP4'),
];

const isImage = ({ family }: MediaType): boolean => family !== 'document';

/** The endings that the files of a content may have, to the letter: a track is XML too, and no dataset. */
const ACCEPTED: Readonly<Record<FileAccept, readonly string[]>> = { pdf: ['pdf'], data: ['csv', 'xml', 'json'] };

const isAccept = (purpose: MediaPurpose): purpose is FileAccept => Object.hasOwn(ACCEPTED, purpose);

function allowedFor(purpose: MediaPurpose): readonly MediaType[] {
  if (isAccept(purpose))
    return MEDIA_TYPES.filter(({ extension }) => ACCEPTED[purpose].includes(extension)).map((type) => ({
      ...type,
      otherExtensions: [],
    }));
  return purpose === 'images' ? MEDIA_TYPES.filter(isImage) : MEDIA_TYPES;
}

/** Why a file can't be among those of a content, by the ending of its name or address; null if it can. */
export const acceptProblem = (name: string, accept: FileAccept): string | null =>
  ACCEPTED[accept].includes(extensionOf(name)) ? null : mediaFileTexts.accepted[accept];

/** The ending of a file's name in lower case, without the dot; '' for none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type that a name claims, or the MIME type where the name claims none; null for one that can't be uploaded. */
export function claimedType(name: string, mime = ''): MediaType | null {
  const extension = extensionOf(name);
  const byName = MEDIA_TYPES.find((type) => type.extension === extension || type.otherExtensions.includes(extension));
  if (byName !== undefined || extension !== '') return byName ?? null;
  return MEDIA_TYPES.find((type) => type.mime === mime || type.otherMimes.includes(mime)) ?? null;
}

/** Whether what is uploaded stands among the attachments, which are downloaded and never shown. */
export const isDownloaded = (purpose: MediaPurpose): boolean => purpose === 'attachments' || isAccept(purpose);

/**
 * Greatest size in bytes. Images have a limit of their own, but not as attachments; an SVG always has it, since it is
 * read whole to be cleaned. Source: document 1, section 5.
 */
export const sizeLimit = (type: MediaType, purpose: MediaPurpose): number =>
  type.family === 'svg' || (isImage(type) && !isDownloaded(purpose))
    ? MEDIA_LIMITS.imageBytes
    : MEDIA_LIMITS.otherBytes;

/** What the file dialog offers: the `accept` of an input. */
export const acceptOf = (purpose: MediaPurpose): string =>
  allowedFor(purpose)
    .flatMap(({ extension, otherExtensions }) => [extension, ...otherExtensions])
    .map((extension) => `.${extension}`)
    .join(',');

/** The names of the types that can be uploaded, e.g. 'JPEG, PNG e PDF'. */
export function allowedNames(purpose: MediaPurpose): string {
  const names = [...new Set(allowedFor(purpose).map(({ label }) => label))];
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

const italian = (value: number): string => value.toLocaleString('it', { useGrouping: true });

/** A size for people, rounded up so that what is over a limit never looks like it: '1,05 MB'. Takes bytes. */
export function sizeText(bytes: number): string {
  const [unit, scale] = bytes < 1024 ? ['byte', 1] : bytes < 1024 * 1024 ? ['KB', 1024] : ['MB', 1024 * 1024];
  const digits = unit === 'MB' ? 2 : 0;
  return `${italian(Math.ceil((bytes / scale) * 10 ** digits) / 10 ** digits)} ${unit}`;
}

/** What may be uploaded, for the place where files are chosen: types, greatest size, smallest side. */
export function limitsText(purpose: MediaPurpose): string {
  const { imageBytes, otherBytes, longestSide } = MEDIA_LIMITS;
  if (isAccept(purpose)) return mediaFileTexts.acceptLimits(mediaFileTexts.accepted[purpose], sizeText(otherBytes));
  return purpose === 'images'
    ? mediaFileTexts.limits(allowedNames(purpose), sizeText(imageBytes), longestSide)
    : mediaFileTexts.fileLimits(allowedNames(purpose), sizeText(otherBytes), sizeText(imageBytes));
}

const megapixels = (pixels: number): string => italian(Math.ceil(pixels / 10_000) / 100);

/** A file as the browser or a multipart part names it. `size` in bytes. */
export interface OfferedFile {
  readonly name: string;
  readonly size: number;
  readonly mime?: string;
}

/** What is wrong with a file before anyone looks inside: its type, its size; null if nothing. */
export function fileProblem({ name, size, mime }: OfferedFile, purpose: MediaPurpose): string | null {
  const type = claimedType(name, mime);
  if (isAccept(purpose)) {
    const problem = acceptProblem(name, purpose);
    if (problem !== null) return mediaFileTexts.notAccepted(name, problem);
  }
  if (type === null || !allowedFor(purpose).some(({ extension }) => extension === type.extension))
    return mediaFileTexts.type(name, allowedNames(purpose));
  if (size === 0) return mediaFileTexts.empty(name);
  return sizeProblem(name, size, type, purpose);
}

/** What is wrong with a file's size; null if nothing. `size` is null for one that is over the limit by an unknown amount. */
export function sizeProblem(name: string, size: number | null, type: MediaType, purpose: MediaPurpose): string | null {
  const limit = sizeLimit(type, purpose);
  if (size !== null && size <= limit) return null;
  const isLimitedImage = limit === MEDIA_LIMITS.imageBytes;
  return mediaFileTexts.tooLarge(name, sizeText(limit), size === null ? null : sizeText(size), isLimitedImage);
}

/** Whether a file's sides are looked at: only those of pictures made of pixels that are used as images. */
export const hasSides = (type: MediaType, purpose: MediaPurpose): boolean =>
  type.family === 'raster' && !isDownloaded(purpose);

/** What is wrong with a picture's sides, in pixels; null if nothing. Source: document 1, section 5. */
export function sidesProblem(name: string, { width, height }: { width: number; height: number }): string | null {
  if (width * height > MEDIA_LIMITS.pixels)
    return mediaFileTexts.tooManyPixels(name, megapixels(MEDIA_LIMITS.pixels), megapixels(width * height));
  if (Math.max(width, height) < MEDIA_LIMITS.longestSide)
    return mediaFileTexts.tooSmall(name, MEDIA_LIMITS.longestSide, width, height);
  return null;
}

/**
 * Whether a picture that can't be uploaded could be, made smaller: it weighs too much or has too many pixels, and not too
 * few. `sides` is null where nobody has looked.
 */
export function isReducible(
  { name, size, mime }: OfferedFile,
  sides: { width: number; height: number } | null,
  purpose: MediaPurpose,
): boolean {
  const type = claimedType(name, mime);
  if (type === null || !allowedFor(purpose).includes(type) || !hasSides(type, purpose)) return false;
  if (sides !== null && Math.max(sides.width, sides.height) < MEDIA_LIMITS.longestSide) return false;
  return size > sizeLimit(type, purpose) || (sides !== null && sides.width * sides.height > MEDIA_LIMITS.pixels);
}

/** A media item's own data as they are edited. */
export interface MediaDetail {
  readonly license_id: number | null;
  readonly versione_id: number | null;
}

/** What must be chosen and was not, by wire name. Source: document 1, section 5. */
export function detailProblems({ license_id, versione_id }: MediaDetail): Record<string, string> {
  return {
    ...(license_id === null ? { license_id: mediaFileTexts.license } : {}),
    ...(versione_id === null ? { versione_id: mediaFileTexts.version } : {}),
  };
}
