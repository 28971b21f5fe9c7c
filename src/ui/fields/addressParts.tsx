import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Json } from '../../content/field/json';
import { asText } from '../../content/field/kind';
import type { PositionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import { mapResult } from '../../contract/result';
import { addressEdits } from '../../machines/address/edits';
import { doubtOf, failureOf, foundOf, isLocating, nearbyOf } from '../../machines/address/rules';
import { fieldTexts } from '../../messages/ui/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { TextInput } from '../base/TextInput';
import { CoordinateInput } from './CoordinateInput';
import { MUNICIPALITIES_OFFERED, municipalityOption } from './options';
import type { FieldLookups } from './types';
import type { AddressRef } from './useAddress';
import { useLookup } from './useLookup';
import { nameIn } from './value';

const texts = fieldTexts.address;

interface PartProps {
  /** Id of the field; each control's adds its own name to it. */
  readonly id: string;
  readonly edits: AddressRef;
  readonly readOnly: boolean;
  readonly onBlur: () => void;
}

/** The municipality of a location, as a choice of a combobox. */
function chosenCity(city: Json): { readonly id: string; readonly label: string } | null {
  const name = isPlainObject(city) ? nameIn(city, 'city', 'nome') : null;
  if (name === null || !isPlainObject(city)) return null;
  const province = nameIn(city, 'province_short', 'province');
  return { id: asText(city.id) || name, label: province === null ? name : `${name} (${province})` };
}

interface CityProps extends PartProps {
  readonly lookups: FieldLookups;
  /** What is wrong with it, in Italian; null for nothing. */
  readonly error: string | null;
}

/** The city, looked up from the second character on, with its postcode. */
export const City = memo(function City({ id, edits, readOnly, error, lookups, onBlur }: CityProps) {
  const city = useSelector(edits, ({ context }) => context.value.city);
  const lookup = useLookup(2, async (text, signal) =>
    mapResult(await lookups.municipalities(text, signal), (found) => found.map(municipalityOption)),
  );
  const choose = (option: ComboOption | null) => {
    const next = option === null ? null : (lookup.optionOf(option.id)?.value ?? city);
    edits.send({ type: 'address.change', changes: { city: next } });
  };
  const postcode = isPlainObject(city) ? nameIn(city, 'zip_code') : null;
  return (
    <Field
      id={`${id}-city`}
      label={texts.city}
      error={error}
      hint={postcode === null ? null : texts.postcode(postcode)}
    >
      {(control) => (
        <LazyCombobox
          {...{ label: texts.city, control, readOnly, onBlur }}
          placeholder={fieldTexts.municipalities.placeholder}
          value={chosenCity(city)}
          onValue={choose}
          {...lookup.box}
          most={MUNICIPALITIES_OFFERED}
        />
      )}
    </Field>
  );
});

/** Street and number. */
export const Street = memo(function Street({ id, edits, readOnly, onBlur }: PartProps) {
  const address = useSelector(edits, ({ context }) => context.value.address);
  const number = useSelector(edits, ({ context }) => context.value.number);
  const native = { readOnly, onBlur, autoComplete: 'off' };
  return (
    <div className="flex flex-wrap gap-3">
      <Field id={`${id}-street`} label={texts.street} className="min-w-48 flex-4">
        {(control) => (
          <TextInput
            {...{ ...control, ...native }}
            value={asText(address)}
            onValue={(text) => edits.send({ type: 'address.change', changes: { address: text } })}
          />
        )}
      </Field>
      <Field id={`${id}-number`} label={texts.number} className="min-w-20 flex-1">
        {(control) => (
          <TextInput
            {...{ ...control, ...native }}
            value={asText(number)}
            onValue={(text) => edits.send({ type: 'address.change', changes: { number: text } })}
          />
        )}
      </Field>
    </div>
  );
});

const doubtText = (doubt: PositionDoubt, city: Json): string =>
  doubt.kind === 'exchanged'
    ? texts.doubt.exchanged
    : texts.doubt.far(doubt.kilometres, isPlainObject(city) ? (nameIn(city, 'city', 'nome') ?? '') : '');

const REQUEST_COORDINATES = { type: 'coordinates.request' } as const;

const coordinatesPart = ({ context }: ReturnType<AddressRef['getSnapshot']>) => {
  const { lat, lng, city } = context.value;
  const isBusy = isLocating(context);
  const doubt = doubtOf(context);
  return {
    lat,
    lng,
    isBusy,
    // A calculation under way is shown by the button itself.
    refusal: isBusy ? null : addressEdits.refusalOf(context, REQUEST_COORDINATES),
    doubt: doubt === null ? null : doubtText(doubt, city),
    failure: failureOf(context)?.message ?? null,
    nearby: nearbyOf(context)?.name ?? null,
    found: foundOf(context),
  };
};

interface CoordinatesProps extends PartProps {
  /** Id of the text that says what is wrong with them; null when nothing is. */
  readonly errorId: string | null;
}

/** Latitude and longitude, typed or calculated, and what is to be said of them. */
export const CoordinateFields = memo(function CoordinateFields({ id, edits, ...part }: CoordinatesProps) {
  const shown = useSelector(edits, coordinatesPart, shallowEqual);
  const { lat, lng, isBusy, refusal, doubt, failure, nearby, found } = shown;
  const change = (changes: { readonly lat?: Json; readonly lng?: Json }) =>
    edits.send({ type: 'coordinates.type', changes });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <CoordinateInput
          {...{ ...part, id: `${id}-lat`, label: texts.latitude, value: lat }}
          onChange={(value) => change({ lat: value })}
          onPoint={change}
        />
        <CoordinateInput
          {...{ ...part, id: `${id}-lng`, label: texts.longitude, value: lng }}
          onChange={(value) => change({ lng: value })}
          onPoint={change}
        />
        {!part.readOnly && (
          <Button icon="compass" busy={isBusy} refusal={refusal} onClick={() => edits.send(REQUEST_COORDINATES)}>
            {texts.locate}
          </Button>
        )}
      </div>
      {doubt !== null && (
        <Banner role="status" tone="warning" title={doubt}>
          {!part.readOnly && (
            <Button className="mt-2" icon="sort" onClick={() => edits.send({ type: 'coordinates.swap' })}>
              {texts.swap}
            </Button>
          )}
        </Banner>
      )}
      {failure !== null && (
        <Banner role="alert" tone="warning" title={failure}>
          <p>{texts.byHand}</p>
          {nearby !== null && (
            <Button icon="compass" className="mt-2" onClick={() => edits.send({ type: 'position.take' })}>
              {texts.takePosition(nearby)}
            </Button>
          )}
        </Banner>
      )}
      <span className="sr-only" aria-live="polite">
        {found === null ? '' : texts.located(found.lat, found.lng)}
      </span>
    </>
  );
});
