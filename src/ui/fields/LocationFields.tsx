import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import type { Json } from '../../content/field/json';
import { sameValue } from '../../content/field/path';
import type { Location } from '../../content/kinds/address';
import type { PositionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import { reason as refusalOf } from '../../machines/address/refusals';
import { doubtOf } from '../../machines/address/rules';
import type { Coordinates } from '../../machines/address/types';
import { fieldTexts } from '../../messages/ui/fields';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandScope } from '../commands/CommandScope';
import { AddressMap } from './AddressMap';
import { City, CoordinateFields, Street } from './addressParts';
import { pointOf } from './coordinates';
import type { FieldContext, FieldLookups } from './types';
import { useAddress } from './useAddress';
import { nameIn } from './value';

export interface LocationFieldsProps {
  /** Id of the group of controls; each control's adds its own name to it: `-city`, `-street`, `-number`, `-lat`, `-lng`. */
  readonly id: string;
  readonly location: Location;
  /** Id of the locality that it lies in; null for none. */
  readonly locality?: number | null;
  /** Italian reason why it can't be changed now; null when it can. */
  readonly readOnly: string | null;
  /** Id of the text that says what is wrong with the coordinates; null when nothing is. */
  readonly errorId: string | null;
  /** That a city is missing, where one must be chosen; null otherwise. */
  readonly cityError?: string | null;
  readonly lookups: FieldLookups;
  readonly context: Pick<FieldContext, 'mapCentre' | 'tiles'>;
  /** Whether its commands act without the focus: the item's only address, not one of several. */
  readonly isAlone: boolean;
  /** Gets the whole location; unknown keys stay in it. */
  readonly onChange: (location: Location) => void;
  /** A control was left, or the coordinates were set by geocoder or pin. */
  readonly onBlur: () => void;
}

const sameDoubt = (one: PositionDoubt | null, other: PositionDoubt | null): boolean =>
  sameValue(one === null ? null : { ...one }, other === null ? null : { ...other });

const doubtText = (doubt: PositionDoubt, city: Json): string => {
  const texts = fieldTexts.address.doubt;
  if (doubt.kind === 'exchanged') return texts.exchanged;
  return texts.far(doubt.kilometres, isPlainObject(city) ? (nameIn(city, 'city', 'nome') ?? '') : '');
};

const REQUEST_COORDINATES = { type: 'coordinates.request' } as const;

/** City, street, number, coordinates and map of one address. Source: document 2, sections 3, 7 and 8. */
export function LocationFields(props: LocationFieldsProps) {
  const { id, location, errorId, cityError = null, lookups, context, isAlone, onBlur } = props;
  const actor = useAddress({ ...props, locality: props.locality ?? null });
  const root = useRef<HTMLDivElement>(null);
  const focused = useFocusWithin(root, '[data-location]');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure?.message ?? null);
  const found = useSelector(actor, (snapshot) => snapshot.context.found);
  const nearby = useSelector(actor, (snapshot) => snapshot.context.nearby?.name ?? null);
  const isUnplaced = useSelector(actor, (snapshot) => snapshot.hasTag('unplaced'));
  // A calculation under way is shown by the button itself.
  const refused = useSelector(actor, (snapshot) =>
    snapshot.hasTag('busy') ? null : refusalOf(snapshot, REQUEST_COORDINATES),
  );
  const readOnly = props.readOnly !== null;
  const { city, address, number, lat, lng } = location;
  const part = { id, readOnly, onBlur };
  // The same from one key to the next: what is typed in one of the parts draws none of the others.
  const changeAddress = useCallback(
    (changes: Partial<Location>) => actor.send({ type: 'address.change', changes }),
    [actor],
  );
  const changeCity = useCallback((next: Json) => changeAddress({ city: next }), [changeAddress]);
  const changeCoordinates = useCallback(
    (changes: { readonly lat?: Json; readonly lng?: Json }) => actor.send({ type: 'coordinates.type', changes }),
    [actor],
  );
  const locate = useCallback(() => actor.send(REQUEST_COORDINATES), [actor]);
  const doubt = useSelector(actor, ({ context }) => doubtOf(context), sameDoubt);
  const swap = useCallback(() => actor.send({ type: 'coordinates.swap' }), [actor]);
  const takeNearby = useCallback(() => actor.send({ type: 'position.take' }), [actor]);
  const point = useMemo(() => pointOf(lat, lng), [lat, lng]);
  return (
    <div ref={root} data-location className="flex flex-col gap-3">
      {(isAlone || focused !== null) && (
        <CommandScope scope="address" actor={actor} refusal={refusalOf} isInFront={focused !== null} card={root} />
      )}
      <City {...{ ...part, city, lookups }} error={cityError} onChange={changeCity} />
      <Street {...{ ...part, address, number }} onChange={changeAddress} />
      <CoordinateFields
        {...{ ...part, lat, lng, errorId, failure, nearby, found, isBusy, refusal: refused }}
        onChange={changeCoordinates}
        doubt={doubt === null ? null : doubtText(doubt, city)}
        onSwap={swap}
        onLocate={locate}
        onTakeNearby={takeNearby}
      />
      {isUnplaced && errorId === null && !isBusy && failure === null && (
        <p className="text-xs text-muted">{fieldTexts.address.unplaced}</p>
      )}
      <AddressMap
        {...{ readOnly, centre: context.mapCentre, tiles: context.tiles }}
        point={point}
        onMove={(point: Coordinates) => actor.send({ type: 'pin.move', point })}
        onLeave={() => document.getElementById(`${id}-lng`)?.focus()}
      />
    </div>
  );
}
