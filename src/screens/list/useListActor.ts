import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Content } from '../../content/types';
import { listMachine } from '../../machines/list/machine';
import { parseQuery, restoreQuery, storageKey, storedQuery, writeQuery } from '../../machines/list/query';
import type { ListAbilities, ListInput } from '../../machines/list/types';
import { usePorts } from '../ports';

export type ListActor = ActorRefFrom<typeof listMachine>;

/** Tells the machine when browser history changes the URL, and the URL when only a menu link emptied it. */
function useUrl(actor: ListActor, content: Content): void {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const url = params.toString();
    if (seen.current === url) return;
    const opening = seen.current === null;
    seen.current = url;
    const { query } = actor.getSnapshot().context;
    const byMenu = navigation === 'PUSH' && url === '';
    if (opening || byMenu) setParams(writeQuery(query), { replace: true });
    else actor.send({ type: 'url.change', ...parseQuery(content, Object.fromEntries(params)) });
  }, [actor, content, params, navigation, setParams]);
}

/** Carries out what the list asks of the application. */
function useEffects(actor: ListActor, content: Content): void {
  const { memory, notify } = usePorts();
  const [, setParams] = useSearchParams();
  useEffect(() => {
    const subscriptions = [
      actor.on('query.changed', ({ query, replace }) => {
        memory.write(storageKey(content), storedQuery(query));
        setParams(writeQuery(query), { replace });
      }),
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, content, memory, notify, setParams]);
}

/** The list of a content type: restored from URL or storage, and kept in step with both. */
export function useListActor(content: Content, abilities: ListAbilities): ListActor {
  const { list, memory } = usePorts();
  const [params] = useSearchParams();
  const machine = useMemo(() => listMachine.provide({ actors: list(content) }), [list, content]);
  const [input] = useState<ListInput>(() => {
    const { area, titles, list: columns } = content;
    const restored = restoreQuery(content, Object.fromEntries(params), memory.read(storageKey(content)));
    return { content: { area, titles, list: columns }, abilities, ...restored };
  });
  const actor = useActorRef(machine, { input });
  useEffects(actor, content);
  useUrl(actor, content);
  return actor;
}
