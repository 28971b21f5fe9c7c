import type { ComponentType } from 'react';
import { fieldTexts } from '../../messages/ui/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { late } from '../base/late';
import type { Drawing } from '../base/lazyPart';
import { Skeleton } from '../base/Skeleton';

const MapToCome = () => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{fieldTexts.map.loading}</span>
    <Skeleton className="h-72 w-full" />
  </div>
);

/** A map that is loaded on its own, with the map library. `problem` says that it did not come, and what can be done without it. */
export const lateMap = <Props extends object>(
  load: () => Promise<Drawing<Props>>,
  problem: string,
): ComponentType<Props> =>
  late(load, {
    loading: <MapToCome />,
    failed: (retry) => (
      <Banner
        tone="warning"
        role="status"
        title={problem}
        actions={
          <Button size="small" icon="refresh" onClick={retry}>
            {fieldTexts.map.retry}
          </Button>
        }
      />
    ),
  });
