import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChosenOptions } from './ChosenOptions';
import type { ComboboxBaseProps, ComboboxProps } from './Combobox';
import { Icon } from './Icon';
import { type Drawing, type LazyPart, lazyPart, type PartState, useLazyPart } from './lazyPart';
import type { MultiComboboxProps } from './MultiCombobox';
import { PartFailed } from './PartFailed';
import { usePageShown } from './pageShown';

const combobox = lazyPart(async () => ({ default: (await import('./Combobox')).Combobox }));
const multiCombobox = lazyPart(async () => ({ default: (await import('./MultiCombobox')).MultiCombobox }));

/** Types a text into a control as a user would: it hears of it, and answers. */
function typeInto(control: HTMLElement, text: string): void {
  // React takes a value that is set through the element for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The code of a combobox comes once the page has what it shows, at once for who goes into it. The focus, and what was
 * typed meanwhile, goes on to the control that then takes the place of the other one under the same id.
 */
function useCombobox<Props>(code: LazyPart<Drawing<Props>>, id: string | undefined) {
  const isPageShown = usePageShown();
  const [hasFocus, setHasFocus] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const part = useLazyPart(code, isPageShown || hasFocus);
  const isReady = part.state === 'ready';
  const isHandedOver = useRef(isReady);
  useLayoutEffect(() => {
    if (!isReady || isHandedOver.current) return;
    isHandedOver.current = true;
    if (hasFocus && id !== undefined) document.getElementById(id)?.focus();
  }, [isReady, hasFocus, id]);
  useEffect(() => {
    if (!isReady || typed === null) return;
    // Only now: the library begins by writing what is chosen into its control.
    const control = id === undefined ? null : document.getElementById(id);
    if (control !== null) typeInto(control, typed);
    setTyped(null);
  }, [isReady, typed, id]);
  const toCome = {
    typed,
    onFocus: () => setHasFocus(true),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    // What was typed and not chosen is gone with the focus, as in the control itself.
    onBlur: () => {
      setHasFocus(false);
      setTyped(null);
    },
  };
  return { part, toCome };
}

interface ComboboxToComeProps extends Pick<ComboboxBaseProps, 'control' | 'placeholder' | 'readOnly'> {
  readonly part: Exclude<PartState<never>, { readonly state: 'ready' }>;
  readonly chosen: string;
  /** What was typed into it; null for nothing yet. */
  readonly typed: string | null;
  readonly onFocus: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** A combobox while its code is on the way: what is chosen can be read, and what is searched for can be typed. */
function ComboboxToCome({ part, control, chosen, typed, ...native }: ComboboxToComeProps) {
  return (
    <>
      <div className="relative" aria-busy={part.state === 'loading'}>
        <input {...control} {...native} className="control pr-9!" value={typed ?? chosen} autoComplete="off" />
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
  const { control, placeholder, readOnly, value } = props;
  const { part, toCome } = useCombobox(combobox, control?.id);
  if (part.state === 'ready') return <part.Part {...props} />;
  return <ComboboxToCome {...{ part, control, placeholder, readOnly, ...toCome }} chosen={value?.label ?? ''} />;
}

/** Several choices out of many; its code comes later. */
export function LazyMultiCombobox(props: MultiComboboxProps) {
  const { control, placeholder, readOnly, label, values, more } = props;
  const { part, toCome } = useCombobox(multiCombobox, control?.id);
  if (part.state === 'ready') return <part.Part {...props} />;
  return (
    <div>
      <ComboboxToCome {...{ part, control, placeholder, readOnly, ...toCome }} chosen="" />
      {values.length > 0 && <ChosenOptions {...{ values, label, more }} onRemove={null} />}
    </div>
  );
}
