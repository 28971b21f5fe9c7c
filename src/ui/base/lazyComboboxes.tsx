import { useLayoutEffect, useRef } from 'react';
import { ChosenOptions } from './ChosenOptions';
import type { ComboboxBaseProps, ComboboxProps } from './Combobox';
import { Icon } from './Icon';
import type { MultiComboboxProps } from './MultiCombobox';
import { PartFailed } from './PartFailed';
import { type LazyPart, useLazyPart, usePageShown } from './useLazyPart';

const loadCombobox = async () => ({ default: (await import('./Combobox')).Combobox });
const loadMultiCombobox = async () => ({ default: (await import('./MultiCombobox')).MultiCombobox });

/** Gives the focus on to the control that takes the place of another one under the same id. */
function useHandover(id: string | undefined, isReady: boolean) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (isReady && hasFocus.current && id !== undefined) document.getElementById(id)?.focus();
    hasFocus.current = false;
  }, [isReady, id]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

interface ComboboxToComeProps extends Pick<ComboboxBaseProps, 'control' | 'placeholder'> {
  readonly part: Exclude<LazyPart<never>, { readonly state: 'ready' }>;
  readonly text: string;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** A combobox while its code is on the way: what is chosen can be read, and the focus may wait in it. */
function ComboboxToCome({ part, control, text, placeholder, onFocus, onBlur }: ComboboxToComeProps) {
  return (
    <>
      <div className="relative" aria-busy={part.state === 'loading'}>
        <input {...{ ...control, placeholder, onFocus, onBlur }} className="control pr-9!" value={text} readOnly />
        <span className="absolute inset-y-0 right-1 inline-flex w-7 items-center justify-center text-muted">
          <Icon name="chevronDown" size={16} />
        </span>
      </div>
      {part.state === 'failed' && <PartFailed onRetry={part.retry} className="mt-1.5" />}
    </>
  );
}

/** One choice out of many; its code comes after the page has what it shows. */
export function LazyCombobox(props: ComboboxProps) {
  const part = useLazyPart(loadCombobox, usePageShown());
  const { control, placeholder, value } = props;
  const focus = useHandover(control?.id, part.state === 'ready');
  if (part.state === 'ready') return <part.Part {...props} />;
  return <ComboboxToCome {...{ part, control, placeholder, ...focus }} text={value?.label ?? ''} />;
}

/** Several choices out of many; its code comes after the page has what it shows. */
export function LazyMultiCombobox(props: MultiComboboxProps) {
  const part = useLazyPart(loadMultiCombobox, usePageShown());
  const { control, placeholder, label, values, more } = props;
  const focus = useHandover(control?.id, part.state === 'ready');
  if (part.state === 'ready') return <part.Part {...props} />;
  return (
    <div>
      <ComboboxToCome {...{ part, control, placeholder, ...focus }} text="" />
      {values.length > 0 && <ChosenOptions {...{ values, label, more }} onRemove={null} />}
    </div>
  );
}
