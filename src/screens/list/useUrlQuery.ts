import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useNavigate, useSearchParameters } from '../../ui/page/navigate';

/** The history state of an address that a list wrote itself. */
const WRITTEN_BY_LIST = { writtenBy: 'list' } as const;

const isOwn = (state: unknown): boolean =>
  (state as { readonly writtenBy?: unknown } | null)?.writtenBy === WRITTEN_BY_LIST.writtenBy;

type Parameters = Readonly<Record<string, string>>;

const NOTHING: Parameters = {};

interface UrlQuery {
  /** Parameters that belong to the address itself, whatever the query. */
  readonly own?: Parameters;
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
export function useUrlQuery({
  own = NOTHING,
  written,
  onUrl,
}: UrlQuery): (query: Parameters, replace: boolean) => void {
  const address = useSearchParameters();
  const fixed = new URLSearchParams(own).toString();
  const params = useMemo(() => {
    const rest = new URLSearchParams(address);
    for (const name of new URLSearchParams(fixed).keys()) rest.delete(name);
    return rest;
  }, [address, fixed]);
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
      const search = [fixed, next].filter((part) => part !== '').join('&');
      navigate({ search: `?${search}` }, { replace, state: WRITTEN_BY_LIST });
    },
    [navigate, fixed],
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
