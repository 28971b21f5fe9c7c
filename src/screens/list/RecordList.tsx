import type { Listing } from '../../content/lists/listing';
import { recordCells } from '../../ui/list/recordCells';
import { BoundList } from './BoundList';

/** A list whose columns are those that lists of any record may have. */
export function RecordList({ listing }: { readonly listing: Listing }) {
  return <BoundList listing={listing} kinds={recordCells} />;
}
