import { useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../content/types';
import { fieldTexts } from '../../messages/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Combobox } from '../base/Combobox';
import { ConfirmDialog } from '../base/ConfirmDialog';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';
import { AddressMap } from './AddressMap';
import { CoordinateInput } from './CoordinateInput';
import { pointOf } from './coordinates';
import { mapResult, municipalityOption } from './options';
import type { Coordinates, FieldWidgetProps } from './types';
import { useLocate } from './useLocate';
import { useLookup } from './useLookup';
import { asText, isFields, nameIn } from './value';

const texts = fieldTexts.address;
const BLANK = { city: null, address: '', number: '', lat: null, lng: null };

type Location = { readonly [key: string]: Json };

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

interface CityProps {
  readonly id: string;
  readonly city: Json;
  readonly readOnly: boolean;
  readonly lookups: FieldWidgetProps['lookups'];
  readonly onCity: (city: Json) => void;
  readonly onBlur: () => void;
}

function City({ id, city, readOnly, lookups, onCity, onBlur }: CityProps) {
  const search = async ({ text }: { readonly text: string }, signal: AbortSignal) =>
    mapResult(await lookups.municipalities(text, signal), (found) => found.map(municipalityOption));
  const lookup = useLookup({ minimum: 2 }, search, false);
  const known = isFields(city) ? city : null;
  const name = known === null ? null : nameIn(known, 'city', 'nome');
  const province = known === null ? null : nameIn(known, 'province_short', 'province');
  const postcode = known === null ? null : nameIn(known, 'zip_code');
  const chosen =
    name === null ? null : { id: asText(known?.id) || name, label: province === null ? name : `${name} (${province})` };
  return (
    <Field id={id} label={texts.city} hint={postcode === null ? null : texts.postcode(postcode)}>
      {(control) => (
        <Combobox
          {...{ label: texts.city, control, readOnly, onBlur }}
          placeholder={fieldTexts.municipalities.placeholder}
          value={chosen}
          onValue={(option) => onCity(option === null ? null : (lookup.optionOf(option.id)?.value ?? city))}
          options={lookup.options}
          state={lookup.state}
          minimum={lookup.minimum}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
}

/** An address with its coordinates and its place on the map. Source: document 2, sections 3, 7 and 8. */
export function AddressWidget(props: FieldWidgetProps) {
  const { field, id, error, readOnly, refusal, lookups, context, onBlur } = props;
  const { location, put } = useAddress(props);
  const [isRemoving, setRemoving] = useState(false);
  const found = (point: Coordinates) => {
    put({ lat: point.lat, lng: point.lng });
    onBlur();
  };
  const { locating, start, stop } = useLocate(lookups, found);
  const isLocked = readOnly || refusal !== null;
  const [address, number] = [asText(location.address), asText(location.number)];
  const city = isFields(location.city) ? (nameIn(location.city, 'city', 'nome') ?? '') : '';
  const isBlank = city === '' && address === '' && number === '' && location.lat == null && location.lng == null;
  const change = (changes: Location) => {
    stop();
    put(changes);
  };
  const errorId = error === null ? null : `${id}-error`;
  const part = { readOnly: isLocked, onBlur };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, as: 'group', labelHidden: true }}>
      {() => (
        <div className="flex flex-col gap-3">
          <City
            id={`${id}-city`}
            city={location.city}
            lookups={lookups}
            onCity={(next) => change({ city: next })}
            {...part}
          />
          <div className="flex flex-wrap gap-3">
            <Field id={`${id}-street`} label={texts.street} className="min-w-48 flex-4">
              {(control) => (
                <TextInput {...control} {...part} value={address} onValue={(next) => change({ address: next })} />
              )}
            </Field>
            <Field id={`${id}-number`} label={texts.number} className="min-w-20 flex-1">
              {(control) => (
                <TextInput {...control} {...part} value={number} onValue={(next) => change({ number: next })} />
              )}
            </Field>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <CoordinateInput
              {...{ ...part, id: `${id}-lat`, label: texts.latitude, value: location.lat, errorId }}
              onChange={(lat) => change({ lat })}
            />
            <CoordinateInput
              {...{ ...part, id: `${id}-lng`, label: texts.longitude, value: location.lng, errorId }}
              onChange={(lng) => change({ lng })}
            />
            {!isLocked && (
              <Button
                icon="compass"
                busy={locating.state === 'busy'}
                refusal={city === '' && address === '' ? texts.needed : null}
                onClick={() => void start({ address, number, city })}
              >
                {texts.locate}
              </Button>
            )}
          </div>
          {locating.state === 'failed' && <Banner role="alert" tone="warning" title={locating.message} />}
          <span className="sr-only" aria-live="polite">
            {locating.state === 'done' ? texts.located(locating.point.lat, locating.point.lng) : ''}
          </span>
          <AddressMap
            point={pointOf(location.lat, location.lng)}
            centre={context.mapCentre}
            tiles={context.tiles}
            readOnly={isLocked}
            onMove={(point) => {
              stop();
              found(point);
            }}
          />
          {!isLocked && (
            <Button
              icon="trash"
              className="self-start"
              refusal={isBlank ? texts.nothing : null}
              onClick={() => setRemoving(true)}
            >
              {texts.remove}
            </Button>
          )}
          <ConfirmDialog
            open={isRemoving}
            title={texts.remove}
            onCancel={() => setRemoving(false)}
            onConfirm={() => {
              setRemoving(false);
              change(BLANK);
              onBlur();
            }}
          >
            {texts.removeQuestion}
          </ConfirmDialog>
        </div>
      )}
    </Field>
  );
}
