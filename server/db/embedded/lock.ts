import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The data folder belongs to another running process. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`data folder in use: ${folder}`);
    this.name = 'FolderInUse';
  }
}

/** A socket in Linux's abstract namespace: the kernel holds it, and drops it with the process however it ends. */
async function lockByKernel(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex');
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    );
    server.listen(`\0portolano-${name}`, resolve);
  });
  server.unref();
  return () => server.close();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Elsewhere a file with the process id; one left by a dead process counts for nothing. */
function lockByFile(folder: string): () => void {
  const file = join(folder, 'portolano.pid');
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw new FolderInUse(folder);
    rmSync(file);
    take();
  }
  return () => rmSync(file, { force: true });
}

/**
 * Takes a data folder for this process alone: the embedded engine has no lock of its own, and two processes would lose
 * each other's commits. Gives the function that lets go; rejects with `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  return process.platform === 'linux' ? lockByKernel(folder) : lockByFile(folder);
}
