import { imagesOf } from '../../content/images';
import { Field } from '../base/Field';
import type { FieldWidgetProps } from './types';

/** The images of an item in their order, the cover first to be told. Source: document 2, section 3. */
export function ImagesWidget({ field, id, value, error }: FieldWidgetProps) {
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, as: 'group', labelHidden: true }}>
      {() => (
        <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {imagesOf(value).map((image) => (
            <li key={image.id}>
              <img src={image.url_thumb ?? image.url} alt={image.description ?? ''} className="w-full" loading="lazy" />
              <span>{image.title}</span>
            </li>
          ))}
        </ol>
      )}
    </Field>
  );
}
