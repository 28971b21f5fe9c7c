import { type ComponentProps, useState } from 'react';
import { TextInput } from './TextInput';

interface DayInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onValue' | 'icon'> {
  /** YYYY-MM-DD; '' for none. */
  readonly value: string;
  /** Told of whole days and of none; while a year is being typed it is not told. */
  readonly onValue: (day: string) => void;
}

/** A year that is still being typed begins with zeros. */
const isWhole = (day: string): boolean => day === '' || /^[1-9]\d{3}-/.test(day);

/** A day, typed or picked in the browser's own control. */
export function DayInput({ value, onValue, ...native }: DayInputProps) {
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <TextInput
      {...native}
      type="date"
      max="9999-12-31"
      value={typing ?? value}
      onValue={(day) => {
        setTyping(isWhole(day) ? null : day);
        if (isWhole(day)) onValue(day);
      }}
      onBlur={(event) => {
        setTyping(null);
        native.onBlur?.(event);
      }}
    />
  );
}
