import { useState } from 'react';
import type { Subscription } from 'xstate';
import { useEmitted } from '../base/actors';

type Emitted =
  | { readonly type: 'announced'; readonly text: string }
  | { readonly type: 'focus.wanted' | 'left' | 'notice' };

interface Announcing {
  on(type: '*', listener: (event: Emitted) => void): Subscription;
}

/** A live region for what a machine, or a card's edits, emit as 'announced'. */
export function Announcements({ actor }: { readonly actor: Announcing }) {
  const [text, setText] = useState('');
  useEmitted(actor, { announced: ({ text: said }) => setText(said) });
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
