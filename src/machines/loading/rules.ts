import { isPlainObject } from '../../contract/plainObject';

/** How many pages there are of what was loaded, 1 at least. */
export const pagesOf = (value: unknown): number =>
  isPlainObject(value) && typeof value.pages === 'number' ? value.pages : 1;
