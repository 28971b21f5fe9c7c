import { useRef, useState } from 'react';
import { asText } from '../../content/kinds/kind';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { IconButton } from '../base/IconButton';
import { TextInput } from '../base/TextInput';
import { pickedDateTime, pickerValue, romeDateTime, shownDateTime, typedDateTime } from './dateTime';
import type { FieldWidgetProps } from './types';

/**
 * Date and time, typed as DD/MM/YYYY HH:mm:ss or picked. While one types the text stays as typed; when the field is
 * left it is written out in full. What is no date stays, with its error.
 */
export function DateTimeWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, onChange, onBlur } = props;
  const stored = asText(value);
  const [typing, setTyping] = useState<{ readonly text: string; readonly gives: string } | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isLocked = readOnly || refusal !== null;
  const shown = typing !== null && typing.gives === stored ? typing.text : shownDateTime(stored);
  const onType = (text: string) => {
    const gives = typedDateTime(text);
    setTyping({ text, gives: gives ?? '' });
    onChange(gives);
  };
  const put = (next: string | null) => {
    setTyping(null);
    onChange(next);
    onBlur();
  };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-48 flex-1">
            <TextInput
              {...control}
              className="pr-9!"
              value={shown}
              onValue={onType}
              readOnly={isLocked}
              placeholder={fieldTexts.dateTime.format}
              autoComplete="off"
              spellCheck={false}
              onBlur={() => {
                setTyping(null);
                onBlur();
              }}
            />
            <input
              ref={picker}
              type="datetime-local"
              step={1}
              tabIndex={-1}
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 bottom-0 h-0 opacity-0"
              value={pickerValue(stored)}
              onChange={(event) => put(pickedDateTime(event.currentTarget.value))}
            />
            {!isLocked && (
              <IconButton
                icon="calendar"
                size="small"
                label={fieldTexts.dateTime.pick}
                className="absolute inset-y-0 right-1 my-auto"
                onClick={() => picker.current?.showPicker()}
              />
            )}
          </div>
          {!isLocked && <Button onClick={() => put(romeDateTime(new Date()))}>{fieldTexts.dateTime.now}</Button>}
        </div>
      )}
    </Field>
  );
}
