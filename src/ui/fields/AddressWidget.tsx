import { useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../content/types';
import { fieldTexts } from '../../messages/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { AddressMap } from './AddressMap';
import { City, CoordinateFields, type Location, Street } from './addressParts';
import { pointOf } from './coordinates';
import type { Coordinates, FieldWidgetProps } from './types';
import { useLocate } from './useLocate';
import { asText, isFields, nameIn } from './value';

const texts = fieldTexts.address;
const BLANK: Location = { city: null, address: '', number: '', lat: null, lng: null };

const locationOf = (value: Json): Location => (isFields(value) && isFields(value.location) ? value.location : BLANK);

/** Reads and writes the parts of an address; writing starts from the newest value, whenever an answer comes. */
function useAddress({ value, onChange }: Pick<FieldWidgetProps, 'value' | 'onChange'>) {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const put = (changes: Location) => {
    const { value: now, onChange: send } = latest.current;
    const next = { ...(isFields(now) ? now : {}), location: { ...locationOf(now), ...changes } };
    latest.current = { value: next, onChange: send };
    send(next);
  };
  return { location: locationOf(value), put };
}

/** Takes the whole address away, after asking. Source: document 2, section 5, 'Confirmations'. */
function Remove({ isBlank, onRemove }: { readonly isBlank: boolean; readonly onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon="trash"
        className="self-start"
        refusal={isBlank ? texts.nothing : null}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title={texts.remove}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {texts.removeQuestion}
      </LazyConfirmDialog>
    </>
  );
}

/** An address with its coordinates and its place on the map. Source: document 2, sections 3, 7 and 8. */
export function AddressWidget(props: FieldWidgetProps) {
  const { field, id, error, refusal, lookups, context, onBlur } = props;
  const { location, put } = useAddress(props);
  const settle = (changes: Location) => {
    put(changes);
    onBlur();
  };
  const { locating, start, stop } = useLocate(lookups, ({ lat, lng }: Coordinates) => settle({ lat, lng }));
  // An answer still awaited belongs to the address as it was.
  const change = (changes: Location) => {
    stop();
    put(changes);
  };
  const readOnly = props.readOnly || refusal !== null;
  const query = {
    address: asText(location.address),
    number: asText(location.number),
    city: isFields(location.city) ? (nameIn(location.city, 'city', 'nome') ?? '') : '',
  };
  const isUnplaced = query.city === '' && query.address === '';
  const isBlank = isUnplaced && query.number === '' && !asText(location.lat) && !asText(location.lng);
  const part = { id, location, readOnly, onBlur, onChange: change };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, as: 'group', labelHidden: true }}>
      {() => (
        <div className="flex flex-col gap-3">
          <City {...part} lookups={lookups} />
          <Street {...part} />
          <CoordinateFields
            {...{ ...part, locating, errorId: error === null ? null : `${id}-error` }}
            refusal={isUnplaced ? texts.needed : null}
            onLocate={() => void start(query)}
          />
          <AddressMap
            {...{ readOnly, centre: context.mapCentre, tiles: context.tiles }}
            point={pointOf(location.lat, location.lng)}
            onMove={({ lat, lng }) => {
              stop();
              settle({ lat, lng });
            }}
          />
          {!readOnly && (
            <Remove
              isBlank={isBlank}
              onRemove={() => {
                stop();
                settle(BLANK);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
