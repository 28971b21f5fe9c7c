import type { Listing } from '../../content/model/listing';
import { recordCells } from '../../ui/list/recordCells';
import { ListScreen } from './ListScreen';

/** A list whose columns are those that lists of any record may have. */
export function RecordList({ listing }: { readonly listing: Listing }) {
  return <ListScreen listing={listing} kinds={recordCells} />;
}
