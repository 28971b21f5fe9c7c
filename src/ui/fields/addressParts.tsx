import { memo } from 'react';
import type { Json } from '../../content/field/json';
import { asText } from '../../content/field/kind';
import { isPlainObject } from '../../contract/plainObject';
import type { Coordinates } from '../../machines/address/rules';
import { fieldTexts } from '../../messages/ui/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import { TextInput } from '../base/TextInput';
import { CoordinateInput } from './CoordinateInput';
import { MUNICIPALITIES_OFFERED, mapResult, municipalityOption } from './options';
import type { FieldLookups } from './types';
import { useLookup } from './useLookup';
import { nameIn } from './value';

const texts = fieldTexts.address;

interface PartProps {
  /** Id of the field; each control's adds its own name to it. */
  readonly id: string;
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
  readonly city: Json;
  readonly lookups: FieldLookups;
  /** What is wrong with it, in Italian; null for nothing. */
  readonly error: string | null;
  readonly onChange: (city: Json) => void;
}

/** The city, looked up from the second character on, with its postcode. */
export const City = memo(function City({ id, city, readOnly, error, lookups, onChange, onBlur }: CityProps) {
  const lookup = useLookup(2, async (text, signal) =>
    mapResult(await lookups.municipalities(text, signal), (found) => found.map(municipalityOption)),
  );
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
          onValue={(option) => onChange(option === null ? null : (lookup.optionOf(option.id)?.value ?? city))}
          options={lookup.options}
          state={lookup.state}
          failure={lookup.failure}
          minimum={lookup.minimum}
          most={MUNICIPALITIES_OFFERED}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
});

interface StreetProps extends PartProps {
  readonly address: Json;
  readonly number: Json;
  readonly onChange: (changes: { readonly address?: string; readonly number?: string }) => void;
}

/** Street and number. */
export const Street = memo(function Street({ id, address, number, readOnly, onChange, onBlur }: StreetProps) {
  const native = { readOnly, onBlur, autoComplete: 'off' };
  return (
    <div className="flex flex-wrap gap-3">
      <Field id={`${id}-street`} label={texts.street} className="min-w-48 flex-4">
        {(control) => (
          <TextInput
            {...{ ...control, ...native }}
            value={asText(address)}
            onValue={(text) => onChange({ address: text })}
          />
        )}
      </Field>
      <Field id={`${id}-number`} label={texts.number} className="min-w-20 flex-1">
        {(control) => (
          <TextInput
            {...{ ...control, ...native }}
            value={asText(number)}
            onValue={(text) => onChange({ number: text })}
          />
        )}
      </Field>
    </div>
  );
});

interface CoordinatesProps extends PartProps {
  readonly lat: Json;
  readonly lng: Json;
  readonly errorId: string | null;
  /** A call of the geocoder is under way. */
  readonly isBusy: boolean;
  /** Why it gave no coordinates; null for no reason to say anything. */
  readonly failure: string | null;
  /** The locality or municipality whose position can be taken instead, by its name; null for none. */
  readonly nearby: string | null;
  /** Where it put the address just now. */
  readonly found: Coordinates | null;
  /** Why the geocoder can't be called now. */
  readonly refusal: string | null;
  readonly onChange: (changes: { readonly lat?: Json; readonly lng?: Json }) => void;
  /** What is doubtful about them, in Italian; null for nothing. */
  readonly doubt: string | null;
  readonly onSwap: () => void;
  readonly onLocate: () => void;
  readonly onTakeNearby: () => void;
}

/** Latitude and longitude, typed or calculated. */
export const CoordinateFields = memo(function CoordinateFields({
  id,
  lat,
  lng,
  onChange,
  errorId,
  isBusy,
  failure,
  nearby,
  found,
  refusal,
  doubt,
  onSwap,
  onLocate,
  onTakeNearby,
  ...part
}: CoordinatesProps) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <CoordinateInput
          {...{ ...part, errorId, id: `${id}-lat`, label: texts.latitude, value: lat }}
          onChange={(value) => onChange({ lat: value })}
          onPoint={onChange}
        />
        <CoordinateInput
          {...{ ...part, errorId, id: `${id}-lng`, label: texts.longitude, value: lng }}
          onChange={(value) => onChange({ lng: value })}
          onPoint={onChange}
        />
        {!part.readOnly && (
          <Button icon="compass" busy={isBusy} refusal={refusal} onClick={onLocate}>
            {texts.locate}
          </Button>
        )}
      </div>
      {doubt !== null && (
        <Banner role="status" tone="warning" title={doubt}>
          {!part.readOnly && (
            <Button className="mt-2" icon="sort" onClick={onSwap}>
              {texts.swap}
            </Button>
          )}
        </Banner>
      )}
      {failure !== null && (
        <Banner role="alert" tone="warning" title={failure}>
          <p>{texts.byHand}</p>
          {nearby !== null && (
            <Button icon="compass" className="mt-2" onClick={onTakeNearby}>
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
