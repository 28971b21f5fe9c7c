import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type Listing, listingForm } from '../../content/listing';
import { listMachine } from '../../machines/list/machine';
import { parseQuery, restoreQuery, storageKey, storedQuery, writeQuery } from '../../machines/list/query';
import type { ListAbilities, ListInput } from '../../machines/list/types';
import { usePorts } from '../ports';

export type ListActor = ActorRefFrom<typeof listMachine>;

/** Tells the machine when browser history changes the URL, and the URL when only a menu link emptied it. */
function useUrl(actor: ListActor, listing: Listing): void {
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
    if (opening || byMenu) setParams(writeQuery(listing, query), { replace: true });
    else actor.send({ type: 'url.change', ...parseQuery(listing, Object.fromEntries(params)) });
  }, [actor, listing, params, navigation, setParams]);
}

/** Carries out what the list asks of the application. */
function useEffects(actor: ListActor, listing: Listing): void {
  const { memory, notify } = usePorts();
  const [, setParams] = useSearchParams();
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('query.changed', ({ query, replace }) => {
        memory.write(storageKey(listing), storedQuery(listing, query));
        setParams(writeQuery(listing, query), { replace });
      }),
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, listing, memory, notify, setParams]);
}

/** A list: restored from URL or storage, and kept in step with both. */
export function useListActor(listing: Listing, abilities: ListAbilities): ListActor {
  const { list, memory } = usePorts();
  const [params] = useSearchParams();
  const machine = useMemo(() => listMachine.provide({ actors: list(listing) }), [list, listing]);
  const [input] = useState<ListInput>(() => {
    const restored = restoreQuery(listing, Object.fromEntries(params), memory.read(storageKey(listing)));
    return { listing: listingForm(listing), abilities, ...restored };
  });
  const actor = useActorRef(machine, { input });
  useEffects(actor, listing);
  useUrl(actor, listing);
  return actor;
}
