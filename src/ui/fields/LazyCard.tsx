import type { ComponentType } from 'react';
import { Field } from '../base/Field';
import { PartFailed } from '../base/PartFailed';
import { SkeletonText } from '../base/Skeleton';
import { useLazyPart } from '../base/useLazyPart';
import type { FieldWidgetProps } from './types';

interface LazyCardProps<Props> {
  readonly widget: FieldWidgetProps;
  /** A constant of its module. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What the card takes; null as long as that is not known. */
  readonly card: Props | null;
  /** What is said while the card is on its way. */
  readonly loading: string;
  /** Id of the whole field, where the card has no main control of its own. */
  readonly id?: string;
}

/** A field whose widget is a card of its own that comes after the page. */
export function LazyCard<Props extends object>({ widget, load, card, loading, id }: LazyCardProps<Props>) {
  const { field, error } = widget;
  const part = useLazyPart(load);
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, as: 'group', labelHidden: true }}>
      {() => {
        if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
        if (part.state === 'loading' || card === null) return <SkeletonText lines={3} label={loading} />;
        return <part.Part {...card} />;
      }}
    </Field>
  );
}
