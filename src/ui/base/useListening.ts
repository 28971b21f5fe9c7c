import { useEffectEvent, useLayoutEffect } from 'react';

interface EventsOf {
  readonly window: WindowEventMap;
  readonly document: DocumentEventMap;
}

type Handlers<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => unknown };

/**
 * Hears events of the window or of the document for as long as the component is there; each goes to the handler of the
 * last render. `capture` hears them before what they are meant for; it stays the same, as do the types.
 */
export function useListening<On extends keyof EventsOf>(
  on: On,
  handlers: Handlers<EventsOf[On]>,
  capture = false,
): void {
  const hear = useEffectEvent((event: Event) => {
    (handlers as Readonly<Record<string, ((event: Event) => unknown) | undefined>>)[event.type]?.(event);
  });
  const types = Object.keys(handlers).join(' ');
  useLayoutEffect(() => {
    const target = on === 'window' ? window : document;
    const ends = new AbortController();
    const listen = (event: Event) => hear(event);
    for (const type of types.split(' ')) target.addEventListener(type, listen, { capture, signal: ends.signal });
    return () => ends.abort();
  }, [on, types, capture]);
}
