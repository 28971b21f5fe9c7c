import { recordTexts } from '../../messages/screens/records';
import { Field } from '../../ui/base/Field';
import { RadioGroup } from '../../ui/base/RadioGroup';
import { TextInput } from '../../ui/base/TextInput';
import { controlId, type RecordWidgetProps } from './types';

type InputType = 'text' | 'email' | 'url' | 'password';

function Input({ type, ...props }: RecordWidgetProps & { readonly type: InputType }) {
  const { field, value, error, readOnly, required, onChange, onBlur } = props;
  const typed = typeof value === 'string' ? value : '';
  const counter = field.limit === undefined ? {} : { counter: { used: typed.length, limit: field.limit } };
  return (
    <Field {...{ label: field.label, id: controlId(field.name), hint: field.hint, error, required }} {...counter}>
      {(control) => (
        <TextInput
          {...control}
          name={field.name}
          type={type}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          readOnly={readOnly}
          value={typed}
          onValue={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** One line of text. */
export const TextWidget = (props: RecordWidgetProps) => <Input {...props} type="text" />;
/** A mail address. */
export const EmailWidget = (props: RecordWidgetProps) => <Input {...props} type="email" />;
/** A web address. */
export const UrlWidget = (props: RecordWidgetProps) => <Input {...props} type="url" />;
/** A new password. */
export const PasswordWidget = (props: RecordWidgetProps) => <Input {...props} type="password" />;

/** Attivo or Non Attivo. Source: document 1, section 4. */
export function ActiveWidget({ field, value, error, onChange }: RecordWidgetProps) {
  return (
    <RadioGroup
      inline
      label={field.label}
      value={value === 1 ? 1 : 0}
      options={[
        { value: 1, label: recordTexts.active.yes },
        { value: 0, label: recordTexts.active.no },
      ]}
      error={error}
      onValue={onChange}
    />
  );
}
