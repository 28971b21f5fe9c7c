import type { ComponentProps } from 'react';
import { PartFailed } from '../../ui/base/PartFailed';
import { useLazyPart } from '../../ui/base/useLazyPart';
import { EditorSkeleton } from './EditorSkeleton';
import type ReadingForm from './ReadingForm';

const load = () => import('./ReadingForm');

/** The item as text; few may read what they may not change. */
export function LazyReadingForm(props: ComponentProps<typeof ReadingForm>) {
  const part = useLazyPart(load);
  if (part.state === 'ready') return <part.Part {...props} />;
  return part.state === 'failed' ? <PartFailed onRetry={part.retry} /> : <EditorSkeleton />;
}
