import type { FieldKind } from '../../content/field/field';
import { asText } from '../../content/field/kind';
import { detailText } from '../../content/kinds/detail';
import { LEFT } from '../../content/kinds/reach';
import { withoutInvisible } from '../../content/text/invisible';
import { slugOf } from '../../content/text/slug';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { TextArea } from '../base/TextArea';
import { TextInput } from '../base/TextInput';
import type { FieldWidgetProps } from './types';

const isReach = (kind: FieldKind): kind is keyof typeof LEFT => Object.hasOwn(LEFT, kind);

/** What the three text widgets share: nothing is ever cut off; blanks at the ends, and what nobody sees, go when the field is left. */
function useText({
  field,
  id,
  value,
  error,
  readOnly,
  refusal,
  required,
  language,
  aside,
  onChange,
  onBlur,
}: FieldWidgetProps) {
  const text = asText(value);
  const isLocked = readOnly || refusal !== null;
  const frame = {
    label: field.label,
    id,
    hint: field.hint,
    error,
    refusal,
    required,
    aside,
    counter: field.limit === undefined ? undefined : { used: text.length, limit: field.limit },
  };
  const input = {
    name: field.path,
    value: text,
    onValue: onChange,
    readOnly: isLocked,
    lang: field.localized ? language : undefined,
    spellCheck: field.kind !== 'slug',
    autoComplete: field.autofill ?? 'off',
    onBlur: () => {
      const visible = withoutInvisible(text).trim();
      const trimmed = isReach(field.kind) ? LEFT[field.kind](visible) : visible;
      if (!isLocked && trimmed !== text) onChange(trimmed);
      onBlur();
    },
  };
  return { text, isLocked, frame, input };
}

/** One line of text. */
export function TextWidget(props: FieldWidgetProps) {
  const { frame, input } = useText(props);
  return <Field {...frame}>{(control) => <TextInput {...control} {...input} />}</Field>;
}

/** One line of text, which some servers write as an object. */
export const DetailWidget = (props: FieldWidgetProps) => <TextWidget {...props} value={detailText(props.value)} />;

const TYPES: Readonly<Partial<Record<FieldKind, 'email' | 'url' | 'tel'>>> = {
  email: 'email',
  url: 'url',
  telephone: 'tel',
};

/** A way to reach somebody: on small screens each has its keyboard. */
export function ReachWidget(props: FieldWidgetProps) {
  const { frame, input } = useText(props);
  const type = TYPES[props.field.kind] ?? 'text';
  return <Field {...frame}>{(control) => <TextInput {...control} {...input} type={type} spellCheck={false} />}</Field>;
}

/** A new password, kept as it is typed. */
export function PasswordWidget(props: FieldWidgetProps) {
  const { frame, input } = useText(props);
  return (
    <Field {...frame}>
      {(control) => (
        <TextInput {...control} {...input} type="password" autoComplete="new-password" onBlur={props.onBlur} />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaWidget(props: FieldWidgetProps) {
  const { frame, input } = useText(props);
  return <Field {...frame}>{(control) => <TextArea {...control} {...input} />}</Field>;
}

/** A slug, with a button that makes it out of the title. Source: document 1, section 5, 'Slug helper'. */
export function SlugWidget(props: FieldWidgetProps) {
  const { frame, input, isLocked } = useText(props);
  const generate = () => {
    const slug = slugOf(props.context.title());
    if (slug !== '') props.onChange(slug);
    props.onBlur();
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex gap-2">
          <TextInput {...control} {...input} className="font-mono" autoCapitalize="none" />
          {!isLocked && (
            <Button icon="refresh" className="shrink-0" onClick={generate}>
              {fieldTexts.slugFromTitle}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
