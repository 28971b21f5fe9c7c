import type { Json } from '../../content/field/json';
import { LOCALITY, type OneReference, PLACE } from '../../content/kinds/oneReference';
import { isWithheld } from '../../content/kinds/withheld';
import { isPlainObject } from '../../contract/plainObject';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { ReferenceCombobox } from './ReferenceCombobox';
import type { FieldWidgetProps } from './types';
import { nameIn } from './value';

/** What is said of a value that the user may not see, and of one that comes without any name: what it points to is gone. */
function valueNote(value: Json): string | null {
  if (isWithheld(value)) return fieldTexts.contents.withheld;
  if (!isPlainObject(value) || typeof value.id !== 'number') return null;
  return nameIn(value, 'name', 'nome', 'title') === null ? fieldTexts.contents.missing([value.id]) : null;
}

function ReferenceWidget({ to, ...props }: FieldWidgetProps & { readonly to: OneReference }) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  const hint = valueNote(value) ?? field.hint;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required }}>
      {(control) => (
        <ReferenceCombobox
          {...{ control, label: field.label, to, value, lookups, onChange, onBlur }}
          readOnly={readOnly || refusal !== null}
        />
      )}
    </Field>
  );
}

/** The locality that something lies in. Source: document 3, section 3, Place. */
export const LocalityWidget = (props: FieldWidgetProps) => <ReferenceWidget {...props} to={LOCALITY} />;

/** The point of interest that something is about. Source: document 2, section 3, Itinerary. */
export const PlaceWidget = (props: FieldWidgetProps) => <ReferenceWidget {...props} to={PLACE} />;
