import type { ComponentType, ReactNode } from 'react';
import { PartFailed } from './PartFailed';
import { useLazyPart } from './useLazyPart';

/**
 * A component whose code comes after the page, in the place where it will stand: `loading` until then, and a way to try
 * again where it does not come. `quiet` leaves out what the work goes on without.
 */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { loading = null, quiet = false }: { readonly loading?: ReactNode; readonly quiet?: boolean } = {},
): ComponentType<Props> {
  return function Late(props) {
    const part = useLazyPart(load);
    if (part.state === 'ready') return <part.Part {...props} />;
    if (part.state === 'loading') return loading;
    return quiet ? null : <PartFailed onRetry={part.retry} />;
  };
}
