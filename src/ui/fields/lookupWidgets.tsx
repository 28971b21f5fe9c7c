import { useEffect, useState } from 'react';
import type { Json } from '../../content/field/json';
import { isWithheld } from '../../content/kinds/withheld';
import { contentMinimum } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { mapResult } from '../../contract/result';
import { fieldTexts } from '../../messages/ui/fields';
import { Field } from '../base/Field';
import { LazyCombobox } from '../base/lazyComboboxes';
import {
  categoryOptions,
  contentOption,
  MUNICIPALITIES_OFFERED,
  municipalityOption,
  personOption,
  provinceOption,
  tagOption,
} from './options';
import { ReferencesField } from './ReferencesField';
import type { FieldLookups, FieldWidgetProps } from './types';
import { useLookup, useWholeList } from './useLookup';
import { asReferences, nameIn } from './value';

/**
 * References to municipalities with their names: those of which the item has the number only are looked up one by one.
 * What can't be named stays as it is.
 */
function useNamedMunicipalities(value: Json, lookups: FieldLookups): Json {
  const [names, setNames] = useState<Readonly<Record<number, Json>>>({});
  const references = asReferences(value);
  const nameless = references.filter((entry) => nameIn(entry, 'nome', 'city') === null).map(({ id }) => id);
  const wanted = nameless.join(',');
  useEffect(() => {
    const controller = new AbortController();
    for (const id of wanted === '' ? [] : wanted.split(',').map(Number))
      void lookups.municipality(id, controller.signal).then((answer) => {
        if (controller.signal.aborted || !answer.ok || answer.value === null) return;
        const named = municipalityOption(answer.value).value;
        setNames((known) => ({ ...known, [id]: named }));
      });
    return () => controller.abort();
  }, [wanted, lookups]);
  if (nameless.length === 0) return value;
  return references.map((entry) => ({ ...asKnown(names[entry.id]), ...withoutNulls(entry) }));
}

const asKnown = (named: Json): { readonly [key: string]: Json } => (isPlainObject(named) ? named : {});

const withoutNulls = (entry: { readonly [key: string]: Json }): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(entry).filter(([, part]) => part !== null && part !== ''));

/** Categories of one group, out of its tree. */
function Categories(props: FieldWidgetProps) {
  const { field, language, lookups } = props;
  const lookup = useWholeList(async () =>
    mapResult(await lookups.categories(field.main ?? 0, language), (tree) => categoryOptions(tree, language)),
  );
  const { placeholder, unknown } = fieldTexts.categories;
  return <ReferencesField {...{ props, lookup, refusal: props.refusal, placeholder, unknown }} />;
}

/** Categories of one group. Named again in each language. */
export function CategoriesWidget(props: FieldWidgetProps) {
  return <Categories key={props.language} {...props} />;
}

function Tags(props: FieldWidgetProps) {
  const { field, language, lookups, context } = props;
  const load = async () =>
    mapResult(await lookups.categories(field.main ?? 0, language), (tags) =>
      tags.map((tag) => tagOption(tag, language)),
    );
  const lookup = useWholeList(load, context.mayTag);
  const { placeholder, unknown } = fieldTexts.tags;
  const refusal = props.refusal ?? (context.mayTag ? null : fieldTexts.tags.refusal);
  return <ReferencesField {...{ props, lookup, refusal, placeholder, unknown }} />;
}

/** Tags; only users with 'view-tag' may add some. Source: document 2, sections 5 and 6. */
export function TagsWidget(props: FieldWidgetProps) {
  return <Tags key={props.language} {...props} />;
}

/** Municipalities, looked up from the second character on. Source: document 2, section 5. */
export function MunicipalitiesWidget(props: FieldWidgetProps) {
  const { lookups } = props;
  const value = useNamedMunicipalities(props.value, lookups);
  const lookup = useLookup(2, async (text, signal) =>
    mapResult(await lookups.municipalities(text, signal), (found) => found.map(municipalityOption)),
  );
  const { placeholder, unknown } = fieldTexts.municipalities;
  const own = { lookup, refusal: props.refusal, placeholder, unknown, most: MUNICIPALITIES_OFFERED };
  return <ReferencesField {...own} props={{ ...props, value }} />;
}

/** Provinces, out of the list of all of them. */
export function ProvincesWidget(props: FieldWidgetProps) {
  const lookup = useWholeList(async () =>
    mapResult(await props.lookups.provinces(), (found) => found.map(provinceOption)),
  );
  const { placeholder, unknown } = fieldTexts.provinces;
  return <ReferencesField {...{ props, lookup, refusal: props.refusal, placeholder, unknown }} />;
}

/** The references without any name: what they point to is gone. */
const withoutName = (value: FieldWidgetProps['value']): readonly number[] =>
  asReferences(value)
    .filter((reference) => nameIn(reference, 'name', 'nome', 'title') === null)
    .map(({ id }) => id);

/**
 * Contents of the area that the field declares, looked up as that area asks for. What is wrong with a choice is said by
 * its number, which each choice then shows. Source: document 2, sections 5 and 8.
 */
export function ContentsWidget(props: FieldWidgetProps) {
  const { field, lookups, error } = props;
  const { area = '' } = field;
  const lookup = useLookup(contentMinimum(area), async (text, signal) =>
    mapResult(await lookups.contents(area, text, signal), (found) => found.map(contentOption(area))),
  );
  const { placeholders, placeholder, unknown, missing, withheld } = fieldTexts.contents;
  const lost = withoutName(props.value);
  const unseen = asReferences(props.value).some(isWithheld) ? withheld : field.hint;
  const hint = lost.length > 0 ? missing(lost) : unseen;
  const shown = { ...props, field: hint === undefined ? field : { ...field, hint } };
  return (
    <ReferencesField
      {...{ props: shown, lookup, refusal: props.refusal, unknown, isNumbered: error !== null }}
      placeholder={placeholders[area] ?? placeholder}
    />
  );
}

/** The author, one of the users. */
export function AuthorWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, lookups, onChange, onBlur } = props;
  const lookup = useWholeList(async (signal) =>
    mapResult(await lookups.authors('', signal), (people) => people.map(personOption)),
  );
  const chosen =
    typeof value === 'number'
      ? { id: value, label: lookup.optionOf(value)?.label ?? fieldTexts.author.unknown(value) }
      : null;
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, refusal, required }}>
      {(control) => (
        <LazyCombobox
          {...{ label: field.label, control, onBlur, readOnly: readOnly || refusal !== null }}
          placeholder={fieldTexts.author.placeholder}
          clearable={false}
          value={chosen}
          onValue={(option) => option !== null && onChange(Number(option.id))}
          {...lookup.box}
        />
      )}
    </Field>
  );
}
