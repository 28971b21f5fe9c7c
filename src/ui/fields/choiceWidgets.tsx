import type { Json } from '../../content/field/json';
import { choiceLabel, choiceOf } from '../../content/kinds/choice';
import { PORTALS } from '../../content/kinds/table';
import { statusChoiceNames } from '../../messages/screens/content';
import { displayTexts } from '../../messages/screens/displayText';
import { fieldTexts } from '../../messages/ui/fields';
import { mediaTexts } from '../../messages/ui/media';
import { Checkbox } from '../base/Checkbox';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import type { ComboOption } from '../base/options';
import { RadioGroup } from '../base/RadioGroup';
import { Select } from '../base/Select';
import { TextInput } from '../base/TextInput';
import type { FieldContext, FieldWidgetProps } from './types';
import { type Lookup, useWholeList } from './useLookup';
import { asReferences } from './value';

const { choice: texts } = fieldTexts;
const { active } = displayTexts;

/** What is chosen, also where the list can't be had or has it no more; null for nothing, and before anybody can tell. */
function chosenOption(value: Json, label: string, { found, box: { failure } }: Lookup): ComboOption | null {
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
    <Field {...{ label: field.label, id, hint: lookup.box.failure?.reason ?? field.hint, error, refusal, required }}>
      {(control) => (
        <LazyCombobox
          {...{ label: field.label, control, onBlur, readOnly: readOnly || refusal !== null }}
          placeholder={texts.placeholder}
          clearable={!required}
          value={chosenOption(value, field.label, lookup)}
          onValue={choose}
          {...lookup.box}
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

/** One of the declared options, or none; a value that another server sent and nobody declared stands among them. */
export function SelectWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, onChange, onBlur } = props;
  const present = choiceOf(value);
  const declared = (field.options ?? []).map((option) => ({ value: String(option.value), label: option.label }));
  const isDeclared = present === '' || declared.some((option) => option.value === present);
  const options = [
    { value: '', label: fieldTexts.select.none },
    ...(isDeclared ? [] : [{ value: present, label: choiceLabel(value, field) }]),
    ...declared,
  ];
  const choose = (choice: string) => {
    if (choice === present) return;
    onChange(field.options?.find((option) => String(option.value) === choice)?.value ?? null);
  };
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) =>
        readOnly || refusal !== null ? (
          <TextInput {...control} value={choiceLabel(value, field)} onValue={choose} readOnly />
        ) : (
          <Select {...control} options={options} value={present} onValue={choose} onBlur={onBlur} />
        )
      }
    </Field>
  );
}

interface StatusChoice {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
}

const nameOf = (status: number): string => statusChoiceNames[status] ?? fieldTexts.status.unknown(status);

/**
 * The statuses to choose from, the present one always among them. A negative id is shown and can't be chosen: the
 * status is its absolute value. Source: document 1, section 4.
 */
export function statusChoices(
  present: number | null,
  statusOptions: FieldContext['statusOptions'],
): readonly StatusChoice[] {
  const choices = statusOptions.map(({ id, name, active }) => {
    const value = Math.abs(id);
    const barred = id < 0 || active === false || active === 0;
    return { value, label: name === '' ? nameOf(value) : name, disabled: barred && value !== present };
  });
  const isKnown = present === null || choices.some(({ value }) => value === present);
  return isKnown ? choices : [{ value: present, label: nameOf(present), disabled: false }, ...choices];
}

/** The publication status in the shown language. */
export function StatusWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, context, onChange, onBlur } = props;
  const present = typeof value === 'number' ? value : null;
  const options = statusChoices(present, context.statusOptions).map((choice) =>
    choice.disabled ? { ...choice, label: `${choice.label} — ${fieldTexts.status.barred}` } : choice,
  );
  const isLocked = readOnly || refusal !== null;
  const hint = context.publishRefusal ?? field.hint;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required }}>
      {(control) =>
        isLocked ? (
          <TextInput {...control} value={present === null ? '' : nameOf(present)} onValue={onChange} readOnly />
        ) : (
          <Select {...control} options={options} value={present} onValue={onChange} onBlur={onBlur} />
        )
      }
    </Field>
  );
}
