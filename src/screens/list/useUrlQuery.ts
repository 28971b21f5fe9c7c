import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

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
  const seen = useRef<string | null>(null);
  const follow = useEffectEvent((isKept: boolean) => {
    if (isKept) setParams(written(), { replace: true });
    else onUrl(Object.fromEntries(params));
  });
  useEffect(() => {
    const url = params.toString();
    if (seen.current === url) return;
    const opening = seen.current === null;
    seen.current = url;
    follow(opening || (navigation === 'PUSH' && url === ''));
  }, [params, navigation]);
}
