import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LOGIN_PATH } from '../machines/access/paths';
import { callActor } from '../machines/kit/actor';
import { waitSeconds } from '../machines/session/rules';
import { FORMS, shownProblem } from '../machines/submission/forms';
import { submissionMachine } from '../machines/submission/machine';
import type { SubmissionActors, SubmissionField, SubmissionInput } from '../machines/submission/types';
import { accountTexts } from '../messages/screens/accounts';
import { useActorRef } from '../ui/base/actors';
import { Button } from '../ui/base/Button';
import { Field } from '../ui/base/Field';
import { FormFailure, useSecondsLeft } from '../ui/base/FormFailure';
import { TextInput } from '../ui/base/TextInput';
import { useLatest } from '../ui/table/useLatest';
import { PublicLink } from './PublicLink';

export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

/** A form that is sent by this call; the form is that of the first render, the call that of the last. */
export function useSubmission(form: SubmissionInput['form'], submit: SubmissionActors['submit']): SubmissionActor {
  const latest = useLatest(submit);
  const machine = useMemo(() => {
    const call: SubmissionActors['submit'] = (typed, signal) => latest.current(typed, signal);
    return submissionMachine.provide({ actors: { submit: callActor(call) } });
  }, [latest]);
  return useActorRef(machine, { input: { form } });
}

interface InputProps {
  readonly actor: SubmissionActor;
  readonly field: SubmissionField;
  readonly label: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/** A field of the form. */
export function SubmissionTextField({ actor, field, label, hint, autoFocus = false }: InputProps) {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, ({ context }) => shownProblem(context, field));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isCard = useSelector(actor, ({ context }) => FORMS[context.form].isCard === true);
  const isEmail = field === 'email';
  return (
    <Field label={label} error={problem} hint={hint} required={isCard}>
      {(control) => (
        <TextInput
          {...control}
          aria-required
          // The form beside a card has names of its own; and who only passes by the card is not told what it lacks.
          name={isCard ? `new_${field}` : field}
          type={isEmail ? 'email' : 'password'}
          autoComplete={isEmail ? 'email' : 'new-password'}
          autoFocus={autoFocus}
          readOnly={isBusy}
          value={value}
          onValue={(typed) => actor.send({ type: 'field.change', field, value: typed })}
          onBlur={() => (!isCard || value !== '') && actor.send({ type: 'field.blur', field })}
        />
      )}
    </Field>
  );
}

interface FormProps {
  readonly actor: SubmissionActor;
  readonly intro: ReactNode;
  /** Of the link back to the sign-in, and of the button that sends. */
  readonly texts: { readonly toLogin: string; readonly submit: string };
  /** Its fields. */
  readonly children: ReactNode;
}

/** The form on a page of its own, before the sign-in. */
export function SubmissionForm({ actor, intro, texts, children }: FormProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const left = useSecondsLeft(
    useSelector(actor, (snapshot) => (snapshot.hasTag('throttled') ? waitSeconds(snapshot.context.failure) : 0)),
  );
  const wait = left === 0 ? null : accountTexts.wait(left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-muted">{intro}</p>
      {failure !== null && <FormFailure message={failure.message} countdown={wait} />}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH}>{texts.toLogin}</PublicLink>
        <Button type="submit" variant="primary" busy={isBusy} refusal={wait} className="ml-auto">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
