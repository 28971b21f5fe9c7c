import { createContext, memo, type ReactNode, useContext, useId } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';
import { Icon } from './Icon';

/** What is said of a field beside its own error and hint. */
export interface FieldMark {
  /** In a sign beside the label: what publication asks of it. Null for none. */
  readonly need: string | null;
  /** Under the control: what one may leave as it is. Null for none. */
  readonly warning: string | null;
}

export const NO_MARK: FieldMark = { need: null, warning: null };

/** What the next field within is marked with. Fields inside of that one are not. */
export const FieldMarkContext = createContext<FieldMark>(NO_MARK);

/** What a control inside a field takes; spread it onto the input. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Id of the control; generated without one. */
  readonly id?: string | undefined;
  /** One line of help under the control. */
  readonly hint?: string | null | undefined;
  /** What is wrong, in Italian; announced when it appears. */
  readonly error?: string | null | undefined;
  /** Why it can't be changed now. */
  readonly refusal?: string | null | undefined;
  readonly required?: boolean | undefined;
  /** Characters used and allowed: shows how many are left. */
  readonly counter?: { readonly used: number; readonly limit: number } | undefined;
  /** 'group' where the control is a set (radio buttons, checkboxes): the label becomes a legend. */
  readonly as?: 'control' | 'group' | undefined;
  readonly labelHidden?: boolean | undefined;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Share of the limit from which the characters left are also announced. */
const ANNOUNCE_FROM = 0.9;

const counterText = (left: number): string => (left < 0 ? uiTexts.overLimit(-left) : uiTexts.remaining(left));

function CounterView({ used, limit }: { readonly used: number; readonly limit: number }) {
  const left = limit - used;
  return (
    <>
      <span
        className={cx('ml-auto shrink-0 text-xs', left < 0 ? 'font-semibold text-danger' : 'text-muted')}
        aria-hidden
      >
        {/* Of a size of its own: at each key it alone is laid out again. */}
        <span className="block h-4 w-44 whitespace-nowrap text-right [contain:layout_size]">{counterText(left)}</span>
      </span>
      <span className="sr-only" aria-live="polite">
        {used >= limit * ANNOUNCE_FROM ? counterText(left) : ''}
      </span>
    </>
  );
}
const Counter = memo(CounterView);

const has = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== '';

const TONES = {
  error: { icon: 'alert', className: 'font-medium text-danger' },
  warning: { icon: 'alert', className: 'text-warning' },
  refusal: { icon: 'lock', className: 'text-muted' },
  hint: { icon: null, className: 'text-muted' },
} as const;

function Note({ id, text, tone }: { readonly id: string; readonly text: string; readonly tone: keyof typeof TONES }) {
  const { icon, className } = TONES[tone];
  return (
    <p id={id} className={cx('flex gap-1', className)}>
      {icon !== null && <Icon name={icon} size={15} />}
      {text}
    </p>
  );
}

type NotesProps = Pick<FieldProps, 'error' | 'refusal' | 'hint' | 'counter'> &
  Pick<FieldMark, 'warning'> & { readonly id: string };

/** What is shown under the control. The live region is always there, so that an error is announced when it appears. */
function Notes({ id, error, warning, refusal, hint, counter }: NotesProps) {
  const shown = has(error) || has(warning) || has(refusal) || has(hint) || counter !== undefined;
  return (
    <div className={cx('flex flex-wrap items-start gap-x-3 gap-y-0.5 text-xs', shown && 'mt-1')}>
      <div className="min-w-0 flex-1 basis-40 space-y-0.5" aria-live="polite">
        {has(error) && <Note id={`${id}-error`} text={error} tone="error" />}
        {has(warning) && <Note id={`${id}-warning`} text={warning} tone="warning" />}
        {has(refusal) && <Note id={`${id}-refusal`} text={refusal} tone="refusal" />}
        {has(hint) && <Note id={`${id}-hint`} text={hint} tone="hint" />}
      </div>
      {counter !== undefined && <Counter used={counter.used} limit={counter.limit} />}
    </div>
  );
}

function controlOf(id: string, { hint, refusal, error, required }: FieldProps, mark: FieldMark): ControlProps {
  const notes = [
    has(mark.need) && `${id}-mark`,
    has(hint) && `${id}-hint`,
    has(refusal) && `${id}-refusal`,
    has(mark.warning) && `${id}-warning`,
    has(error) && `${id}-error`,
  ];
  return {
    id,
    'aria-describedby': cx(...notes) || undefined,
    'aria-invalid': has(error) || undefined,
    'aria-required': required === true || undefined,
  };
}

function Caption({ label, required }: { readonly label: string; readonly required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className="text-danger" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
}

/** A sign beside the label, which the control is described by: it is no part of the field's name. */
function Mark({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span className="inline-flex text-muted" data-tip={text}>
      <Icon name="globe" size={14} />
      <span id={`${id}-mark`} hidden>
        {text}
      </span>
    </span>
  );
}

/**
 * Label, control, help, counter and error of one field, tied together.
 * `children` is given the attributes that its control must carry.
 */
export function Field(props: FieldProps) {
  const { label, required = false, as = 'control', labelHidden = false, aside, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const mark = useContext(FieldMarkContext);
  const control = controlOf(id, props, mark);
  const sign = mark.need !== null && <Mark id={id} text={mark.need} />;
  const labelClass = cx('text-sm font-medium text-ink', labelHidden && 'sr-only');
  const inside = <FieldMarkContext value={NO_MARK}>{props.children(control)}</FieldMarkContext>;
  const { error, refusal, hint, counter } = props;
  const notes = <Notes {...{ id, error, refusal, hint, counter }} warning={mark.warning} />;
  if (as === 'group')
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={control['aria-describedby']}
        className={cx('relative min-w-0', className)}
      >
        <legend className={cx('mb-1', labelClass)}>
          <Caption label={label} required={required} />
        </legend>
        {/* Above what begins without a label's line, so that it lies over nothing. */}
        {mark.need !== null && <div className={cx('absolute right-0', labelHidden ? '-top-5' : 'top-0')}>{sign}</div>}
        {inside}
        {notes}
      </fieldset>
    );
  return (
    <div className={cx('min-w-0', className)}>
      <div className={cx('flex flex-wrap items-center gap-x-2', (!labelHidden || aside !== undefined) && 'mb-1')}>
        <label htmlFor={id} id={`${id}-label`} className={labelClass}>
          <Caption label={label} required={required} />
        </label>
        {sign}
        {aside !== undefined && <div className="ml-auto">{aside}</div>}
      </div>
      {inside}
      {notes}
    </div>
  );
}
