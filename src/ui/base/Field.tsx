import { memo, type ReactNode, useId } from 'react';
import { ui } from '../../messages/ui';
import { validation } from '../../messages/validation';
import { cx } from './cx';
import { Icon } from './Icon';

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

const counterText = (left: number): string => (left < 0 ? ui.overLimit(-left) : validation.remaining(left));

function CounterView({ used, limit }: { readonly used: number; readonly limit: number }) {
  const left = limit - used;
  return (
    <>
      <span
        className={cx('ml-auto shrink-0 text-xs', left < 0 ? 'font-semibold text-danger' : 'text-muted')}
        aria-hidden
      >
        {counterText(left)}
      </span>
      <span className="sr-only" aria-live="polite">
        {used >= limit * ANNOUNCE_FROM ? counterText(left) : ''}
      </span>
    </>
  );
}
const Counter = memo(CounterView);

/**
 * Label, control, help, counter and error of one field, tied together.
 * `children` is given the attributes that its control must carry.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, refusal, required = false, counter, as = 'control', labelHidden = false, aside } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const has = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== '';
  const describedBy = cx(has(hint) && `${id}-hint`, has(refusal) && `${id}-refusal`, has(error) && `${id}-error`);
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': has(error) || undefined,
    'aria-required': required || undefined,
  };
  const labelClass = cx('text-sm font-medium text-ink', labelHidden && 'sr-only');
  const caption = (
    <>
      {label}
      {required && (
        <span className="text-danger" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const body = (
    <>
      {props.children(control)}
      {(has(error) || has(hint) || has(refusal) || counter !== undefined) && (
        <div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-0.5 text-xs">
          <div className="min-w-0 flex-1 basis-40 space-y-0.5" aria-live="polite">
            {has(error) && (
              <p id={`${id}-error`} className="flex gap-1 font-medium text-danger">
                <Icon name="alert" size={15} />
                {error}
              </p>
            )}
            {has(refusal) && (
              <p id={`${id}-refusal`} className="flex gap-1 text-muted">
                <Icon name="lock" size={15} />
                {refusal}
              </p>
            )}
            {has(hint) && (
              <p id={`${id}-hint`} className="text-muted">
                {hint}
              </p>
            )}
          </div>
          {counter !== undefined && <Counter used={counter.used} limit={counter.limit} />}
        </div>
      )}
    </>
  );
  if (as === 'group')
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={describedBy || undefined}
        className={cx('min-w-0', props.className)}
      >
        <legend className={cx('mb-1', labelClass)}>{caption}</legend>
        {body}
      </fieldset>
    );
  return (
    <div className={cx('min-w-0', props.className)}>
      <div className={cx('mb-1 flex items-baseline gap-2', labelHidden && aside === undefined && 'mb-0')}>
        <label htmlFor={id} id={`${id}-label`} className={labelClass}>
          {caption}
        </label>
        {aside !== undefined && <div className="ml-auto">{aside}</div>}
      </div>
      {body}
    </div>
  );
}
