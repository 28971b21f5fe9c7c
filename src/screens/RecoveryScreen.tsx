import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LOGIN_PATH } from '../machines/access/paths';
import { callActor } from '../machines/kit/actor';
import { recoveryMachine } from '../machines/recovery/machine';
import { sentText, shownProblem } from '../machines/recovery/rules';
import { waitSeconds } from '../machines/session/rules';
import { accountTexts, recoveryTexts as texts } from '../messages/screens/accounts';
import { useActorRef } from '../ui/base/actors';
import { Banner } from '../ui/base/Banner';
import { Button } from '../ui/base/Button';
import { Field } from '../ui/base/Field';
import { FormFailure, useSecondsLeft } from '../ui/base/FormFailure';
import { TextInput } from '../ui/base/TextInput';
import { usePageTitle } from '../ui/page/title';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';
import { usePorts } from './ports';

type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

function Sent({ actor }: { readonly actor: RecoveryActor }) {
  const text = useSelector(actor, ({ context }) => sentText(context));
  return (
    <div className="space-y-4">
      <Banner tone="success" role="status" title={text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH} next>
          {texts.toLogin}
        </PublicLink>
        <Button onClick={() => actor.send({ type: 'mail.again' })}>{texts.again}</Button>
      </div>
    </div>
  );
}

function Form({ actor }: { readonly actor: RecoveryActor }) {
  const email = useSelector(actor, ({ context }) => context.email);
  const problem = useSelector(actor, ({ context }) => shownProblem(context));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const left = useSecondsLeft(
    useSelector(actor, (snapshot) => (snapshot.hasTag('throttled') ? waitSeconds(snapshot.context.failure) : 0)),
  );
  const wait = left === 0 ? null : accountTexts.wait(left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'mail.request' });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-muted">{texts.intro}</p>
      {failure !== null && <FormFailure message={failure.message} countdown={wait} />}
      <Field label={texts.email} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            aria-required
            name="email"
            type="email"
            autoComplete="email"
            autoFocus
            readOnly={busy}
            value={email}
            onValue={(value) => actor.send({ type: 'email.change', email: value })}
            onBlur={() => actor.send({ type: 'email.blur' })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH}>{texts.toLogin}</PublicLink>
        <Button type="submit" variant="primary" busy={busy} refusal={wait} className="ml-auto">
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/** 'Recupero Credenziali'. Source: document 1, section 2.6. */
export function Component() {
  usePageTitle(texts.title);
  const { accounts } = usePorts();
  const machine = useMemo(
    () => recoveryMachine.provide({ actors: { sendMail: callActor(accounts.sendMail) } }),
    [accounts],
  );
  const actor = useActorRef(machine);
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  return <PublicPage title={texts.title}>{sent ? <Sent actor={actor} /> : <Form actor={actor} />}</PublicPage>;
}
