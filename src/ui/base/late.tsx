import type { ComponentType, ReactNode } from 'react';
import { type Drawing, lazyPart, useLazyPart } from './lazyPart';
import { PartFailed } from './PartFailed';

interface Meanwhile {
  /** Stands in its place while it is on its way. */
  readonly loading?: ReactNode;
  /** Stands in its place where it did not come; nothing for what the work goes on without. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/** A component whose code comes after the page, in the place where it will stand. */
export function late<Props extends object>(
  load: () => Promise<Drawing<Props>>,
  { loading = null, failed = (retry) => <PartFailed onRetry={retry} /> }: Meanwhile = {},
): ComponentType<Props> {
  const code = lazyPart(load);
  return function Late(props) {
    const part = useLazyPart(code);
    if (part.state === 'ready') return <part.Part {...props} />;
    return part.state === 'loading' ? loading : failed(part.retry);
  };
}
