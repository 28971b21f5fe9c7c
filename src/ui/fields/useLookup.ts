import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { callActor } from '../../machines/kit/actor';
import { lookupMachine } from '../../machines/lookup/machine';
import type { LookupActors, LookupInput, LookupOption } from '../../machines/lookup/types';
import { useActorRef } from '../base/actors';
import type { ComboOption, LookupFailure, LookupState } from '../base/options';

/** What a combobox needs of a look-up. */
export interface Lookup {
  readonly options: readonly ComboOption[];
  readonly state: LookupState;
  /** Why it failed; null while it didn't. */
  readonly failure: LookupFailure | null;
  readonly minimum: number;
  readonly onType: (text: string) => void;
  /** Everything there is to choose from, once a whole list is loaded; null before, and for look-ups by text. */
  readonly all: readonly LookupOption[] | null;
  /** The option of this id as the look-up gave it. */
  readonly optionOf: (id: ComboOption['id']) => LookupOption | undefined;
}

/**
 * Runs a lookup machine for a combobox. Takes the machine's input and the search; `active` loads a whole list at once,
 * so that what is chosen already can be named.
 */
export function useLookup(input: LookupInput, search: LookupActors['search'], active: boolean): Lookup {
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  const machine = useMemo(() => {
    const call: LookupActors['search'] = (query, signal) => latest.current(query, signal);
    return lookupMachine.provide({ actors: { search: callActor(call) } });
  }, []);
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  const loadsAtOnce = active && input.whole === true;
  useEffect(() => {
    if (loadsAtOnce) actor.send({ type: 'list.open' });
  }, [loadsAtOnce, actor]);
  const isFiltered = context.text.trim() !== '';
  const options = useMemo(
    () =>
      context.options.map(
        ({ id, label, detail, depth }): ComboOption => ({
          id,
          label,
          detail: depth === undefined || isFiltered ? detail : undefined,
          depth: isFiltered ? 0 : depth,
        }),
      ),
    [context.options, isFiltered],
  );
  return {
    options,
    state: stateOf(snapshot),
    failure:
      context.failure === null
        ? null
        : { reason: context.failure.message, retry: () => actor.send({ type: 'search.retry' }) },
    minimum: context.minimum,
    onType: (text) => actor.send({ type: 'text.type', text }),
    all: context.all,
    optionOf: (id) => (context.all ?? context.options).find((option) => option.id === id),
  };
}

function stateOf(snapshot: { hasTag: (tag: 'below' | 'busy' | 'failed') => boolean }): LookupState {
  if (snapshot.hasTag('below')) return 'short';
  if (snapshot.hasTag('busy')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'ready';
}
