import type { Json } from '../../content/field/json';
import { PORTALS } from '../../content/kinds/table';
import { fieldTexts } from '../../messages/ui/fields';
import { Checkbox } from '../base/Checkbox';
import { Field } from '../base/Field';
import type { FieldWidgetProps } from './types';
import { asReferences } from './value';

/**
 * The portals an item shows on. The region-wide one needs a role, and `refusal` is why it is closed to who lacks it; the
 * others are always open. Source: document 2, section 3, 'Option lists', and section 6.
 */
export function PortalsWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, onChange, onBlur } = props;
  const sent = asReferences(value);
  const isActive = (portal: number) => sent.some((entry) => entry.id === portal && entry.active === true);
  const toggle = (portal: number, active: boolean) => {
    const next: Json[] = PORTALS.map((choice) => ({
      ...sent.find((entry) => entry.id === choice.id),
      id: choice.id,
      active: choice.id === portal ? active : isActive(choice.id),
    }));
    onChange(next);
    onBlur();
  };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, as: 'group', labelHidden: true }}>
      {() => (
        <div className="flex flex-col gap-2">
          {PORTALS.map((portal) => (
            <Checkbox
              key={portal.id}
              label={portal.name}
              checked={isActive(portal.id)}
              refusal={readOnly ? fieldTexts.readOnly : portal.restricted ? refusal : null}
              onChecked={(active) => toggle(portal.id, active)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
