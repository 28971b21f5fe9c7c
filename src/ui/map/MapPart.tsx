import type { ComponentType } from 'react';
import { fieldTexts } from '../../messages/ui/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Skeleton } from '../base/Skeleton';
import { useLazyPart } from '../base/useLazyPart';

interface MapPartProps<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  /** What is said where it did not load, and what can be done without it. */
  readonly failed: string;
}

/** A map that is loaded on its own, with the map library. */
export function MapPart<Props extends object>({ load, props, failed }: MapPartProps<Props>) {
  const part = useLazyPart(load);
  if (part.state === 'ready') return <part.Part {...props} />;
  if (part.state === 'loading')
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{fieldTexts.map.loading}</span>
        <Skeleton className="h-72 w-full" />
      </div>
    );
  return (
    <Banner
      tone="warning"
      role="status"
      title={failed}
      actions={
        <Button size="small" icon="refresh" onClick={part.retry}>
          {fieldTexts.map.retry}
        </Button>
      }
    />
  );
}
