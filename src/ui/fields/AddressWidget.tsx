import { useMemo, useState } from 'react';
import {
  BLANK_LOCATION,
  isBlankLocation,
  type Location,
  locationOf,
  normalLocation,
  withLocation,
} from '../../content/kinds/address';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { LocationFields } from './LocationFields';
import type { FieldWidgetProps } from './types';

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
  const put = (next: Location) => onChange(withLocation(value, next, field.shape));
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required, as: 'group', labelHidden: true }}>
      {() => (
        <>
          <LocationFields
            {...{ id, location, lookups, context, onBlur, readOnly: locked, onChange: put }}
            isAlone
            errorId={error === null ? null : `${id}-error`}
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
