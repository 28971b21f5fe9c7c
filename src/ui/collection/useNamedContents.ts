import { useCallback, useEffect, useState } from 'react';
import type { NamedById } from '../../contract/settings';
import type { FieldWidgetProps } from '../fields/types';

/** What is known of contents by their ids: null for one that there is not, undefined as long as nobody knows. */
export type Known = ReadonlyMap<number, NamedById | null>;

interface Asked {
  readonly known: Known;
  /** Why titles are missing; null while they are not. */
  readonly failure: string | null;
}

const NOTHING: Asked = { known: new Map(), failure: null };

/** Titles and states of these contents, each asked for once. */
export function useNamedContents(
  { lookups, field, language }: Pick<FieldWidgetProps, 'lookups' | 'field' | 'language'>,
  ids: readonly number[],
) {
  const [asked, setAsked] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const { area = '' } = field;
  const missing = ids.filter((id) => !asked.known.has(id)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (missing === '') return;
    const leaving = new AbortController();
    const wanted = missing.split(',').map(Number);
    void lookups.contentsByIds(area, wanted, language, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (!result.ok) return setAsked((before) => ({ ...before, failure: result.failure.message }));
      const found = new Map(result.value.map((one) => [one.id, one]));
      setAsked((before) => ({
        known: new Map([...before.known, ...wanted.map((id) => [id, found.get(id) ?? null] as const)]),
        failure: null,
      }));
    });
    return () => leaving.abort();
  }, [missing, area, language, lookups, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...asked, retry };
}
