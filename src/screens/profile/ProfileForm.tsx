import { useSelector } from '@xstate/react';
import { PASSWORD_MINIMUM } from '../../content/model/credentials';
import { roleTitle, shownProblem } from '../../machines/profile/rules';
import type { ProfileField } from '../../machines/profile/types';
import { profileTexts as texts } from '../../messages/screens/accounts';
import { failureTexts } from '../../messages/screens/failures';
import { Banner } from '../../ui/base/Banner';
import { Card } from '../../ui/base/Card';
import { Field } from '../../ui/base/Field';
import { TextInput } from '../../ui/base/TextInput';
import type { ProfileActor } from './useProfileActor';

interface InputProps {
  readonly actor: ProfileActor;
  readonly field: ProfileField;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  readonly required?: boolean;
}

function Input({ actor, field, type = 'text', autoComplete, hint, required }: InputProps) {
  const value = useSelector(actor, ({ context }) => context.form[field]);
  const problem = useSelector(actor, ({ context }) => shownProblem(context, field));
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'));
  return (
    <Field label={texts.fields[field]} error={problem} hint={hint} required={required}>
      {(control) => (
        <TextInput
          {...control}
          name={field}
          type={type}
          autoComplete={autoComplete}
          readOnly={readOnly}
          value={value}
          onValue={(typed) => actor.send({ type: 'field.change', field, value: typed })}
          onBlur={() => actor.send({ type: 'field.blur', field })}
        />
      )}
    </Field>
  );
}

function ReadOnly({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Field label={label} refusal={texts.readOnly}>
      {(control) => <TextInput {...control} readOnly value={value} onValue={() => undefined} />}
    </Field>
  );
}

/** What is shown above the fields: why the last saving failed, or what came in from elsewhere. */
function Notes({ actor }: { readonly actor: ProfileActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const rebased = useSelector(actor, ({ context }) => context.rebased);
  return (
    <>
      {failure !== null && (
        <Banner tone="danger" role="alert" title={failure.message} className="whitespace-pre-line">
          {failure.kind === 'forbidden' && failureTexts.rightLostText}
        </Banner>
      )}
      {rebased && <Banner tone="warning" role="status" title={texts.rebased} />}
    </>
  );
}

/** The fields of one's own profile. Source: document 1, section 2.14. */
export function ProfileForm({ actor }: { readonly actor: ProfileActor }) {
  const username = useSelector(actor, ({ context }) => context.stored?.username ?? '');
  const role = useSelector(actor, ({ context }) => (context.stored === null ? null : roleTitle(context.stored)));
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <Notes actor={actor} />
      <Card title={texts.cards.data}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input actor={actor} field="first_name" autoComplete="given-name" />
          <Input actor={actor} field="last_name" autoComplete="family-name" />
          <ReadOnly label={texts.fields.username} value={username} />
          <Input actor={actor} field="email" type="email" autoComplete="email" required />
        </div>
      </Card>
      <Card title={texts.cards.access}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            actor={actor}
            field="password"
            type="password"
            autoComplete="new-password"
            hint={texts.passwordHint(PASSWORD_MINIMUM)}
          />
          <Input actor={actor} field="password_confirmation" type="password" autoComplete="new-password" />
          <ReadOnly label={texts.fields.role} value={role ?? texts.noRole} />
        </div>
      </Card>
    </div>
  );
}
