import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { ChosenOptions } from './ChosenOptions';
import type { ComboboxBaseProps, ComboboxProps } from './Combobox';
import { Icon } from './Icon';
import type { MultiComboboxProps } from './MultiCombobox';
import { PartFailed } from './PartFailed';
import { usePageShown } from './pageShown';
import { type LazyPart, useLazyPart } from './useLazyPart';

const loadCombobox = async () => ({ default: (await import('./Combobox')).Combobox });
const loadMultiCombobox = async () => ({ default: (await import('./MultiCombobox')).MultiCombobox });

/**
 * The code of a combobox comes once the page has what it shows, at once for who goes into it. The focus goes on to the
 * control that then takes the place of the other one under the same id.
 */
function useCombobox<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>, id: string | undefined) {
  const isPageShown = usePageShown();
  const [hasFocus, setHasFocus] = useState(false);
  const part = useLazyPart(load, isPageShown || hasFocus);
  const isReady = part.state === 'ready';
  const isHandedOver = useRef(isReady);
  useLayoutEffect(() => {
    if (!isReady || isHandedOver.current) return;
    isHandedOver.current = true;
    if (hasFocus && id !== undefined) document.getElementById(id)?.focus();
  }, [isReady, hasFocus, id]);
  return { part, focus: { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) } };
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

/** One choice out of many; its code comes later. */
export function LazyCombobox(props: ComboboxProps) {
  const { control, placeholder, value } = props;
  const { part, focus } = useCombobox(loadCombobox, control?.id);
  if (part.state === 'ready') return <part.Part {...props} />;
  return <ComboboxToCome {...{ part, control, placeholder, ...focus }} text={value?.label ?? ''} />;
}

/** Several choices out of many; its code comes later. */
export function LazyMultiCombobox(props: MultiComboboxProps) {
  const { control, placeholder, label, values, more } = props;
  const { part, focus } = useCombobox(loadMultiCombobox, control?.id);
  if (part.state === 'ready') return <part.Part {...props} />;
  return (
    <div>
      <ComboboxToCome {...{ part, control, placeholder, ...focus }} text="" />
      {values.length > 0 && <ChosenOptions {...{ values, label, more }} onRemove={null} />}
    </div>
  );
}
