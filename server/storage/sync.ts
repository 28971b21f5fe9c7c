import { open } from 'node:fs/promises';

/** Makes what was written survive a loss of power. Takes a file or a folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
