import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { ChosenOptions, focusLastChip, isPlainKey } from './ChosenOptions';
import { type ComboboxBaseProps, useComboboxText } from './Combobox';
import { ComboboxList } from './ComboboxList';
import { DescribedInput } from './DescribedInput';
import { Icon } from './Icon';
import { type ComboOption, RETRY } from './options';

export interface MultiComboboxProps extends ComboboxBaseProps {
  readonly values: readonly ComboOption[];
  readonly onValues: (values: readonly ComboOption[]) => void;
  /** Words for the chosen ones past the tenth. Source: document 2, section 8, 'Multi-select display'. */
  readonly more?: ((count: number) => string) | undefined;
}

/** Several choices out of many, found by typing; the chosen ones stand below and can be removed. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, control, values, onValues, placeholder, readOnly = false, onBlur, more } = props;
  const { list, isTyping, type, rest, announcement, onKeyDown } = useComboboxText(props);
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!isTyping && input.current !== null) input.current.value = '';
  }, [isTyping]);
  const choose = (options: readonly ComboOption[]) => {
    if (options.some(({ id }) => id === RETRY.id)) return;
    onValues(options);
    // What was searched is found: the next one is typed into an empty box.
    rest();
  };
  const toChips = (event: KeyboardEvent<HTMLInputElement>) => {
    const isBack = event.key === 'Backspace' || event.key === 'ArrowLeft';
    if (isBack && event.currentTarget.value === '' && isPlainKey(event) && focusLastChip(chips.current)) {
      event.preventDefault();
      return;
    }
    onKeyDown(event);
  };
  return (
    <div>
      <HeadlessCombobox<ComboOption, true>
        multiple
        value={[...values]}
        onChange={choose}
        by="id"
        onClose={rest}
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
            onKeyDown={toChips}
            onBlur={onBlur}
          />
          <ComboboxButton
            aria-label={uiTexts.combobox.show(label)}
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
      {values.length > 0 && (
        <ChosenOptions
          ref={chips}
          values={values}
          label={label}
          more={more}
          onRemove={readOnly ? null : (option) => onValues(values.filter(({ id }) => id !== option.id))}
          onLeave={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
