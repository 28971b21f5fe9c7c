import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { MouseEvent } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';
import { Icon } from './Icon';
import { type ComboOption, type LookupFailure, type LookupState, RETRY } from './options';

interface ComboboxListProps {
  readonly options: readonly ComboOption[];
  readonly state: LookupState;
  /** Characters from which the look-up starts, for the hint of the state 'short'. */
  readonly minimum: number;
  readonly empty: string;
  readonly failure: LookupFailure | null;
  /** Said below the options where more were found than are offered. */
  readonly narrow: string | null;
}

const entry = 'flex items-start gap-2 rounded-sm px-2.5 py-1.5';

/** What is shown in the list instead of options; null when there are some. */
export function listNote(list: Omit<ComboboxListProps, 'narrow'>): string | null {
  const { options, state, minimum, empty, failure } = list;
  if (state === 'short') return uiTexts.combobox.minimum(minimum);
  if (state === 'loading') return options.length === 0 ? uiTexts.combobox.loading : null;
  if (state === 'failed') return failure?.reason ?? uiTexts.combobox.failed;
  return options.length === 0 ? empty : null;
}

/** After a failure: why, and a retry, by a press or by Enter in the box. */
function Retry({ note, retry }: { readonly note: string; readonly retry: () => void }) {
  return (
    <ComboboxOption
      value={RETRY}
      className={cx(entry, 'cursor-pointer data-focus:bg-accent-soft forced-colors:data-focus:outline-2')}
      onMouseDown={(event: MouseEvent) => {
        // The list would take it for a choice and close.
        event.preventDefault();
        retry();
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-muted">{note}</span>
        <span className="inline-flex items-center gap-1.5 font-medium">
          <Icon name="refresh" size={15} />
          {uiTexts.combobox.retry}
        </span>
      </span>
    </ComboboxOption>
  );
}

/** The list under a combobox. */
export function ComboboxList(props: ComboboxListProps) {
  const note = listNote(props);
  return (
    <ComboboxOptions
      anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
      modal={false}
      className="z-50 max-h-80! w-(--input-width) min-w-56 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float outline-none empty:invisible"
    >
      {props.state === 'failed' && props.failure !== null ? (
        <Retry note={note ?? uiTexts.combobox.failed} retry={props.failure.retry} />
      ) : note !== null ? (
        <ComboboxOption value={null} disabled className={cx(entry, 'text-muted')}>
          {note}
        </ComboboxOption>
      ) : (
        props.options.map((option) => (
          <ComboboxOption
            key={option.id}
            value={option}
            disabled={option.refusal !== undefined}
            className={cx(
              entry,
              'group cursor-pointer data-disabled:cursor-not-allowed data-focus:bg-accent-soft forced-colors:data-focus:outline-2',
            )}
            style={{ paddingInlineStart: `${0.625 + (option.depth ?? 0) * 1}rem` }}
          >
            <span className="min-w-0 flex-1 group-data-disabled:text-muted">
              {option.label}
              {option.detail !== undefined && <span className="text-muted"> {option.detail}</span>}
              {option.refusal !== undefined && <span className="block text-xs text-muted">{option.refusal}</span>}
            </span>
            <Icon
              name="check"
              size={16}
              className="invisible mt-0.5 shrink-0 text-accent-ink group-data-selected:visible"
            />
          </ComboboxOption>
        ))
      )}
      {note === null && props.narrow !== null && (
        <p
          aria-hidden="true"
          className={cx(entry, 'sticky -bottom-1 border-line border-t bg-raised text-muted text-sm')}
        >
          {props.narrow}
        </p>
      )}
    </ComboboxOptions>
  );
}
