import type { Config } from '../config';
import { createDiskStore } from './disk';
import type { FileStore } from './fileStore';

/** The S3 server that the settings name, otherwise the data folder. Source: design, section 7. */
export async function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return createDiskStore(dataDir);
  // Its library takes its time to load: only who uses it waits.
  const { createS3Store } = await import('./s3');
  return createS3Store(s3);
}
