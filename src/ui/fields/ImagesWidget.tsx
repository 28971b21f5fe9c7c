import { mediaScreens } from '../../messages/mediaScreens';
import { Field } from '../base/Field';
import { PartFailed } from '../base/PartFailed';
import { SkeletonText } from '../base/Skeleton';
import { useLazyPart } from '../base/useLazyPart';
import { useMedia } from '../media/port';
import type { FieldWidgetProps } from './types';

const load = () => import('../media/ImagesCard');

/** The images of an item: cover, order, alternative text. Its card comes after the page. Source: document 2, section 3. */
export function ImagesWidget(props: FieldWidgetProps) {
  const { field, error } = props;
  const part = useLazyPart(load);
  const media = useMedia();
  return (
    <Field {...{ label: field.label, hint: field.hint, error, as: 'group', labelHidden: true }}>
      {() => {
        if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
        if (part.state === 'loading' || media === null)
          return <SkeletonText lines={3} label={mediaScreens.card.loading} />;
        return <part.Part {...props} media={media} />;
      }}
    </Field>
  );
}
