import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** The engine's folder on disk, with the fsync that its own file system lacks: without it a power cut loses commits. */
export class DurableFilesystem extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(engine, options);
    prepared.emscriptenOpts.preRun?.push((module: unknown) => {
      (module as FileSystemModule).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    });
    return prepared;
  }
}

/** The engine's default parameters but `-F`, which switches fsync off. */
export const durableParameters: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
