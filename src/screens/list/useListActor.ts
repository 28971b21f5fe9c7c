import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { asksOfRows, tabQuery } from '../../content/lists/addresses';
import { listingForm } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { callActors } from '../../machines/kit/actor';
import { listMachine } from '../../machines/list/machine';
import { parseQuery, restoreQuery, storageKey, storedQuery, writeQuery } from '../../machines/list/query';
import type { ListAbilities, ListInput, ListQuery } from '../../machines/list/types';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { useListening } from '../../ui/base/useListening';
import { useSearchParameters } from '../../ui/page/navigate';
import { type MemoryPort, usePorts } from '../ports';
import { useUrlQuery } from './useUrlQuery';

export type ListActor = ActorRefFrom<typeof listMachine>;

/** Carries out the list's requests to the application. */
function useEffects(actor: ListActor, listing: Listing): void {
  const { memory, notify } = usePorts();
  const writeUrl = useUrlQuery({
    own: tabQuery(listing),
    written: () => writeQuery(listing, actor.getSnapshot().context.query),
    onUrl: (raw) => actor.send({ type: 'url.change', ...parseQuery(listing, raw) }),
  });
  useEmitted(actor, {
    'query.changed': ({ query, replace }) => {
      memory.write(storageKey(listing), storedQuery(listing, query));
      writeUrl(writeQuery(listing, query), replace);
    },
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
  });
}

const seenKey = (listing: Listing, query: ListQuery): string => `${storageKey(listing)} ${storedQuery(listing, query)}`;

/** Remembers the rows when the list is left, for who comes back to them. */
function useRowsMemory(actor: ListActor, listing: Listing): void {
  const { seenRows } = usePorts();
  useLayoutEffect(
    () => () => {
      const { rows, total, undecided, shownQuery, correction } = actor.getSnapshot().context;
      if (shownQuery === null) return;
      // Rows that save themselves are not what was loaded any more.
      const isAsked = rows.length > 0 && correction === null && listing.choice === undefined;
      seenRows.write(
        seenKey(listing, shownQuery),
        isAsked ? { rows, total, ...(undecided !== null && { undecided }) } : null,
      );
    },
    [actor, listing, seenRows],
  );
}

/** Entry of browser history → row under the cursor when its list was left. */
const cursors = new Map<string, number>();

/** Key under which the browser keeps the row that was under the cursor when the page was loaded anew. */
const KEY = 'portolano.cursor';

/**
 * The row under the cursor when the list of this history entry was left, or the page loaded anew; null for a list that one
 * does not come back to.
 */
function cursorOf(entry: string, memory: Pick<MemoryPort, 'read'>): number | null {
  const [kept, id] = (memory.read(KEY) ?? '').split(' ');
  return cursors.get(entry) ?? (kept === entry && Number(id) > 0 ? Number(id) : null);
}

/** Remembers where the cursor is when the list is left, for who comes back. */
function useCursorMemory(actor: ListActor): void {
  const { memory } = usePorts();
  const { key } = useLocation();
  const entry = useRef(key);
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(
    () => () => {
      const { cursor } = actor.getSnapshot().context;
      if (cursor === null) cursors.delete(entry.current);
      else cursors.set(entry.current, cursor);
    },
    [actor],
  );
  useListening('window', {
    pagehide: () => memory.write(KEY, `${entry.current} ${actor.getSnapshot().context.cursor ?? ''}`),
  });
}

/** A list: restored from URL or storage, and kept in step with both. */
export function useListActor(listing: Listing, abilities: ListAbilities): ListActor {
  const { list, memory, arrivedRows, seenRows } = usePorts();
  const params = useSearchParameters();
  const { key } = useLocation();
  const machine = useMemo(
    () => listMachine.provide({ actors: callActors(list(listing), 'loadRows', 'deleteRows', 'runAction') }),
    [list, listing],
  );
  const [input] = useState<ListInput>(() => {
    const asked = asksOfRows(listing, Object.fromEntries(params));
    const restored = restoreQuery(listing, asked, memory.read(storageKey(listing)));
    const answer = arrivedRows(listing, restored.query);
    const seen = seenRows.read(seenKey(listing, restored.query));
    return { listing: listingForm(listing), abilities, cursor: cursorOf(key, memory), answer, seen, ...restored };
  });
  const actor = useActorRef(machine, { input });
  useEffects(actor, listing);
  // The rows may be in the first drawing: a key that comes right after it finds the list running.
  useLayoutEffect(() => void actor.start(), [actor]);
  useCursorMemory(actor);
  useRowsMemory(actor, listing);
  return actor;
}
