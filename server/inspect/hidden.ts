import { open } from 'node:fs/promises';

/** Beginnings of files that have no business inside another one. */
const SIGNATURES: readonly (readonly [signature: string, label: string])[] = [
  ['PK\x03\x04', 'ZIP'],
  ['PK\x05\x06', 'ZIP'],
  ['Rar!\x1a\x07', 'RAR'],
  ['7z\xbc\xaf\x27\x1c', '7-Zip'],
  ['%PDF-', 'PDF'],
  ['\x7fELF', 'un programma'],
  ['This program cannot be run', 'un programma'],
  ['<?php', 'PHP'],
  ['<script', 'HTML'],
  ['<html', 'HTML'],
  ['<!doctype html', 'HTML'],
];

/** The kind of file that lies in bytes which should contain nothing of interest; null for none. */
export function hiddenFile(bytes: Buffer): string | null {
  if (bytes.length === 0) return null;
  if (bytes.toString('latin1', 0, 2) === 'MZ') return 'un programma';
  const text = bytes.toString('latin1').toLowerCase();
  return SIGNATURES.find(([signature]) => text.includes(signature.toLowerCase()))?.[1] ?? null;
}

/** Length of a ZIP's last record without its comment, and of the longest comment. Source: APPNOTE.TXT, section 4.3.16. */
const [ZIP_END, ZIP_COMMENT] = [22, 65_535];

/** The last bytes of a file, `length` at most. */
async function tailOf(path: string, size: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const tail = Buffer.alloc(Math.min(size, length));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return tail;
  } finally {
    await handle.close();
  }
}

/** Whether a file ends as a ZIP archive does: programs that unpack look from there, whatever the beginning says. */
export async function endsAsZip(path: string, size: number): Promise<boolean> {
  const tail = await tailOf(path, size, ZIP_END + ZIP_COMMENT);
  for (let at = tail.length - ZIP_END; at >= 0; at--) {
    at = tail.lastIndexOf('PK\x05\x06', at, 'latin1');
    if (at < 0) return false;
    if (at + ZIP_END <= tail.length && at + ZIP_END + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

/** Bytes behind which a PDF's end must stand: some programs add a few. */
const PDF_TAIL = 2048;

/** Whether a PDF has come to its end. */
export async function endsAsPdf(path: string, size: number): Promise<boolean> {
  return (await tailOf(path, size, PDF_TAIL)).includes('%%EOF', 0, 'latin1');
}
