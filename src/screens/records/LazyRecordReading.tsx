import type { ComponentProps } from 'react';
import { PartFailed } from '../../ui/base/PartFailed';
import { Skeleton } from '../../ui/base/Skeleton';
import { useLazyPart } from '../../ui/base/useLazyPart';
import type RecordReading from './RecordReading';

const load = () => import('./RecordReading');

/** The record as text; few may read what they may not change. */
export function LazyRecordReading(props: ComponentProps<typeof RecordReading>) {
  const part = useLazyPart(load);
  if (part.state === 'ready') return <part.Part {...props} />;
  return part.state === 'failed' ? <PartFailed onRetry={part.retry} /> : <Skeleton className="h-80" />;
}
