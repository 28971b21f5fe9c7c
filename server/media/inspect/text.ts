import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
