import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PASSWORD_MINIMUM } from '../../content/text/people';
import { callActors } from '../../machines/kit/actor';
import { shownProblem } from '../../machines/passwordReset/rules';
import type { ResetField } from '../../machines/passwordReset/types';
import { passwordUpdateMachine } from '../../machines/passwordUpdate/machine';
import { reason } from '../../machines/passwordUpdate/refusals';
import { hasInput } from '../../machines/passwordUpdate/rules';
import { passwordUpdateTexts as texts, userTexts } from '../../messages/screens/records';
import { useActorRef } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { Checkbox } from '../../ui/base/Checkbox';
import { Field } from '../../ui/base/Field';
import { TextInput } from '../../ui/base/TextInput';
import { useFocusWithin } from '../../ui/base/useFocusWithin';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';

export type PasswordActor = ActorRefFrom<typeof passwordUpdateMachine>;

/** The password card of one user, wired to the application. `onChanged` is called once the password was changed. */
export function usePasswordActor(user: number, onChanged: () => void): PasswordActor {
  const { administration, notify } = usePorts();
  const machine = useMemo(
    () => passwordUpdateMachine.provide({ actors: callActors(administration, 'updatePassword') }),
    [administration],
  );
  const actor = useActorRef(machine, { input: { user } });
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ level, text }) => notify(level, text, actor.sessionId)),
      actor.on('changed', () => onChanged()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notify, onChanged]);
  return actor;
}

interface InputProps {
  readonly actor: PasswordActor;
  readonly field: ResetField;
  readonly label: string;
  readonly hint?: string;
}

function Input({ actor, field, label, hint }: InputProps) {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const error = useSelector(actor, ({ context }) => shownProblem(context, field));
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'));
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <TextInput
          {...control}
          name={`new_${field}`}
          type="password"
          autoComplete="new-password"
          readOnly={readOnly}
          value={value}
          onValue={(typed) => actor.send({ type: 'field.change', field, value: typed })}
          onBlur={() => value !== '' && actor.send({ type: 'field.blur', field })}
        />
      )}
    </Field>
  );
}

/** 'Aggiornamento Password Utente'. Source: document 1, section 2.11. */
export function PasswordCard({ actor }: { readonly actor: PasswordActor }) {
  const send = useSelector(actor, ({ context }) => context.send);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isTyped = useSelector(actor, ({ context }) => hasInput(context));
  const card = useRef<HTMLDivElement>(null);
  const isInFront = useFocusWithin(card, '[data-card]') !== null;
  const toFirstField = () => card.current?.querySelector('input')?.focus();
  return (
    <CommandScope scope="password" actor={actor} refusal={reason} view={{ 'password.focus': toFirstField }}>
      {isTyped && isInFront && <CommandScope scope="typedPassword" actor={actor} refusal={reason} />}
      <Card title={texts.title}>
        <div ref={card} data-card="password" className="space-y-4">
          {failure !== null && (
            <Banner tone="danger" role="alert" title={texts.failed}>
              <span className="whitespace-pre-line">{failure.message}</span>
            </Banner>
          )}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Input
              actor={actor}
              field="password"
              label={texts.password}
              hint={userTexts.passwordHint(PASSWORD_MINIMUM)}
            />
            <Input actor={actor} field="password_confirmation" label={texts.confirmation} />
          </div>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <Checkbox
              label={texts.send}
              hint={texts.sendHint}
              checked={send}
              onChecked={(checked) => actor.send({ type: 'send.set', send: checked })}
            />
            <Button busy={saving} onClick={() => actor.send({ type: 'update.request' })}>
              {texts.update}
            </Button>
          </div>
        </div>
      </Card>
    </CommandScope>
  );
}
