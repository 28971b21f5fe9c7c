import { type KeyboardEvent, type Ref, useState } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';
import { Icon } from './Icon';
import type { ComboOption } from './options';

/** Chosen entries shown before the rest is only counted. Source: document 2, section 8. */
const CHOSEN_SHOWN = 10;

interface ChosenProps {
  readonly values: readonly ComboOption[];
  readonly label: string;
  readonly more?: ((count: number) => string) | undefined;
  readonly onRemove: ((option: ComboOption) => void) | null;
  /** The focus goes back to the box. */
  readonly onLeave?: () => void;
  readonly ref?: Ref<HTMLUListElement>;
}

const CHIPS = 'button[data-chip]';

export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** From the empty box back to what was chosen last. Gives whether there is any that may be taken away. */
export function focusLastChip(list: Element | null): boolean {
  const last = [...(list?.querySelectorAll<HTMLElement>(CHIPS) ?? [])].at(-1);
  last?.focus();
  return last !== undefined;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * What is chosen, each with the button that takes it away unless nothing may be changed (`onRemove` null). The buttons are
 * no stops of Tab: from the empty box the arrow left or Backspace leads to them, arrows go on, Backspace and Canc take away.
 */
export function ChosenOptions(props: ChosenProps) {
  const { values, label, more = uiTexts.combobox.more, onRemove, onLeave, ref } = props;
  const [all, setAll] = useState(false);
  const shown = all ? values : values.slice(0, CHOSEN_SHOWN);
  const hidden = values.length - CHOSEN_SHOWN;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>(CHIPS)];
    const at = chips.indexOf(event.target as HTMLElement);
    const option = shown[at];
    if (option === undefined || !isPlainKey(event)) return;
    const step = STEPS[event.key];
    const isRemoval = event.key === 'Backspace' || event.key === 'Delete' || event.key === 'Enter' || event.key === ' ';
    if (step === undefined && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    const next = isRemoval ? (chips[at - 1] ?? chips[at + 1]) : chips[at + (step ?? 0)];
    if (next !== undefined) next.focus();
    else if (isRemoval || step === 1) onLeave?.();
    if (isRemoval) onRemove?.(option);
  };
  return (
    <ul
      ref={ref}
      aria-label={`${label}: ${uiTexts.combobox.chosen(values.length)}`}
      className="mt-1.5 flex flex-wrap gap-1.5"
      onKeyDown={onKeyDown}
    >
      {shown.map((option) => (
        <li
          key={option.id}
          className="inline-flex min-h-6 max-w-full items-center rounded-sm border border-accent-ink/25 bg-accent-soft pl-2 text-sm text-accent-ink"
        >
          <span className={cx('min-w-0 truncate py-0.5', option.isWithheld && 'italic')}>{option.label}</span>
          {onRemove === null ? (
            <span className="w-2" />
          ) : (
            <button
              type="button"
              data-chip=""
              tabIndex={-1}
              aria-label={uiTexts.combobox.remove(option.label)}
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-accent hover:text-on-accent"
              onClick={() => {
                onRemove(option);
                onLeave?.();
              }}
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
            {all ? uiTexts.combobox.fewer : more(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
}
