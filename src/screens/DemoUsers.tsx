import { useSelector } from '@xstate/react';
import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';
import type { DemoUserSignIn } from '../contract/config';
import { reason } from '../machines/session/refusals';
import { sessionTexts } from '../messages/screens/session';
import { Button } from '../ui/base/Button';
import { useListening } from '../ui/base/useListening';
import { useSession } from './session';
import { useSite } from './site';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A digit means a user wherever it would not become part of a text: outside of fields, and in the empty Username. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLInputElement) || (target.name === 'username' && target.value === '');

/** Calls back with the position that a digit stands for: 0 for 1. */
function useDigits(onDigit: (position: number) => void): void {
  useListening('document', {
    keydown(event) {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || repeat || !isFree(target)) return;
      event.preventDefault();
      onDigit(Number(key) - 1);
    },
  });
}

function Users({ users }: { readonly users: readonly DemoUserSignIn[] }) {
  const session = useSession();
  const list = useRef<HTMLUListElement>(null);
  const wait = useSelector(session, (snapshot) =>
    reason(snapshot, { type: 'signIn.submit', username: users[0]?.username ?? '', password: '' }),
  );
  const signIn = (user: DemoUserSignIn | undefined) =>
    user !== undefined && session.send({ type: 'signIn.submit', username: user.username, password: user.password });
  useDigits((position) => signIn(users[position]));
  const move = (event: ReactKeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <section aria-labelledby="demo-users" className="mt-5 border-line border-t pt-4">
      <h2 id="demo-users" className="mb-2 font-semibold">
        {sessionTexts.demo}
      </h2>
      <ul ref={list} className="space-y-1.5" onKeyDown={move}>
        {users.map((user, index) => (
          <li key={user.username}>
            <Button
              className="w-full justify-start!"
              hint={index < 9 ? String(index + 1) : null}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              refusal={wait}
              onClick={() => signIn(user)}
            >
              <span>{user.username}</span>
              <span className="min-w-0 flex-1 truncate text-left font-normal text-muted">{user.role}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The demo's users: one press or one digit signs in. Nothing where the site names none. */
export function DemoUsers() {
  const { demoUsers } = useSite();
  return demoUsers.length === 0 ? null : <Users users={demoUsers} />;
}
