import { useMemo, useState } from 'react';
import {
  BLANK_LOCATION,
  isBlankLocation,
  type Location,
  locationOf,
  normalLocation,
  withLocation,
} from '../../content/kinds/address';
import { KINDS } from '../../content/kinds/table';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { LocationFields } from './LocationFields';
import type { FieldWidgetProps } from './types';
import { useLeadingFocus } from './useLeadingFocus';

const texts = fieldTexts.address;

/** Removes the whole address, after a confirmation. Source: document 2, section 5, 'Confirmations'. */
function Remove({ isBlank, onRemove }: { readonly isBlank: boolean; readonly onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon="trash"
        className="mt-3 self-start"
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

/** An address with its coordinates and its position on the map. Source: document 2, sections 3, 7 and 8. */
export function AddressWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, lookups, context, onChange, onBlur } = props;
  const location = useMemo(() => normalLocation(locationOf(value)), [value]);
  const locked = refusal ?? (readOnly ? fieldTexts.readOnly : null);
  // An address is there once its city is; what else is wrong is wrong with the coordinates.
  const isMissing = error !== null && required && KINDS.address.isEmpty(value);
  useLeadingFocus(id, error === null ? null : isMissing ? 'city' : 'lat');
  const put = (next: Location) => onChange(withLocation(value, next, field.shape));
  return (
    <Field
      {...{ label: field.label, id, hint: field.hint, refusal, required, as: 'group', labelHidden: true }}
      error={isMissing ? null : error}
    >
      {() => (
        <>
          <LocationFields
            {...{ id, location, lookups, context, onBlur, readOnly: locked, onChange: put }}
            isAlone
            errorId={error === null || isMissing ? null : `${id}-error`}
            cityError={isMissing ? error : null}
          />
          {locked === null && (
            <Remove
              isBlank={isBlankLocation(location)}
              onRemove={() => {
                put({ ...location, ...BLANK_LOCATION });
                onBlur();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
