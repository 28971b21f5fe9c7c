import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';

/** Turns after one second only: what is quicker needs no sign. Before that the place is kept. */
export function Spinner({
  label = uiTexts.loading,
  className,
}: {
  /** null where the control around it says that it is busy. */
  readonly label?: string | null | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <span className={cx('inline-flex animate-late', className)}>
      <span
        className="size-4 animate-turn rounded-full border-2 border-current border-r-transparent"
        aria-hidden="true"
      />
      {label !== null && <span className="sr-only">{label}</span>}
    </span>
  );
}
