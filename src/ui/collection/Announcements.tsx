import { useLayoutEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** A live region for what a machine emits as 'announced'. */
export function Announcements({ actor }: { readonly actor: AnyActorRef }) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const subscription = actor.on('announced', (event: { readonly text: string }) => setText(event.text));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
