import type { Json } from '../../content/field/json';
import { choiceLabel, choiceOf } from '../../content/kinds/choice';
import { displayTexts } from '../../messages/screens/displayText';
import { fieldTexts } from '../../messages/ui/fields';
import { mediaTexts } from '../../messages/ui/media';
import { Checkbox } from '../base/Checkbox';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { RadioGroup } from '../base/RadioGroup';
import type { FieldWidgetProps } from './types';
import { type Lookup, useWholeList } from './useLookup';

const { choice: texts } = fieldTexts;
const { active } = displayTexts;

/** What is chosen, also where the list can't be had or has it no more; null for nothing, and before anybody can tell. */
function chosenOption(value: Json, label: string, { found, failure }: Lookup): ComboOption | null {
  const chosen = choiceOf(value);
  if (chosen === '' || (found === null && failure === null)) return null;
  const listed = found?.find((option) => choiceOf(option.value) === chosen);
  if (listed !== undefined) return listed;
  const named = choiceLabel(value, {});
  const name = named === chosen ? texts.unnamed(label, chosen) : named;
  return { id: chosen, label: found === null ? name : texts.gone(name) };
}

/** One of the list that the field declares: a role, a desk, a template. */
export function ChoiceWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  const { source } = field;
  if (source === undefined) throw new Error(`'${field.path}' names no list to choose from`);
  const lookup = useWholeList((signal) => lookups.choices(source, signal));
  const choose = (option: ComboOption | null) => {
    if (option === null) return onChange(null);
    const listed = lookup.optionOf(option.id);
    if (listed !== undefined) onChange(listed.value);
  };
  return (
    <Field {...{ label: field.label, id, hint: lookup.failure?.reason ?? field.hint, error, refusal, required }}>
      {(control) => (
        <LazyCombobox
          {...{ label: field.label, control, onBlur, readOnly: readOnly || refusal !== null }}
          placeholder={texts.placeholder}
          clearable={!required}
          value={chosenOption(value, field.label, lookup)}
          onValue={choose}
          options={lookup.options}
          state={lookup.state}
          failure={lookup.failure}
          minimum={lookup.minimum}
          onType={lookup.onType}
        />
      )}
    </Field>
  );
}

/** True or false: a box that is ticked or not. */
export function FlagWidget({ field, id, value, error, readOnly, refusal, onChange, onBlur }: FieldWidgetProps) {
  return (
    <Field {...{ label: field.label, id: `${id}-field`, error, as: 'group', labelHidden: true }}>
      {() => (
        <Checkbox
          id={id}
          checked={value === true}
          label={field.label}
          hint={field.hint}
          refusal={refusal ?? (readOnly ? mediaTexts.card.readOnly : null)}
          onChecked={(checked) => {
            onChange(checked);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}

/** Attivo or Non Attivo. Source: document 1, section 4. */
export function ActiveWidget(props: FieldWidgetProps) {
  const { field, value, error, readOnly, refusal, required, onChange } = props;
  return (
    <RadioGroup
      inline
      label={field.label}
      {...{ error, refusal, required, readOnly: readOnly || refusal !== null }}
      value={value === 1 ? 1 : 0}
      options={[
        { value: 1, label: active.yes },
        { value: 0, label: active.no },
      ]}
      onValue={onChange}
    />
  );
}
