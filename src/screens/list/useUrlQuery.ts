import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useNavigate, useSearchParameters } from '../../ui/page/navigate';

/** The history state of an address that a list wrote itself. */
const WRITTEN_BY_LIST = { writtenBy: 'list' } as const;

const isOwn = (state: unknown): boolean =>
  (state as { readonly writtenBy?: unknown } | null)?.writtenBy === WRITTEN_BY_LIST.writtenBy;

type Parameters = Readonly<Record<string, string>>;

interface UrlQuery {
  /** The parameters that the query in force would have. */
  readonly written: () => Parameters;
  /** The query of the URL, after the browser's history or a link changed it. */
  readonly onUrl: (raw: Parameters) => void;
}

/**
 * Keeps a list and the URL in step: history changes go to the list, a menu link that emptied the URL restores it.
 * Gives what writes the parameters of another query into the URL, as a new entry of the history or in place of the last
 * one.
 */
export function useUrlQuery({ written, onUrl }: UrlQuery): (query: Parameters, replace: boolean) => void {
  const params = useSearchParameters();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { state } = useLocation();
  /** The parameters that came or were written last; what was written reaches the page a moment later. */
  const latest = useRef<string | null>(null);
  const seen = useRef<string | null>(null);
  const write = useCallback(
    (query: Parameters, replace: boolean) => {
      const next = new URLSearchParams(query).toString();
      if (next === latest.current) return;
      latest.current = next;
      navigate({ search: `?${next}` }, { replace, state: WRITTEN_BY_LIST });
    },
    [navigate],
  );
  const follow = useEffectEvent((isKept: boolean) => {
    if (isKept) write(written(), true);
    else onUrl(Object.fromEntries(params));
  });
  useEffect(() => {
    const url = params.toString();
    if (seen.current === url) return;
    const opening = seen.current === null;
    seen.current = url;
    if (opening) {
      latest.current ??= url;
      return follow(true);
    }
    // Meanwhile the list may have gone on to another query.
    if (latest.current === url || (navigation !== 'POP' && isOwn(state))) return;
    latest.current = url;
    follow(navigation === 'PUSH' && url === '');
  }, [params, navigation, state]);
  return write;
}
