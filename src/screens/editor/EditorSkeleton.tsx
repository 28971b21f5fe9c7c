import { editorTexts as texts } from '../../messages/screens/editor';
import { Skeleton } from '../../ui/base/Skeleton';

/** The controls of the first cards, each of another size. */
const MAIN = ['h-8.5', 'h-8.5 w-4/5', 'h-8.5 w-3/5', 'h-20', 'h-56'] as const;
const SIDE = ['h-8.5', 'h-8.5 w-4/5', 'h-8.5 w-3/5'] as const;

function CardSkeleton({ fields }: { readonly fields: readonly string[] }) {
  return (
    <div className="space-y-5 rounded-lg border border-line bg-surface px-4 pt-3.5 pb-5">
      <Skeleton className="h-4 w-40 max-w-full" />
      {fields.map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-3 w-20" />
          <Skeleton className={field} />
        </div>
      ))}
    </div>
  );
}

/** The editor's shape while the item is on its way. */
export function EditorSkeleton() {
  return (
    <div
      aria-busy="true"
      role="status"
      className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem] @min-[64rem]/page:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <span className="sr-only">{texts.loading}</span>
      <CardSkeleton fields={MAIN} />
      <CardSkeleton fields={SIDE} />
    </div>
  );
}
