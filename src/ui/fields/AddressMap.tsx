import { fieldTexts } from '../../messages/ui/fields';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Skeleton } from '../base/Skeleton';
import { useLazyPart } from '../base/useLazyPart';
import type { PointMapProps } from '../map/types';

const load = () => import('../map/PointMap');

/** The map of an address, loaded on its own; without it the coordinates can still be typed. */
export function AddressMap(props: PointMapProps) {
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
      title={fieldTexts.map.failed}
      actions={
        <Button size="small" icon="refresh" onClick={part.retry}>
          {fieldTexts.map.retry}
        </Button>
      }
    />
  );
}
