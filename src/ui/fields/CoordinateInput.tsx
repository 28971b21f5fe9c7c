import { useState } from 'react';
import type { Json } from '../../content/field/json';
import { asText } from '../../content/field/kind';
import { type Point, typedCoordinate, typedPoint } from '../../content/where/typedPoint';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';

interface CoordinateInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: Json;
  readonly readOnly: boolean;
  /** Id of the error that names both coordinates; null when nothing is wrong. */
  readonly errorId: string | null;
  readonly onChange: (value: Json) => void;
  /** Both coordinates came at once: pasted, or left as they were typed. */
  readonly onPoint: (point: Point) => void;
  readonly onBlur: () => void;
}

/**
 * One coordinate, typed with a point or a comma. What is no number stays as typed. A pair that is pasted counts at once, one
 * that is typed once the field is left: until then it may go on.
 */
export function CoordinateInput({
  id,
  label,
  value,
  readOnly,
  errorId,
  onChange,
  onPoint,
  onBlur,
}: CoordinateInputProps) {
  const [typing, setTyping] = useState<{ readonly text: string; readonly gives: Json } | null>(null);
  const shown = typing !== null && typing.gives === (value ?? null) ? typing.text : asText(value);
  return (
    <Field id={id} label={label} className="min-w-32 flex-1">
      {(control) => (
        <TextInput
          {...control}
          aria-invalid={errorId !== null || undefined}
          aria-describedby={errorId ?? undefined}
          inputMode="decimal"
          autoComplete="off"
          readOnly={readOnly}
          value={shown}
          onValue={(text) => {
            const pasted = text.length > shown.length + 1 ? typedPoint(text) : null;
            if (pasted !== null) {
              setTyping(null);
              onPoint(pasted);
              return;
            }
            const gives = typedCoordinate(text);
            setTyping({ text, gives });
            onChange(gives);
          }}
          onBlur={() => {
            setTyping(null);
            const left = readOnly ? null : typedPoint(shown);
            if (left !== null) onPoint(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
