import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The history state of an address that a list wrote itself. */
export const WRITTEN_BY_LIST = { writtenBy: 'list' } as const;

const isOwn = (state: unknown): boolean =>
  (state as { readonly writtenBy?: unknown } | null)?.writtenBy === WRITTEN_BY_LIST.writtenBy;

interface UrlQuery {
  /** The parameters that the query in force would have. */
  readonly written: () => Record<string, string>;
  /** The browser's history, or a link, asks for this. */
  readonly onUrl: (raw: Readonly<Record<string, string>>) => void;
}

/** Tells a list when browser history changes the URL, and the URL when only a menu link emptied it. */
export function useUrlQuery({ written, onUrl }: UrlQuery): void {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const { state } = useLocation();
  const seen = useRef<string | null>(null);
  const follow = useEffectEvent((isKept: boolean) => {
    if (isKept) setParams(written(), { replace: true, state: WRITTEN_BY_LIST });
    else onUrl(Object.fromEntries(params));
  });
  useEffect(() => {
    const url = params.toString();
    if (seen.current === url) return;
    const opening = seen.current === null;
    seen.current = url;
    // What the list wrote reaches the page a moment later: meanwhile it may have gone on to another query.
    if (!opening && navigation !== 'POP' && isOwn(state)) return;
    follow(opening || (navigation === 'PUSH' && url === ''));
  }, [params, navigation, state]);
}
