import { type KeyboardEvent, useRef, useState } from 'react';
import { isCivilDate, shortDate } from '../../content/model/civil';
import { uiTexts } from '../../messages/ui/ui';
import type { ControlProps } from './Field';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';
import { isWholeDate, typedDate } from './typedDate';

interface DateInputProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string | null;
  readonly readOnly: boolean;
  /** Whether a change waits until the field is left, Enter or a key with Ctrl, because it may open a question. */
  readonly waits: boolean;
  readonly onDate: (date: string | null) => void;
}

/**
 * A date, typed as DD/MM/YYYY or picked. While one types the text stays as typed; when the field is left it is written
 * out in full. What is no date stays, with its error.
 */
export function DateInput({ control, label, value, readOnly, waits, onDate }: DateInputProps) {
  const stored = value ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const report = (date: string | null) => {
    if ((date ?? '') !== stored) onDate(date);
  };
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    report(typedDate(typed));
  };
  const type = (text: string) => {
    setTyped(text);
    if (!waits && isWholeDate(text)) report(typedDate(text));
  };
  // A command by key, such as saving, takes what is typed with it.
  const keys = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    // The rest of this press would go to the first button of the question that it may open.
    if (event.key === 'Enter' && !isCommand && waits) event.preventDefault();
    if (event.key === 'Enter' || isCommand) settle();
  };
  return (
    <div className="relative">
      <TextInput
        {...control}
        className="pr-9!"
        value={typed ?? shortDate(stored)}
        onValue={type}
        onBlur={settle}
        onKeyDown={keys}
        readOnly={readOnly}
        placeholder={uiTexts.date.format}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-0 opacity-0"
        value={isCivilDate(stored) ? stored : ''}
        onChange={(event) => {
          setTyped(null);
          report(event.currentTarget.value || null);
        }}
      />
      {!readOnly && (
        <IconButton
          icon="calendar"
          size="small"
          label={uiTexts.date.pick(label)}
          className="absolute inset-y-0 right-1 my-auto"
          onClick={() => picker.current?.showPicker()}
        />
      )}
    </div>
  );
}
