import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { PASSWORD_MINIMUM } from '../../content/text/people';
import { hasInput } from '../../machines/submission/forms';
import { reason } from '../../machines/submission/refusals';
import { passwordUpdateTexts as texts, userTexts } from '../../messages/screens/records';
import { useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { Checkbox } from '../../ui/base/Checkbox';
import { useFocusWithin } from '../../ui/base/useFocusWithin';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';
import { type SubmissionActor, SubmissionTextField, useSubmission } from '../SubmissionForm';

/** The password card of one user, wired to the application. `onChanged` is called once the password was changed. */
export function usePasswordActor(user: number, onChanged: () => void): SubmissionActor {
  const { administration, notify } = usePorts();
  const actor = useSubmission('passwordUpdate', ({ values: { password, password_confirmation }, send }, signal) =>
    administration.updatePassword({ user, password, confirmation: password_confirmation, send }, signal),
  );
  useEmitted(actor, {
    submitted: ({ message }) => {
      notify('success', message ?? texts.saved, actor.sessionId);
      onChanged();
    },
  });
  return actor;
}

/** 'Aggiornamento Password Utente'. Source: document 1, section 2.11. */
export function PasswordCard({ actor }: { readonly actor: SubmissionActor }) {
  const send = useSelector(actor, ({ context }) => context.send);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
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
            <SubmissionTextField
              actor={actor}
              field="password"
              label={texts.password}
              hint={userTexts.passwordHint(PASSWORD_MINIMUM)}
            />
            <SubmissionTextField actor={actor} field="password_confirmation" label={texts.confirmation} />
          </div>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <Checkbox
              label={texts.send}
              hint={texts.sendHint}
              checked={send}
              onChecked={(checked) => actor.send({ type: 'send.set', send: checked })}
            />
            <Button busy={saving} onClick={() => actor.send({ type: 'form.submit' })}>
              {texts.update}
            </Button>
          </div>
        </div>
      </Card>
    </CommandScope>
  );
}
