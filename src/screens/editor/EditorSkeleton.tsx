import { editor as texts } from '../../messages/editor';
import { Skeleton } from '../../ui/base/Skeleton';

/** The editor's shape while the item is on its way. */
export function EditorSkeleton() {
  return (
    <div aria-busy="true" role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  );
}
