import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { matchingChoices, nearestFirst } from '../../content/text/fold';
import { uiTexts } from '../../messages/ui/ui';
import { ComboboxList, listNote } from './ComboboxList';
import { cx } from './cx';
import { DescribedInput } from './DescribedInput';
import type { ControlProps } from './Field';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { type ComboOption, type LookupFailure, type LookupState, RETRY } from './options';

/** What the single and the multiple combobox share. */
export interface ComboboxBaseProps {
  /** Name of the field, for the buttons inside. */
  readonly label: string;
  /** Attributes that `Field` gives. */
  readonly control?: ControlProps | undefined;
  /** All the options ('ready' and filtered here), or those found for what was typed. */
  readonly options: readonly ComboOption[];
  /** Called with what is typed, '' when the list closes: the options are then looked up outside and shown as given. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly state?: LookupState | undefined;
  /** Why they could not be looked up, in the state 'failed'. */
  readonly failure?: LookupFailure | null | undefined;
  /** Characters from which a look-up starts. */
  readonly minimum?: number | undefined;
  /** Most options offered at a time; where more were found, the list says that typing on narrows them. */
  readonly most?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Said when nothing is found. */
  readonly empty?: string | undefined;
  /** Shown and reachable, but not to be changed. */
  readonly readOnly?: boolean | undefined;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
}

export interface ComboboxProps extends ComboboxBaseProps {
  readonly value: ComboOption | null;
  readonly onValue: (value: ComboOption | null) => void;
  /** Whether nothing may be chosen again. */
  readonly clearable?: boolean | undefined;
}

/** The options to show and the words for them, out of what was typed; `rest` ends the typing, chosen or not. */
export function useComboboxText(props: ComboboxBaseProps) {
  const { options, onType, state = 'ready', minimum = 2, empty = uiTexts.combobox.none, failure = null } = props;
  const { most = Number.POSITIVE_INFINITY } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? '';
  const matching = onType === undefined ? matchingChoices(options, text) : options;
  // A server may give what it found in any order; of what is cut off nobody knows.
  const shown = matching.length > most ? nearestFirst(matching, text).slice(0, most) : matching;
  const narrow = matching.length > most ? uiTexts.combobox.narrow(most) : null;
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const rest = () => {
    setTyped(null);
    if (typed !== null) onType?.('');
  };
  const list = { options: shown, state, minimum, empty, failure, narrow };
  const announcement = text === '' ? '' : (listNote(list) ?? narrow ?? uiTexts.combobox.found(shown.length));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || state !== 'failed' || failure === null) return;
    if (event.currentTarget.getAttribute('aria-expanded') !== 'true') return;
    // The box would take it for a choice and close.
    event.preventDefault();
    event.stopPropagation();
    failure.retry();
  };
  return { list, isTyping: typed !== null, type, rest, announcement, onKeyDown };
}

const sameOption = (one: ComboOption | null, other: ComboOption | null): boolean => one?.id === other?.id;

/**
 * One choice out of many, found by typing. An emptied box chooses nothing, or where something must be chosen waits for
 * another choice: what was chosen stands in it again once it is left.
 */
export function Combobox(props: ComboboxProps) {
  const { label, control, value, onValue, placeholder, readOnly = false, clearable = true, onBlur } = props;
  const { list, isTyping, type, rest, announcement, onKeyDown } = useComboboxText(props);
  const input = useRef<HTMLInputElement>(null);
  const chosen = value?.label ?? '';
  useLayoutEffect(() => {
    // The library keeps what stands in the box after any key in it, also when the value changes outside.
    if (!isTyping && input.current !== null && input.current.value !== chosen) input.current.value = chosen;
  }, [isTyping, chosen]);
  const mayClear = clearable && value !== null && !readOnly;
  const choose = (option: ComboOption | null) => {
    if (option?.id !== RETRY.id && (option !== null || clearable)) onValue(option);
  };
  return (
    <HeadlessCombobox<ComboOption | null>
      value={value}
      onChange={choose}
      by={sameOption}
      onClose={rest}
      disabled={readOnly}
    >
      <div className="relative">
        <ComboboxInput
          as={DescribedInput}
          ref={input}
          {...control}
          describedBy={control?.['aria-describedby']}
          className={cx('control', mayClear ? 'pr-16!' : 'pr-9!')}
          displayValue={(option: ComboOption | null) => option?.label ?? ''}
          placeholder={placeholder}
          autoComplete="off"
          readOnly={readOnly}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <span className="absolute inset-y-0 right-1 flex items-center">
          {mayClear && (
            <IconButton
              label={uiTexts.combobox.clear(label)}
              icon="close"
              size="small"
              // By keys one empties the box.
              tabIndex={-1}
              onClick={() => {
                onValue(null);
                input.current?.focus();
              }}
            />
          )}
          <ComboboxButton
            aria-label={uiTexts.combobox.show(label)}
            className="inline-flex size-7 items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <Icon name="chevronDown" size={16} />
          </ComboboxButton>
        </span>
        <ComboboxList {...list} />
      </div>
      <span className="sr-only" aria-live="polite">
        {announcement}
      </span>
    </HeadlessCombobox>
  );
}
