import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { LookupOption } from '../../content/field/field';
import { matchingChoices } from '../../content/text/fold';
import { withoutInvisible } from '../../content/text/invisible';
import type { Result } from '../../contract/result';
import type { LoadingSnapshot } from '../../machines/loading/machine';
import type { ComboOption, LookupFailure, LookupState } from '../base/options';
import { type LoadingActor, useLoading } from '../base/useLoading';

/** What a combobox needs of a look-up. */
interface LookupBox {
  readonly options: readonly ComboOption[];
  readonly state: LookupState;
  /** Why it failed; null while it didn't. */
  readonly failure: LookupFailure | null;
  /** Characters needed before a request goes out. */
  readonly minimum: number;
  readonly onType: (text: string) => void;
}

export interface Lookup {
  /** For its combobox. */
  readonly box: LookupBox;
  /** Everything that the server gave for the present question; null before it came. */
  readonly found: Found | null;
  /** The option of this id as the look-up gave it. */
  readonly optionOf: (id: ComboOption['id']) => LookupOption | undefined;
}

type Found = readonly LookupOption[];

/** Milliseconds without a key before a request goes out. Source: document 2, section 9. */
export const SEARCH_PAUSE_MS = 300;
const NONE: Found = [];

/** What is asked for a typed text: without what nobody sees, blanks single; null for too few characters. */
function questionOf(typed: string, minimum: number): string | null {
  const text = withoutInvisible(typed).replace(/\s+/g, ' ').trim();
  return text.length < minimum ? null : text;
}

function stateOf(snapshot: LoadingSnapshot): LookupState {
  if (snapshot.context.what === null) return 'short';
  return snapshot.hasTag('failed') ? 'failed' : snapshot.hasTag('shown') ? 'ready' : 'loading';
}

/** What is loaded, as a combobox takes it. */
function useFound(actor: LoadingActor): Omit<Lookup, 'box'> & Pick<LookupBox, 'state' | 'failure'> {
  const snapshot = useSelector(actor, (now) => now);
  const { value, failure } = snapshot.context;
  const found = value as Found | null;
  return {
    found,
    state: stateOf(snapshot),
    failure: failure && { reason: failure.message, retry: () => actor.send({ type: 'load.retry' }) },
    optionOf: (id) => found?.find((option) => option.id === id),
  };
}

/** Options that a server finds by what is typed, from so many characters on. */
export function useLookup(
  minimum: number,
  search: (text: string, signal: AbortSignal) => Promise<Result<Found>>,
): Lookup {
  const actor = useLoading(({ what }, signal) => search(String(what), signal), {
    open: true,
    what: null,
    pause: SEARCH_PAUSE_MS,
  });
  const { state, failure, ...loaded } = useFound(actor);
  const onType = (text: string) => actor.send({ type: 'what.set', what: questionOf(text, minimum) });
  return { ...loaded, box: { options: loaded.found ?? NONE, state, failure, minimum, onType } };
}

/** A whole list, loaded once as soon as it is wanted, so that what is chosen already can be named, and filtered here. */
export function useWholeList(load: (signal: AbortSignal) => Promise<Result<Found>>, isWanted = true): Lookup {
  const actor = useLoading((_, signal) => load(signal), { open: false });
  useEffect(() => {
    if (isWanted) actor.send({ type: 'card.open' });
  }, [isWanted, actor]);
  const [text, setText] = useState('');
  const { state, failure, ...loaded } = useFound(actor);
  const { found } = loaded;
  const isFiltered = text.trim() !== '';
  const options = useMemo(
    () =>
      matchingChoices(found ?? NONE, text).map(
        ({ id, label, detail, depth }): ComboOption => ({
          id,
          label,
          detail: depth === undefined || isFiltered ? detail : undefined,
          depth: isFiltered ? 0 : depth,
        }),
      ),
    [found, text, isFiltered],
  );
  const onType = (typed: string) => {
    setText(typed);
    // Whoever types on where it failed wants it once more.
    actor.send({ type: 'load.retry' });
  };
  return { ...loaded, box: { options, state, failure, minimum: 0, onType } };
}
