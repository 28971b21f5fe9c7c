import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { useRef, useState } from 'react';
import { ui } from '../../messages/ui';
import { type ComboboxBaseProps, useComboboxText } from './Combobox';
import { ComboboxList } from './ComboboxList';
import { DescribedInput } from './DescribedInput';
import { Icon } from './Icon';
import type { ComboOption } from './options';

export interface MultiComboboxProps extends ComboboxBaseProps {
  readonly values: readonly ComboOption[];
  readonly onValues: (values: readonly ComboOption[]) => void;
  /** Words for the chosen ones past the tenth. Source: document 2, section 8, 'Multi-select display'. */
  readonly more?: ((count: number) => string) | undefined;
}

/** Chosen entries shown before the rest is only counted. Source: document 2, section 8. */
export const CHOSEN_SHOWN = 10;

interface ChosenProps {
  readonly values: readonly ComboOption[];
  readonly label: string;
  readonly more: (count: number) => string;
  readonly onRemove: ((option: ComboOption) => void) | null;
}

function Chosen({ values, label, more, onRemove }: ChosenProps) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.slice(0, CHOSEN_SHOWN);
  const hidden = values.length - CHOSEN_SHOWN;
  return (
    <ul aria-label={`${label}: ${ui.combobox.chosen(values.length)}`} className="mt-1.5 flex flex-wrap gap-1.5">
      {shown.map((option) => (
        <li
          key={option.id}
          className="inline-flex min-h-6 max-w-full items-center rounded-sm border border-accent-ink/25 bg-accent-soft pl-2 text-sm text-accent-ink"
        >
          <span className="min-w-0 truncate py-0.5">{option.label}</span>
          {onRemove === null ? (
            <span className="w-2" />
          ) : (
            <button
              type="button"
              aria-label={ui.combobox.remove(option.label)}
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-accent hover:text-on-accent"
              onClick={() => onRemove(option)}
            >
              <Icon name="close" size={13} />
            </button>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            className="min-h-6 rounded-sm px-1.5 text-sm text-accent-ink underline underline-offset-2"
            onClick={() => setAll(!all)}
          >
            {all ? ui.combobox.fewer : more(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Several choices out of many, found by typing; the chosen ones stand below and can be taken away. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, control, values, onValues, placeholder, readOnly = false, onBlur, more = ui.combobox.more } = props;
  const { list, type, announcement } = useComboboxText(props);
  const input = useRef<HTMLInputElement>(null);
  const remove = (option: ComboOption) => {
    onValues(values.filter((value) => value.id !== option.id));
    input.current?.focus();
  };
  return (
    <div>
      <HeadlessCombobox<ComboOption, true>
        multiple
        value={[...values]}
        onChange={onValues}
        by="id"
        onClose={() => type('')}
        disabled={readOnly}
      >
        <div className="relative">
          <ComboboxInput
            as={DescribedInput}
            {...control}
            describedBy={control?.['aria-describedby']}
            ref={input}
            className="control pr-9!"
            placeholder={placeholder}
            autoComplete="off"
            readOnly={readOnly}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <ComboboxButton
            aria-label={ui.combobox.show(label)}
            className="absolute inset-y-0 right-1 my-auto inline-flex size-7 items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <Icon name="chevronDown" size={16} />
          </ComboboxButton>
          <ComboboxList {...list} />
        </div>
        <span className="sr-only" aria-live="polite">
          {announcement}
        </span>
      </HeadlessCombobox>
      {values.length > 0 && <Chosen values={values} label={label} more={more} onRemove={readOnly ? null : remove} />}
    </div>
  );
}
