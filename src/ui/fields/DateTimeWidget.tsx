import { asText } from '../../content/field/kind';
import { romeDateTime } from '../../content/when/civil';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { DateInput } from '../base/DateInput';
import { Field } from '../base/Field';
import { MOMENT_FORMAT } from './dateTime';
import type { FieldWidgetProps } from './types';

/** Date and time, typed as DD/MM/YYYY HH:mm:ss or picked; what is no date stays, with its error. */
export function DateTimeWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, onChange, onBlur } = props;
  const isLocked = readOnly || refusal !== null;
  const putNow = () => {
    onChange(romeDateTime(new Date()));
    onBlur();
  };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-48 flex-1">
            <DateInput
              {...{ control, label: field.label, onBlur }}
              format={MOMENT_FORMAT}
              value={asText(value)}
              readOnly={isLocked}
              waits={false}
              onDate={onChange}
            />
          </div>
          {!isLocked && <Button onClick={putNow}>{fieldTexts.dateTime.now}</Button>}
        </div>
      )}
    </Field>
  );
}
