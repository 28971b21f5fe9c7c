import type { Config } from '../config';
import { createStore } from '../storage/create';
import type { FileStore } from '../storage/fileStore';
import { StartUpFailure } from './problem';

/** Opens the store of files and proves that it answers; that of the data folder has been proved with the folder. */
export async function openStore(config: Config): Promise<FileStore> {
  const store = await createStore(config);
  if (config.s3 === null) return store;
  await store.assertReady().catch((error: Error) => {
    throw new StartUpFailure('store', error);
  });
  return store;
}
