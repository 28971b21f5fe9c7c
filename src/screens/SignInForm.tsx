import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { waitSeconds } from '../machines/session/rules';
import { sessionTexts } from '../messages/screens/session';
import { Button } from '../ui/base/Button';
import { Field } from '../ui/base/Field';
import { FormFailure, useSecondsLeft } from '../ui/base/FormFailure';
import { TextInput } from '../ui/base/TextInput';
import { useSession } from './session';

/** Empties the password after each failed sign-in and puts the focus there. */
function usePassword(attempts: number) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(attempts);
  useLayoutEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    setPassword('');
    input.current?.focus();
  }, [attempts]);
  return { password, setPassword, input };
}

interface SignInFormProps {
  readonly children?: ReactNode;
  /** Username of who is expected: only the password is left to type. */
  readonly user?: string;
}

/** Username, password, 'Entra'. The machine checks, keeps what was typed as username, and says what went wrong. */
export function SignInForm({ children, user = '' }: SignInFormProps) {
  const session = useSession();
  const id = useId();
  const kept = useSelector(session, ({ context }) => context.username);
  const problem = useSelector(session, ({ context }) => context.usernameProblem);
  const failure = useSelector(session, ({ context }) => context.failure);
  const attempts = useSelector(session, ({ context }) => context.attempts);
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const left = useSecondsLeft(
    useSelector(session, (snapshot) => (snapshot.hasTag('throttled') ? waitSeconds(snapshot.context.failure) : 0)),
  );
  const wait = left === 0 ? null : sessionTexts.wait(left);
  const [username, setUsername] = useState(kept || user);
  const { password, setPassword, input } = usePassword(attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: 'signIn.submit', username, password });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure !== null && <FormFailure message={failure.message} countdown={wait} />}
      <Field id={`${id}-username`} label={sessionTexts.username} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={username === ''}
            value={username}
            onValue={setUsername}
          />
        )}
      </Field>
      <Field id={`${id}-password`} label={sessionTexts.password}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoFocus={username !== ''}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onValue={setPassword}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button type="submit" variant="primary" busy={busy} refusal={wait} className="ml-auto">
          {sessionTexts.enter}
        </Button>
      </div>
    </form>
  );
}
