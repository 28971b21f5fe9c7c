import { useState } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { Icon } from './Icon';
import type { ComboOption } from './options';

/** Chosen entries shown before the rest is only counted. Source: document 2, section 8. */
const CHOSEN_SHOWN = 10;

interface ChosenProps {
  readonly values: readonly ComboOption[];
  readonly label: string;
  readonly more?: ((count: number) => string) | undefined;
  readonly onRemove: ((option: ComboOption) => void) | null;
}

/** What is chosen, each with the button that takes it away unless nothing may be changed (`onRemove` null). */
export function ChosenOptions({ values, label, more = uiTexts.combobox.more, onRemove }: ChosenProps) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.slice(0, CHOSEN_SHOWN);
  const hidden = values.length - CHOSEN_SHOWN;
  return (
    <ul aria-label={`${label}: ${uiTexts.combobox.chosen(values.length)}`} className="mt-1.5 flex flex-wrap gap-1.5">
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
              aria-label={uiTexts.combobox.remove(option.label)}
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
            {all ? uiTexts.combobox.fewer : more(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
}
