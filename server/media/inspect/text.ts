import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import { BrokenFile } from './strip';

/** Bytes that no text has: control characters other than tab, line and page breaks, and escape. */
const UNPRINTABLE = new Set([...Array(32).keys()].filter((code) => ![9, 10, 12, 13, 27].includes(code)));

/** Whether a file could be text in UTF-8 or one of the older encodings with one byte a character. */
export async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    for (const byte of chunk) if (UNPRINTABLE.has(byte)) return false;
  return true;
}

/** Whether a file is UTF-8 all through, as ASCII is too. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
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

async function encodingOfText(path: string): Promise<keyof typeof NAMES | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: BEGINNING - 1 })) chunks.push(chunk as Buffer);
  const wide = wideEncoding(Buffer.concat(chunks));
  if (wide !== null) return wide;
  return (await isUtf8(path)) || !(await isText(path)) ? null : 'windows-1252';
}

/**
 * Writes a text in another encoding, as Excel saves them, anew in UTF-8. Gives where, how large it is and what it was
 * written in; null for one that is UTF-8 already, or no text.
 */
export async function toUtf8(
  path: string,
  target: string,
): Promise<{ readonly path: string; readonly size: number; readonly encoding: string } | null> {
  const encoding = await encodingOfText(path);
  if (encoding === null) return null;
  const decoder = new TextDecoder(encoding);
  let size = 0;
  const decode = async function* (source: AsyncIterable<Buffer>) {
    const encoded = (text: string): Buffer => {
      const bytes = Buffer.from(text);
      size += bytes.length;
      return bytes;
    };
    for await (const chunk of source) yield encoded(decoder.decode(chunk, { stream: true }));
    yield encoded(decoder.decode());
  };
  await pipeline(createReadStream(path), decode, createWriteStream(target));
  return { path: target, size, encoding: NAMES[encoding] };
}

/** Encoding that an XML declaration names. */
function encodingOf(head: Buffer): string {
  return (
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8'
  );
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
export class MalformedFile extends BrokenFile {
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

/** Whether a text begins as a JSON file does: with a list or an object. */
export async function beginsAsJson(path: string): Promise<boolean> {
  let head = '';
  for await (const chunk of createReadStream(path, { end: 1023 }) as AsyncIterable<Buffer>) head += chunk.toString();
  return /^\ufeff?\s*[[{]/.test(head);
}

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
