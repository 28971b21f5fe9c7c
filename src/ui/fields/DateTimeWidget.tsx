import { asText } from '../../content/field/kind';
import { DATE_TIME_PATTERN, shownDateTime } from '../../content/kinds/table';
import { romeDateTime } from '../../content/when/civil';
import { readDay } from '../../content/when/typedDay';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { DateInput } from '../base/DateInput';
import { Field } from '../base/Field';
import { type DateFormat, movedDay } from '../base/typedDate';
import type { FieldWidgetProps } from './types';

const pad = (part: number | string): string => String(part).padStart(2, '0');

/** The parts of a typed date and time: what says the day, and the time where there is one. */
const WITH_TIME = /^(.*?)[ T,]+(?:(?:dalle|alle|ore|h\.?)\s*)*(\d{1,2})(?:[:.,h](\d{2})(?:[:.](\d{2}))?)?\s*h?$/i;

/** The wire value of a day and the parts of a time; null for what is none. */
function moment(day: string | null, hour = '0', minute = '0', second = '0'): string | null {
  const wire = `${day} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
  return DATE_TIME_PATTERN.test(wire) ? wire : null;
}

/** What a text says: the whole of it a day at midnight, or a day and a time. */
function readDateTime(text: string, from: string | null): string | null {
  const day = readDay(text, from);
  if (day !== null) return moment(day);
  const found = WITH_TIME.exec(text);
  return found === null ? null : moment(readDay(found[1] ?? '', from), found[2], found[3], found[4]);
}

/**
 * A typed date and time as it travels: a day as `readDay` reads it, the time with or without seconds, or left out for
 * midnight. What can't be read is given back as typed, so that nothing is lost and the error can show it; null for nothing.
 */
export function typedDateTime(typed: string, from: string | null = null): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return DATE_TIME_PATTERN.test(text) ? text : (readDateTime(text, from) ?? text);
}

/** The value of a native `datetime-local` control for a stored value; '' when it is no date. */
export const pickerValue = (value: string): string => (DATE_TIME_PATTERN.test(value) ? value.replace(' ', 'T') : '');

/** The stored value for what a native `datetime-local` control gives (it leaves out seconds that are zero). */
export const pickedDateTime = (picked: string): string | null =>
  picked === '' ? null : picked.replace('T', ' ').padEnd(19, ':00');

/** The same time on the day that a key moves to; now where there is none yet. */
function moved(value: string, key: string): string | null {
  const start = DATE_TIME_PATTERN.test(value) ? value : romeDateTime(new Date());
  const day = movedDay(start.slice(0, 10), key);
  return day === null ? null : `${day}${start.slice(10)}`;
}

/** Dates with a time, `YYYY-MM-DD HH:mm:ss`. */
export const MOMENT_FORMAT: DateFormat = {
  placeholder: fieldTexts.dateTime.format,
  picker: 'datetime-local',
  read: typedDateTime,
  isWhole: (typed) => /\d{4}[ T,]+\d{1,2}[:.]\d{2}/.test(typed) && readDateTime(typed.trim(), null) !== null,
  show: shownDateTime,
  move: moved,
  toPicker: pickerValue,
  fromPicker: pickedDateTime,
};

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
