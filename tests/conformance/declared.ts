import type { Listing } from '../../src/content/model/listing';
import type { ContentHead } from '../../src/content/model/types';
import { contents, listings } from '../../src/content/registry';

type Declared = Pick<Listing, 'area' | 'titles' | 'list' | 'rowList' | 'isOpen' | 'routes' | 'abilities'>;

/** What is declared of an area's list, be it a content type's or another one. */
export function listingOf(area: string): Declared {
  const found = [...contents, ...listings].find((one: ContentHead | Listing) => one.area === area);
  if (found === undefined) throw new Error(`nothing declares the area '${area}'`);
  return found as Declared;
}

export const columnsOf = ({ list }: Pick<Declared, 'list'>): readonly string[] =>
  list.columns.map(({ label }) => label);
