import type { ComponentType } from 'react';
import { Field } from '../base/Field';
import { type Drawing, type LazyPart, lazyPart, useLazyPart } from '../base/lazyPart';
import { PartFailed } from '../base/PartFailed';
import { SkeletonText } from '../base/Skeleton';
import type { FieldWidgetProps } from './types';
import { wrongPartOf } from './wrongPart';

interface LazyCardProps<Props> {
  readonly widget: FieldWidgetProps;
  readonly code: LazyPart<Drawing<Props>>;
  /** What the card takes; null as long as that is not known. */
  readonly card: Props | null;
  /** What is said while the card is on its way. */
  readonly loading: string;
  /** Id of the whole field, where the card has no main control of its own. */
  readonly id?: string | undefined;
  /** Why the field can't be changed, where the card does not say it. */
  readonly refusal?: string | null | undefined;
}

/** A field whose widget is a card of its own that comes after the page. What is wrong with a part is shown at its control, once that is there. */
export function LazyCard<Props extends object>({ widget, code, card, loading, id, refusal }: LazyCardProps<Props>) {
  const { field } = widget;
  const part = useLazyPart(code);
  const error = part.state === 'ready' && wrongPartOf(widget) !== null ? null : widget.error;
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, as: 'group', labelHidden: true }}>
      {() => {
        if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
        if (part.state === 'loading' || card === null) return <SkeletonText lines={3} label={loading} />;
        return <part.Part {...card} />;
      }}
    </Field>
  );
}

interface CardOptions {
  /** What is said while the card is on its way. */
  readonly loading: string;
  /** Whether the card has a control that has the field's id. */
  readonly hasControl?: boolean;
  /** Whether the field says for its card why it can't be changed. */
  readonly tellsRefusal?: boolean;
}

/** The widget of a kind of field whose card takes what any widget takes, and comes after the page. */
export function cardWidget(
  load: () => Promise<Drawing<FieldWidgetProps>>,
  options: CardOptions,
): ComponentType<FieldWidgetProps> {
  const code = lazyPart(load);
  const { loading, hasControl = false, tellsRefusal = false } = options;
  return function CardWidget(props) {
    const id = hasControl ? undefined : props.id;
    const refusal = tellsRefusal ? props.refusal : undefined;
    return <LazyCard widget={props} code={code} card={props} {...{ loading, id, refusal }} />;
  };
}
