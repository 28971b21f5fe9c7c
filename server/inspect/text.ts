import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import { BrokenFile } from './strip';

/** Bytes that no text has: control characters other than tab, line and page breaks, and escape. */
const UNPRINTABLE = Uint8Array.from({ length: 256 }, (_, code) =>
  code < 32 && ![9, 10, 12, 13, 27].includes(code) ? 1 : 0,
);

const isPrintable = (bytes: Buffer): boolean => {
  for (const byte of bytes) if (UNPRINTABLE[byte] === 1) return false;
  return true;
};

const readingOf = (path: string): AsyncIterable<Buffer> => createReadStream(path) as AsyncIterable<Buffer>;

/** Whether a file could be text in UTF-8 or one of the older encodings with one byte a character. */
export async function isText(path: string): Promise<boolean> {
  for await (const chunk of readingOf(path)) if (!isPrintable(chunk)) return false;
  return true;
}

/** Bytes of the beginning by which an encoding of two bytes a character is told. */
const BEGINNING = 4096;

/** The encoding of two bytes a character that a text begins in: by its mark, else by where its zeros are; null for none. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Texts of this part of the world: nearly every other byte is zero, and none of the others.
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : null;
}

const NAMES = { 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

/** An encoding that texts come in. */
export type TextEncoding = keyof typeof NAMES | 'utf-8';

/** Takes a text piece by piece, the last one empty; says after each whether it has been UTF-8 until then. */
function utf8Check(): (piece: Buffer | null) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  return (piece) => {
    try {
      if (isUtf8) decoder.decode(piece ?? undefined, { stream: piece !== null });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      isUtf8 = false;
    }
    return isUtf8;
  };
}

/** What a text is written in, by its bytes, of which there may be very many; null for no text. */
export async function encodingOfText(source: AsyncIterable<Buffer>): Promise<TextEncoding | null> {
  const isUtf8 = utf8Check();
  let head: Buffer = Buffer.alloc(0);
  let isPlain = true;
  for await (const chunk of source) {
    if (head.length < BEGINNING) head = Buffer.concat([head, chunk]);
    isPlain &&= isPrintable(chunk);
    isUtf8(chunk);
    if (!isPlain && head.length >= BEGINNING) return wideEncoding(head.subarray(0, BEGINNING));
  }
  const wide = wideEncoding(head.subarray(0, BEGINNING));
  if (wide !== null || !isPlain) return wide;
  return isUtf8(null) ? 'utf-8' : 'windows-1252';
}

/** An XML declaration with the encoding that it names, as the file begins. */
const DECLARED = /^((?:\ufeff|\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["'])([\w.-]+)(["'])/;

/**
 * What an XML file is written in where it has to be written anew, since it does not say so, or says something else; null
 * for one that is written as it says, and for no text.
 */
async function misdeclared(path: string): Promise<TextEncoding | null> {
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { end: BEGINNING - 1 }) as AsyncIterable<Buffer>)
    head = Buffer.concat([head, chunk]);
  const declared = DECLARED.exec(head.toString('latin1'))?.[2]?.toLowerCase() ?? 'utf-8';
  const isWide = /^(utf-?16|ucs-?2|iso-10646-ucs-2)/.test(declared);
  // Older encodings are what they say: readers of XML know them.
  if (wideEncoding(head) === null && !isWide && !/^utf-?8$/.test(declared)) return null;
  const encoding = await encodingOfText(readingOf(path));
  return encoding === 'utf-8' && !isWide ? null : encoding;
}

/** A text that was written anew in UTF-8, and what it came in. */
export interface Converted {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** As people call it; null where only its declaration was wrong. */
  readonly encoding: string | null;
}

async function convert(path: string, target: string, encoding: TextEncoding, isXml: boolean): Promise<Converted> {
  const decoder = new TextDecoder(encoding);
  let size = 0;
  const decode = async function* (source: AsyncIterable<Buffer>) {
    const encoded = (text: string): Buffer => {
      const bytes = Buffer.from(text);
      size += bytes.length;
      return bytes;
    };
    let isBeginning = isXml;
    for await (const chunk of source) {
      const text = decoder.decode(chunk, { stream: true });
      yield encoded(isBeginning ? text.replace(DECLARED, '$1UTF-8$3') : text);
      isBeginning = false;
    }
    yield encoded(decoder.decode());
  };
  await pipeline(readingOf(path), decode, createWriteStream(target));
  return { path: target, size, encoding: encoding === 'utf-8' ? null : NAMES[encoding] };
}

/**
 * Writes a text in another encoding, as Excel saves them, anew in UTF-8. Gives where, how large it is and what it was
 * written in; null for one that is UTF-8 already, or no text.
 */
export async function toUtf8(path: string, target: string): Promise<Converted | null> {
  const encoding = await encodingOfText(readingOf(path));
  return encoding === null || encoding === 'utf-8' ? null : convert(path, target, encoding, false);
}

/** The same of XML, whose declaration says so then; one in an older encoding that it names stays as it came. */
export async function xmlToUtf8(path: string, target: string): Promise<Converted | null> {
  const encoding = await misdeclared(path);
  return encoding === null ? null : convert(path, target, encoding, true);
}

/** Whether a text in UTF-8 has nothing but blanks. */
export async function isBlank(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { encoding: 'utf8' }))
    if (/[^\s\ufeff]/.test(String(chunk))) return false;
  return true;
}

/** How other files begin that are made of text, too. */
const TEXT_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'PDF'],
  [/^\{\\rtf/, 'RTF'],
  [/^%!PS/, 'PostScript'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype\s+html|<html|<head|<body|<table)\b/is, 'HTML'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype\s+svg|<svg)\b/is, 'SVG'],
  [/^<\?xml\b/i, 'XML'],
];

/** What a text in UTF-8 is by how it begins: '' for one that begins with nothing but blanks, null for a text like any other. */
export async function textMark(path: string): Promise<string | null> {
  let head = '';
  for await (const chunk of createReadStream(path, { end: BEGINNING - 1, encoding: 'utf8' })) head += chunk;
  const text = head.replace(/^\ufeff/, '').trimStart();
  return text === '' ? '' : (TEXT_MARKS.find(([mark]) => mark.test(text))?.[1] ?? null);
}

/** Encoding that an XML declaration names. */
function encodingOf(head: Buffer): string {
  return DECLARED.exec(head.toString('latin1'))?.[2] ?? 'utf-8';
}

function decoderOf(head: Buffer): TextDecoder {
  const encoding = encodingOf(head);
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new BrokenFile(`unknown encoding ${encoding}`);
  }
}

/** The text of a whole XML file; throws `BrokenFile` where it is not written as it says. */
export function decodeXml(bytes: Buffer): string {
  try {
    return decoderOf(bytes.subarray(0, 200)).decode(bytes);
  } catch (error) {
    if (error instanceof BrokenFile) throw error;
    throw new BrokenFile((error as Error).message);
  }
}

/** Deepest nesting and most attributes of one element: what people exchange stays far below, and readers take their square. */
const [DEEPEST, MOST_ATTRIBUTES] = [256, 1000];

/** A file that is not written by the rules of its format, and where that begins: line and column, from 1. */
class MalformedFile extends BrokenFile {
  readonly line: number;
  readonly column: number;

  constructor(message: string, at: { readonly line: number; readonly column: number }) {
    super(message);
    this.line = at.line;
    this.column = at.column;
  }
}

/** What an XML file is, by its root; `malformed` says where it stops being well-formed behind that. */
export interface XmlFacts {
  readonly root: string;
  readonly namespace: string;
  readonly malformed: MalformedFile | null;
}

/**
 * Reads an XML file piece by piece. Throws `MalformedFile` where not even its root can be read, and `BrokenFile` for what no
 * reader should be asked to read.
 */
export async function readXml(path: string): Promise<XmlFacts> {
  const parser = new SaxesParser({ xmlns: true });
  let found = { root: '', namespace: '' };
  let depth = 0;
  let attributes = 0;
  parser.on('error', (error) => {
    throw new MalformedFile(error.message, { line: parser.line, column: parser.column });
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > DEEPEST) throw new BrokenFile('nested too deep');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new BrokenFile('too many attributes');
  });
  parser.on('opentag', ({ local, uri }) => {
    if (found.root === '') found = { root: local, namespace: uri };
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      decoder ??= decoderOf(chunk.subarray(0, 200));
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    if (error instanceof MalformedFile && found.root !== '') return { ...found, malformed: error };
    throw error instanceof BrokenFile ? error : new BrokenFile((error as Error).message);
  }
  return { ...found, malformed: null };
}

/** Whether a text's first character that is no blank is one of these. */
const beginsWith =
  (first: RegExp) =>
  async (path: string): Promise<boolean> => {
    let head = '';
    for await (const chunk of createReadStream(path, { end: 1023 }) as AsyncIterable<Buffer>) head += chunk.toString();
    return first.test(head.replace(/^\ufeff/, '').trimStart());
  };

/** Whether a text begins as a JSON file does: with a list or an object. */
export const beginsAsJson = beginsWith(/^[[{]/);

/** Whether a text begins as an XML file does. */
export const beginsAsXml = beginsWith(/^</);

/** Size up to which JSON is read whole, in bytes: parsing takes many times as much memory. */
const WHOLE_JSON = 8 * 1024 * 1024;

/** Whether a file is JSON. Of a large one, whose text has been checked, only its first and last character are looked at. */
export async function isJson(path: string, size: number): Promise<boolean> {
  if (size <= WHOLE_JSON) {
    const text = await readFile(path, 'utf8');
    try {
      JSON.parse(text.replace(/^\ufeff/, ''));
      return true;
    } catch {
      return false;
    }
  }
  const edge = async (start: number, end: number): Promise<string> => {
    let text = '';
    for await (const chunk of createReadStream(path, { start, end }) as AsyncIterable<Buffer>) text += chunk.toString();
    return text.trim();
  };
  const [head, tail] = await Promise.all([edge(0, 1023), edge(size - 1024, size - 1)]);
  return /^\ufeff?[[{]/.test(head) && /[\]}]$/.test(tail);
}
