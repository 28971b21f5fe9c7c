import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { richTextTexts } from '../../messages/ui/richtext';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';

export interface AddressPanelProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
  readonly applyLabel: string;
  /** Takes what was typed; gives what is wrong with it, or null after applying it. */
  readonly onApply: (typed: string) => string | null;
  readonly onClose: () => void;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly children?: ReactNode;
}

/** A strip under the toolbar with a box for an address: Enter applies, Esc closes it and nothing else. */
export function AddressPanel(props: AddressPanelProps) {
  const { title, label, hint, initial, applyLabel, onApply, onClose, onRemove, removeLabel, children } = props;
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const apply = () => setError(onApply(typed));
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) apply();
    else onClose();
  };
  return (
    <div
      role="dialog"
      aria-label={title}
      className="flex flex-wrap items-start gap-3 border-b border-line bg-canvas p-3"
      onKeyDown={onKeyDown}
    >
      <Field label={label} hint={hint} error={error} className="flex-1 basis-72">
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            onValue={setTyped}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2 sm:pt-5.5">
        {children}
        <Button size="small" variant="primary" onClick={apply}>
          {applyLabel}
        </Button>
        {onRemove !== undefined && (
          <Button size="small" icon="trash" onClick={onRemove}>
            {removeLabel}
          </Button>
        )}
        <Button size="small" variant="ghost" hint="Esc" onClick={onClose}>
          {richTextTexts.close}
        </Button>
      </div>
    </div>
  );
}
