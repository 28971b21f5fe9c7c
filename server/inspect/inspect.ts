import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import {
  hasSides,
  isDownloaded,
  MEDIA_TYPES,
  type MediaPurpose,
  type MediaType,
  sidesProblem,
} from '../../src/content/media/files';
import { mediaFileTexts } from '../../src/messages/screens/media';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { HttpError } from '../http/errors';
import { endsAsPdf, endsAsZip, hiddenFile } from './hidden';
import { cleanPicture, drawThumbnail, type Header, readHeader } from './raster';
import { BrokenFile, type RasterFormat } from './strip';
import { cleanSvg } from './svg';
import {
  beginsAsJson,
  beginsAsXml,
  decodeXml,
  isBlank,
  isJson,
  isText,
  readXml,
  textMark,
  toUtf8,
  xmlToUtf8,
} from './text';
import { isWorkbook } from './workbook';

/** Refuses an upload: the text goes to the file's row, wherever the client looks for it. */
export const refusedFile = (status: 408 | 413 | 415 | 422, message: string): HttpError =>
  new HttpError(status, message, { fields: { file: message } });

/** A file as it came, in a folder of this upload. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** What its name claims it is. */
  readonly claimed: MediaType;
}

/** A file that may be stored. */
export interface InspectedFile {
  /** What it is, whatever its name says. */
  readonly type: MediaType;
  /** Cleaned, where its type can be. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Pixels, upright; null for what has none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Path of its thumbnail in WebP; null for none. */
  readonly thumbnail: string | null;
  /** What would help its readers, as far as it was seen on the way. */
  readonly notes: readonly FileNote[];
}

/** What was found out about a file's content, for the steps to share. */
interface Inspection {
  readonly file: ReceivedFile;
  readonly purpose: MediaPurpose;
  readonly folder: string;
}

const TEXTS: ReadonlySet<string> = new Set(['csv', 'txt', 'json', 'geojson']);
const JSONS: ReadonlySet<string> = new Set(['json', 'geojson']);
const XMLS: ReadonlySet<string> = new Set(['xml', 'gpx', 'kml']);
/** What a sound's frame looks like by its first two bytes, as texts in other encodings do: no name for what it is. */
const WEAK_MARKS: ReadonlySet<string> = new Set(['mp1', 'mp2', 'mp3', 'aac']);
const ZIPPED: ReadonlySet<string> = new Set(['zip', 'xlsx', 'docx', 'pptx', 'odt', 'ods']);
const COMPOUND_FILE = 'application/x-cfb';

/** Formats made of text that a file which is to be read as it is can't be: a letter's source is no letter. */
const NO_PLAIN_TEXT: ReadonlySet<string> = new Set(['PDF', 'RTF', 'PostScript']);

const broken = ({ name }: ReceivedFile): Error => refusedFile(422, mediaFileTexts.broken(name));

/** What a file is by its own mark, as people call it; null as far as none is worth anything. */
function nameOfMark(found: Awaited<ReturnType<typeof fileTypeFromFile>>): string | null {
  if (found === undefined || WEAK_MARKS.has(found.ext)) return null;
  if (found.mime === COMPOUND_FILE) return mediaFileTexts.oldOffice;
  const type = MEDIA_TYPES.find(({ mime, otherMimes }) => [mime, ...otherMimes].includes(found.mime));
  return type === undefined ? found.ext.toUpperCase() : (type.format ?? type.label);
}

const disguised = ({ name, claimed }: ReceivedFile, found: string | null): Error =>
  refusedFile(422, mediaFileTexts.disguised(name, claimed.format ?? claimed.label, found));

/** Refuses what is something else than it claims, by what it is. */
async function refuseDisguised(file: ReceivedFile): Promise<never> {
  const marked = nameOfMark(await fileTypeFromFile(file.path));
  if (marked !== null || !(await isText(file.path))) throw disguised(file, marked);
  const found = await textMark(file.path);
  throw disguised(file, found === null && file.claimed.extension !== 'txt' ? mediaFileTexts.text : found || null);
}

/** A refusal for what only a file that is not whole can cause; everything else goes on as it is. */
async function whole<T>(file: ReceivedFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BrokenFile ? broken(file) : error;
  }
}

/** Text has no mark of its own: it must read as text, have some, and not begin as a format of another kind does. */
async function assertReadable({ file }: Inspection): Promise<void> {
  const { path, name, claimed } = file;
  if (!(await isText(path))) throw disguised(file, nameOfMark(await fileTypeFromFile(path)));
  const found = await textMark(path);
  if (found === '' && (await isBlank(path))) throw refusedFile(422, mediaFileTexts.blank(name));
  if (found === null || XMLS.has(claimed.extension) || claimed.family === 'svg') return;
  if (NO_PLAIN_TEXT.has(found) || (found !== '' && claimed.extension !== 'txt')) throw disguised(file, found);
}

/**
 * It must also be what it claims. Of JSON that readers download it is enough that it begins so: what is wrong further on is
 * said to who uploads it, and is theirs to decide.
 */
async function assertText(inspection: Inspection): Promise<void> {
  const { file, purpose } = inspection;
  const { path, size, claimed } = file;
  await assertReadable(inspection);
  if (!JSONS.has(claimed.extension)) return;
  const begins = await beginsAsJson(path);
  if (isDownloaded(purpose) ? begins : await isJson(path, size)) return;
  throw begins ? broken(file) : disguised(file, null);
}

/** The same of XML: it must have a root that is no page. Gives where it stops being well-formed. */
async function assertXml(inspection: Inspection): Promise<FileNote[]> {
  const { file, purpose } = inspection;
  await assertReadable(inspection);
  if (!(await beginsAsXml(file.path))) throw disguised(file, mediaFileTexts.text);
  const { root, namespace, malformed } = await whole(file, () => readXml(file.path));
  if (root === 'svg') throw disguised(file, 'SVG');
  if (root === 'html' || namespace === 'http://www.w3.org/1999/xhtml') throw disguised(file, 'HTML');
  if (file.claimed.extension !== 'xml' && root !== file.claimed.extension)
    throw disguised(file, XMLS.has(root) ? root.toUpperCase() : 'XML');
  if (malformed === null) return [];
  if (!isDownloaded(purpose)) throw broken(file);
  const { line, column } = malformed;
  return [{ code: 'xmlBroken', line, column }];
}

/** What a file with a mark of its own is. Pictures may be of another format than their name says, nothing else may. */
async function markedType(file: ReceivedFile): Promise<MediaType> {
  const { path, name, claimed } = file;
  const found = await fileTypeFromFile(path);
  if (found?.mime.includes('macroenabled')) throw refusedFile(422, mediaFileTexts.macros(name));
  if (found?.mime === COMPOUND_FILE && claimed.extension === 'xls' && (await isWorkbook(path))) return claimed;
  const type = MEDIA_TYPES.find(
    ({ mime, otherMimes }) => found !== undefined && [mime, ...otherMimes].includes(found.mime),
  );
  if (type?.extension === claimed.extension) return claimed;
  if (type?.family === 'raster' && claimed.family === 'raster') return type;
  return refuseDisguised(file);
}

/** Documents with a mark must come to the end that their format has, and no archive may hang on behind it. */
async function assertWhole(file: ReceivedFile, type: MediaType): Promise<void> {
  const { path, size, name } = file;
  const isZip = await endsAsZip(path, size);
  if (ZIPPED.has(type.extension)) {
    if (!isZip) throw broken(file);
  } else if (isZip) throw refusedFile(422, mediaFileTexts.hidden(name, 'ZIP'));
  if (type.extension === 'pdf' && !(await endsAsPdf(path, size))) throw broken(file);
}

async function withThumbnail(
  { folder, file }: Inspection,
  { type, bytes, width, height }: { type: MediaType; bytes: Buffer; width: number; height: number },
): Promise<InspectedFile> {
  const thumbnail = join(folder, 'thumbnail');
  const drawn = await drawThumbnail(bytes).catch(() => {
    throw type.family === 'svg' ? refusedFile(422, mediaFileTexts.unclosedSvg(file.name)) : broken(file);
  });
  const path = join(folder, 'cleaned');
  await Promise.all([writeFile(thumbnail, drawn), writeFile(path, bytes)]);
  return { type, path, size: bytes.length, width, height, thumbnail, notes: [] };
}

async function headerOf(file: ReceivedFile, bytes: Buffer): Promise<Header> {
  return readHeader(bytes).catch(() => {
    throw broken(file);
  });
}

/** A picture without camera and location, and its header. Refuses one that is broken, or hides another file. */
async function cleanedRaster(file: ReceivedFile, type: MediaType, check: (header: Header) => string | null) {
  const sent = await readFile(file.path);
  const header = await headerOf(file, sent);
  const problem = check(header);
  if (problem !== null) throw refusedFile(422, problem);
  const { kept, dropped } = await whole(file, () => cleanPicture(type.extension as RasterFormat, sent, header));
  const hidden = hiddenFile(dropped);
  if (hidden !== null) throw refusedFile(422, mediaFileTexts.hidden(file.name, hidden));
  return { bytes: kept, width: header.width, height: header.height };
}

async function inspectRaster(inspection: Inspection, type: MediaType): Promise<InspectedFile> {
  const { file } = inspection;
  const cleaned = await cleanedRaster(file, type, (header) => sidesProblem(file.name, header));
  return withThumbnail(inspection, { type, ...cleaned });
}

async function inspectSvg(inspection: Inspection): Promise<InspectedFile> {
  const { file } = (await inUtf8(inspection)).text;
  const unreadable = refusedFile(422, mediaFileTexts.unclosedSvg(file.name));
  if (!(await isText(file.path))) throw disguised(file, nameOfMark(await fileTypeFromFile(file.path)));
  const sent = await readFile(file.path);
  const cleaned = await whole(file, async () => cleanSvg(decodeXml(sent))).catch(() => {
    throw unreadable;
  });
  const bytes = Buffer.from(cleaned);
  const { width, height } = await readHeader(bytes).catch(() => {
    throw unreadable;
  });
  return withThumbnail(inspection, { type: file.claimed, bytes, width, height });
}

/** A picture that nobody shows, only downloads: of any size, without a thumbnail, but cleaned like every other. */
async function withCleanedPicture({ file, folder }: Inspection, found: InspectedFile): Promise<InspectedFile> {
  if (found.type.family !== 'raster') return found;
  const { bytes } = await cleanedRaster(file, found.type, () => null);
  const path = join(folder, 'cleaned');
  await writeFile(path, bytes);
  return { ...found, path, size: bytes.length };
}

/** The same inspection with its text in UTF-8, whatever it was written in, and what is said of that. */
async function inUtf8(inspection: Inspection): Promise<{ readonly text: Inspection; readonly notes: FileNote[] }> {
  const { folder, file } = inspection;
  const convert = TEXTS.has(file.claimed.extension) ? toUtf8 : xmlToUtf8;
  const converted = await convert(file.path, join(folder, 'converted'));
  if (converted === null) return { text: inspection, notes: [] };
  const { path, size, encoding } = converted;
  return {
    text: { ...inspection, file: { ...file, path, size } },
    notes: encoding === null ? [] : [{ code: 'converted', encoding }],
  };
}

/** A text: it is served in the encoding that it says, or that its type has. */
async function inspectText(inspection: Inspection): Promise<InspectedFile> {
  const { text, notes } = await inUtf8(inspection);
  const { claimed: type, path, size } = text.file;
  if (TEXTS.has(type.extension)) await assertText(text);
  else notes.push(...(await assertXml(text)));
  return { type, path, size, width: null, height: null, thumbnail: null, notes };
}

async function inspectDocument(inspection: Inspection): Promise<InspectedFile> {
  const { file } = inspection;
  const { path, size, claimed } = file;
  if (TEXTS.has(claimed.extension) || XMLS.has(claimed.extension)) return inspectText(inspection);
  const type = await markedType(file);
  await assertWhole(file, type);
  return withCleanedPicture(inspection, { type, path, size, width: null, height: null, thumbnail: null, notes: [] });
}

/**
 * Looks into a received file. Gives what may be stored: pictures without camera and location, those that are shown with
 * a thumbnail, SVG cleaned, everything else as it came. Refuses (422, naming the file and the remedy) what is not what it
 * claims to be, is not whole, hides another file, or has too few or too many pixels. Writes into `folder`.
 */
export async function inspectFile(file: ReceivedFile, purpose: MediaPurpose, folder: string): Promise<InspectedFile> {
  const inspection = { file, purpose, folder };
  if (file.claimed.family === 'svg') return inspectSvg(inspection);
  if (!hasSides(file.claimed, purpose)) return inspectDocument(inspection);
  return inspectRaster(inspection, await markedType(file));
}
