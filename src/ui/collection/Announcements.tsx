import { useLayoutEffect, useState } from 'react';
import type { Subscription } from 'xstate';

interface Announcing {
  on(type: 'announced', listener: (event: { readonly text: string }) => void): Subscription;
}

/** A live region for what a machine, or a card's edits, emit as 'announced'. */
export function Announcements({ actor }: { readonly actor: Announcing }) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const subscription = actor.on('announced', ({ text: next }) => setText(next));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
