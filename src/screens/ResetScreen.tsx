import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { PASSWORD_MINIMUM } from '../content/text/people';
import { LOGIN_PATH, RECOVERY_PATH } from '../machines/access/paths';
import { callActor } from '../machines/kit/actor';
import { passwordResetMachine } from '../machines/passwordReset/machine';
import { shownProblem } from '../machines/passwordReset/rules';
import type { ResetField } from '../machines/passwordReset/types';
import { waitSeconds } from '../machines/session/rules';
import { accountTexts, resetTexts as texts } from '../messages/screens/accounts';
import { useActorRef } from '../ui/base/actors';
import { Banner } from '../ui/base/Banner';
import { Button, buttonClass } from '../ui/base/Button';
import { Field } from '../ui/base/Field';
import { FormFailure, useSecondsLeft } from '../ui/base/FormFailure';
import { TextInput } from '../ui/base/TextInput';
import { RouteLink } from '../ui/page/RouteLink';
import { usePageTitle } from '../ui/page/title';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';
import { usePorts } from './ports';

type ResetActor = ActorRefFrom<typeof passwordResetMachine>;

const LABELS: Readonly<Record<ResetField, string>> = {
  password: texts.password,
  password_confirmation: texts.confirmation,
};

function PasswordField({
  actor,
  field,
  focused = false,
}: {
  readonly actor: ResetActor;
  readonly field: ResetField;
  readonly focused?: boolean;
}) {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, ({ context }) => shownProblem(context, field));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Field label={LABELS[field]} error={problem}>
      {(control) => (
        <TextInput
          {...control}
          aria-required
          name={field}
          type="password"
          autoComplete="new-password"
          autoFocus={focused}
          readOnly={busy}
          value={value}
          onValue={(typed) => actor.send({ type: 'field.change', field, value: typed })}
          onBlur={() => actor.send({ type: 'field.blur', field })}
        />
      )}
    </Field>
  );
}

function Form({ actor }: { readonly actor: ResetActor }) {
  const { state } = useLocation();
  const isInitial = (state as { isInitial?: boolean } | null)?.isInitial === true;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const left = useSecondsLeft(
    useSelector(actor, (snapshot) => (snapshot.hasTag('throttled') ? waitSeconds(snapshot.context.failure) : 0)),
  );
  const wait = left === 0 ? null : accountTexts.wait(left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'reset.request' });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-muted">
        {isInitial && `${texts.whyInitial} `}
        {texts.intro(PASSWORD_MINIMUM)}
      </p>
      {failure !== null && <FormFailure message={failure.message} countdown={wait} />}
      <PasswordField actor={actor} field="password" focused />
      <PasswordField actor={actor} field="password_confirmation" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH}>{texts.toLogin}</PublicLink>
        <Button type="submit" variant="primary" busy={busy} refusal={wait} className="ml-auto">
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

function Expired({ actor }: { readonly actor: ResetActor }) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? texts.expired);
  return (
    <div className="space-y-4">
      <Banner tone="warning" role="alert" title={message} className="whitespace-pre-line" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH}>{texts.toLogin}</PublicLink>
        <PublicLink to={RECOVERY_PATH} next>
          {texts.another}
        </PublicLink>
      </div>
    </div>
  );
}

function Done({ actor }: { readonly actor: ResetActor }) {
  const message = useSelector(actor, ({ context }) => context.message ?? texts.done);
  // The page that was asked for before the sign-in, if one comes from there.
  const { state } = useLocation();
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="space-y-4">
      <Banner tone="success" role="status" title={message} />
      <RouteLink ref={next} to={LOGIN_PATH} state={state} className={buttonClass('primary')}>
        {texts.toLogin}
      </RouteLink>
    </div>
  );
}

function Reset({ code }: { readonly code: string }) {
  const { accounts } = usePorts();
  const machine = useMemo(
    () => passwordResetMachine.provide({ actors: { setPassword: callActor(accounts.setPassword) } }),
    [accounts],
  );
  const actor = useActorRef(machine, { input: { code } });
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('done') ? 'done' : snapshot.hasTag('expired') ? 'expired' : 'form',
  );
  if (view === 'done') return <Done actor={actor} />;
  return view === 'expired' ? <Expired actor={actor} /> : <Form actor={actor} />;
}

/** The page that the mailed link opens. Source: document 1, section 2.7. */
export function Component() {
  usePageTitle(texts.title);
  const { code = '' } = useParams();
  return (
    <PublicPage title={texts.title}>
      <Reset key={code} code={code} />
    </PublicPage>
  );
}
