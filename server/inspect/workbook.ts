import { open } from 'node:fs/promises';

/** Programs that make XLS files, as the file's root names them; zero where a library made it. Source: [MS-CFB], section 2.6. */
const WORKBOOKS = new Set([
  '00000000000000000000000000000000',
  '1008020000000000c000000000000046',
  '2008020000000000c000000000000046',
]);

/**
 * Whether a compound file is an Excel workbook: installers and documents with other programs inside have the same
 * beginning. Source: [MS-CFB], sections 2.2 and 2.6.
 */
export async function isWorkbook(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const header = Buffer.alloc(512);
    await handle.read(header, 0, header.length, 0);
    const sectorSize = 2 ** header.readUInt16LE(30);
    const root = Buffer.alloc(128);
    const { bytesRead } = await handle.read(root, 0, root.length, (header.readUInt32LE(48) + 1) * sectorSize);
    return bytesRead === root.length && WORKBOOKS.has(root.toString('hex', 80, 96));
  } finally {
    await handle.close();
  }
}
