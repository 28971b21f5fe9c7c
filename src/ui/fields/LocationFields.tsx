import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import type { Json } from '../../content/field/json';
import type { PositionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import { type AddressEdit, addressEdits } from '../../machines/address/edits';
import {
  type Coordinates,
  doubtOf,
  failureOf,
  foundOf,
  isLocating,
  isUnplaced,
  nearbyOf,
} from '../../machines/address/rules';
import { fieldTexts } from '../../messages/ui/fields';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandScope } from '../commands/CommandScope';
import { lateMap } from '../map/mapToCome';
import { City, CoordinateFields, Street } from './addressParts';
import { pointOf } from './coordinates';
import type { FieldWidgetProps } from './types';
import { useAddress } from './useAddress';
import { nameIn } from './value';

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

const doubtText = (doubt: PositionDoubt, city: Json): string => {
  const texts = fieldTexts.address.doubt;
  if (doubt.kind === 'exchanged') return texts.exchanged;
  return texts.far(doubt.kilometres, isPlainObject(city) ? (nameIn(city, 'city', 'nome') ?? '') : '');
};

const { reason, refusalOf } = addressEdits;

type Change<Type> = Extract<AddressEdit, { readonly type: Type; readonly changes: unknown }>['changes'];

/** Without it the coordinates can still be typed. */
const AddressMap = lateMap(() => import('../map/PointMap'), fieldTexts.map.failed);

const REQUEST_COORDINATES = { type: 'coordinates.request' } as const;

/** City, street, number, coordinates and map of one address. Source: document 2, sections 3, 7 and 8. */
export function LocationFields(props: LocationFieldsProps) {
  const { id, errorId, cityError, lookups, context, isAlone, onBlur } = props;
  const edits = useAddress(props);
  const root = useRef<HTMLDivElement>(null);
  const focused = useFocusWithin(root, '[data-location]');
  const given = useSelector(edits, (snapshot) => snapshot.context);
  const isBusy = isLocating(given);
  const failure = failureOf(given)?.message ?? null;
  // A calculation under way is shown by the button itself.
  const refused = isBusy ? null : refusalOf(given, REQUEST_COORDINATES);
  const readOnly = props.readOnly !== null;
  const { city, address, number, lat, lng } = given.value;
  const part = { id, readOnly, onBlur };
  // The same from one key to the next: what is typed in one of the parts draws none of the others.
  const changeAddress = useCallback(
    (changes: Change<'address.change'>) => edits.send({ type: 'address.change', changes }),
    [edits],
  );
  const changeCity = useCallback((next: Json) => changeAddress({ city: next }), [changeAddress]);
  const changeCoordinates = useCallback(
    (changes: Change<'coordinates.type'>) => edits.send({ type: 'coordinates.type', changes }),
    [edits],
  );
  const locate = useCallback(() => edits.send(REQUEST_COORDINATES), [edits]);
  const doubt = doubtOf(given);
  const swap = useCallback(() => edits.send({ type: 'coordinates.swap' }), [edits]);
  const takeNearby = useCallback(() => edits.send({ type: 'position.take' }), [edits]);
  const point = useMemo(() => pointOf(lat, lng), [lat, lng]);
  return (
    <div ref={root} data-location className="flex flex-col gap-3">
      {(isAlone || focused !== null) && (
        <CommandScope scope="address" actor={edits} refusal={reason} isInFront={focused !== null} card={root} />
      )}
      <City {...{ ...part, city, lookups }} error={cityError} onChange={changeCity} />
      <Street {...{ ...part, address, number }} onChange={changeAddress} />
      <CoordinateFields
        {...{ ...part, lat, lng, errorId, failure, isBusy, refusal: refused }}
        nearby={nearbyOf(given)?.name ?? null}
        found={foundOf(given)}
        onChange={changeCoordinates}
        doubt={doubt === null ? null : doubtText(doubt, city)}
        onSwap={swap}
        onLocate={locate}
        onTakeNearby={takeNearby}
      />
      {isUnplaced(given.value) && errorId === null && !isBusy && failure === null && (
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
