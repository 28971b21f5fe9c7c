import type { ContentLanguages } from '../../src/contract/languages';
import type { Db } from '../db/types';
import type { Feature } from '../services';
import type { FileStore } from '../storage/fileStore';

/** A store whose demo files are made when they are first wanted. */
export interface DemoStore extends FileStore {
  /** Makes nothing more; resolves once nothing is being made. */
  stop(): Promise<void>;
}

/** Contents to try the product with. The server knows what it asks of them, and is given them by whoever starts it. */
export interface Demo {
  /**
   * Fills an empty database, in one transaction: a start that is cut off leaves it empty. `dataDir` is where pictures go;
   * only the site's languages are written.
   */
  readonly fill: (db: Db, site: { dataDir: string; languages: ContentLanguages }) => Promise<void>;
  /** Wraps a store, so that it contains the demo's files as far as the database has rows of them. */
  readonly withFiles: (store: FileStore, db: Db, dataDir: string) => DemoStore;
  /** What is answered beside the server's own. */
  readonly feature: Feature;
}

/** Loads the demo, which most starts do without. */
export type LoadDemo = () => Promise<Demo>;
