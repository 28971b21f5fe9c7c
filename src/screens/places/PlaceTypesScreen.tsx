import { placeTypes } from '../../content/listings/placeTypes';
import { recordCells } from '../../ui/list/recordCells';
import { ListScreen } from '../list/ListScreen';
import { PlaceTypeDialog } from './PlaceTypeDialog';

/** The list of place types. Source: document 3, section 2. */
export function Component() {
  return (
    <ListScreen listing={placeTypes} kinds={recordCells}>
      {(list) => <PlaceTypeDialog list={list} />}
    </ListScreen>
  );
}
