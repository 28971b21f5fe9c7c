import { type KeyboardEvent, useRef, useState } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import type { ControlProps } from './Field';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';
import { DAY_FORMAT, type DateFormat } from './typedDate';

interface DateInputProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string | null;
  readonly readOnly: boolean;
  /** Whether a change waits until the field is left, Enter or a key with Ctrl, because it may open a question. */
  readonly waits: boolean;
  readonly onDate: (date: string | null) => void;
  /** Called when the field is left, and after a day was picked. */
  readonly onBlur?: () => void;
  /** Without it a day. */
  readonly format?: DateFormat;
  /** The day that '+7' and 'lun' are counted from; today without one. */
  readonly from?: string | null;
}

/**
 * A date, typed as people write it ('27/11', 'domani', '+7') or moved day by day with the arrows; Alt+Down opens the
 * browser's calendar. While one types the text stays as typed; when the field is left it is written out in full. What is
 * no date stays, with its error.
 */
export function DateInput(props: DateInputProps) {
  const { control, label, value, readOnly, waits, onDate, onBlur, format = DAY_FORMAT, from = null } = props;
  const stored = value ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const report = (date: string | null) => {
    if ((date ?? '') !== stored) onDate(date);
  };
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    report(format.read(typed, from));
  };
  const type = (text: string) => {
    setTyped(text);
    if (!waits && format.isWhole(text)) report(format.read(text, from));
  };
  const move = (event: KeyboardEvent): boolean => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || readOnly);
    const present = typed === null ? stored : (format.read(typed, from) ?? '');
    const next = isPlain ? format.move(present, event.key) : null;
    if (next === null) return false;
    setTyped(waits ? format.show(next) : null);
    if (!waits) report(next);
    return true;
  };
  // A command by key, such as saving, takes what is typed with it.
  const keys = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const opensPicker = event.altKey && event.key === 'ArrowDown' && !readOnly;
    if (opensPicker) picker.current?.showPicker();
    // The rest of this press would go to the first button of the question that it may open.
    if (opensPicker || move(event) || (event.key === 'Enter' && !isCommand && waits)) event.preventDefault();
    if (event.key === 'Enter' || isCommand) settle();
  };
  return (
    <div className="relative">
      <TextInput
        {...control}
        className="pr-9!"
        value={typed ?? format.show(stored)}
        onValue={type}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        onKeyDown={keys}
        readOnly={readOnly}
        placeholder={format.placeholder}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        ref={picker}
        type={format.picker}
        step={format.picker === 'date' ? undefined : 1}
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-0 opacity-0"
        value={format.toPicker(stored)}
        onChange={(event) => {
          setTyped(null);
          report(format.fromPicker(event.currentTarget.value));
          onBlur?.();
        }}
      />
      {!readOnly && (
        <IconButton
          icon="calendar"
          size="small"
          // Tab goes from field to field: the keyboard has the arrows, and Alt+Down.
          tabIndex={-1}
          label={uiTexts.date.pick(label)}
          className="absolute inset-y-0 right-1 my-auto"
          onClick={() => picker.current?.showPicker()}
        />
      )}
    </div>
  );
}
