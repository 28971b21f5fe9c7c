import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';

/** A bar where text will be; give it a width and a height by class. Decoration: the region that loads says so. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />;
}

/** A thin bar that runs across its place while something is on its way. Decoration: what it belongs to says so. */
export function BusyLine() {
  return <span aria-hidden="true" className="block h-full w-1/3 animate-slide bg-accent" />;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** A block that is loading: bars, and the words for assistive technology. */
export function SkeletonText({
  lines = 3,
  label = uiTexts.loading,
}: {
  readonly lines?: number | undefined;
  readonly label?: string | undefined;
}) {
  const bars = Array.from({ length: lines }, (_, index) => ({
    id: `bar-${index}`,
    width: WIDTHS[index % WIDTHS.length],
  }));
  return (
    <div role="status" data-loading="" className="space-y-2.5">
      <span className="sr-only">{label}</span>
      {bars.map((bar) => (
        <Skeleton key={bar.id} className={cx('h-3.5', bar.width)} />
      ))}
    </div>
  );
}
