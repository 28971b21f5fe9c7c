import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { addressEdits } from '../../machines/address/edits';
import { type Coordinates, failureOf, isLocating, isUnplaced } from '../../machines/address/rules';
import { fieldTexts } from '../../messages/ui/fields';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandScope } from '../commands/CommandScope';
import { lateMap } from '../map/mapToCome';
import { City, CoordinateFields, Street } from './addressParts';
import { pointOf } from './coordinates';
import type { FieldWidgetProps } from './types';
import { useAddress } from './useAddress';

export interface LocationFieldsProps
  extends Pick<FieldWidgetProps, 'path' | 'context' | 'onChange' | 'onBlur' | 'lookups'> {
  /** Id of the group of controls; each control's adds its own name to it: `-city`, `-street`, `-number`, `-lat`, `-lng`. */
  readonly id: string;
  /** Id of the locality that it lies in; null for none. */
  readonly locality: number | null;
  /** Italian reason why it can't be changed now; null when it can. */
  readonly readOnly: string | null;
  /** Id of the text that says what is wrong with the coordinates; null when nothing is. */
  readonly errorId: string | null;
  /** That a city is missing, where one must be chosen; null otherwise. */
  readonly cityError: string | null;
  /** Whether its commands act without the focus: the item's only address, not one of several. */
  readonly isAlone: boolean;
}

/** Without it the coordinates can still be typed. */
const AddressMap = lateMap(() => import('../map/PointMap'), fieldTexts.map.failed);

/** City, street, number, coordinates and map of one address. Source: document 2, sections 3, 7 and 8. */
export function LocationFields(props: LocationFieldsProps) {
  const { id, errorId, cityError, lookups, context, isAlone, onBlur } = props;
  const edits = useAddress(props);
  const root = useRef<HTMLDivElement>(null);
  const focused = useFocusWithin(root, '[data-location]');
  const given = useSelector(edits, (snapshot) => snapshot.context);
  const readOnly = props.readOnly !== null;
  const { lat, lng } = given.value;
  const part = { id, edits, readOnly, onBlur };
  const point = useMemo(() => pointOf(lat, lng), [lat, lng]);
  return (
    <div ref={root} data-location className="flex flex-col gap-3">
      {(isAlone || focused !== null) && (
        <CommandScope
          scope="address"
          actor={edits}
          refusal={addressEdits.reason}
          isInFront={focused !== null}
          card={root}
        />
      )}
      <City {...part} lookups={lookups} error={cityError} />
      <Street {...part} />
      <CoordinateFields {...part} errorId={errorId} />
      {isUnplaced(given.value) && errorId === null && !isLocating(given) && failureOf(given) === null && (
        <p className="text-xs text-muted">{fieldTexts.address.unplaced}</p>
      )}
      <AddressMap
        {...{ readOnly, centre: context.mapCentre, tiles: context.tiles }}
        point={point}
        onMove={(point: Coordinates) => edits.send({ type: 'pin.move', point })}
        onLeave={() => document.getElementById(`${id}-lng`)?.focus()}
      />
    </div>
  );
}
