import type { Listing } from '../../content/model/listing';
import { recordCells } from '../../ui/list/recordCells';
import { useBound } from '../useBound';
import { ListScreen } from './ListScreen';

/** A list whose columns are those that lists of any record may have. */
export function RecordList(props: { readonly listing: Listing }) {
  const { listing } = useBound(props.listing);
  return <ListScreen key={listing.boundTo} listing={listing} kinds={recordCells} />;
}
