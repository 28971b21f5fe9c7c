import { startTexts } from '../messages/screens/start';
import { Skeleton } from '../ui/base/Skeleton';

/** Shown in place of a page until its code and the right to see it have arrived. */
export function PageSkeleton() {
  return (
    <div role="status" aria-busy="true" className="animate-late space-y-4 p-6">
      <span className="sr-only">{startTexts.loading}</span>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
