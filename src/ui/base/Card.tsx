import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

export interface CardProps {
  readonly title: string;
  /** Beside the heading, at its end. */
  readonly actions?: ReactNode;
  /** A short figure or badge after the title ('12', '2 errori'). */
  readonly badge?: ReactNode;
  readonly collapsible?: boolean | undefined;
  /** Controlled: whether it is open. Without it the card keeps that itself, starting at `defaultOpen`. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A titled section. A closed one keeps its content mounted, so that nothing typed in it is lost. */
export function Card(props: CardProps) {
  const { title, actions, badge, collapsible = false, id, className, children } = props;
  const [ownOpen, setOwnOpen] = useState(props.defaultOpen ?? true);
  const open = !collapsible || (props.open ?? ownOpen);
  const generated = useId();
  const titleId = `${id ?? generated}-title`;
  const bodyId = `${id ?? generated}-body`;
  const toggle = () => {
    setOwnOpen(!open);
    props.onToggle?.(!open);
  };
  return (
    <section id={id} aria-labelledby={titleId} className={cx('rounded-lg border border-line bg-surface', className)}>
      <header
        className={cx(
          'flex min-h-11 items-center gap-2 pr-2 pl-4 max-sm:flex-wrap max-sm:py-1 @max-xs:flex-wrap @max-xs:py-1',
          open && '-mb-1',
        )}
      >
        <h2 className="min-w-0 flex-1 text-base font-semibold max-sm:min-w-1/2 @max-xs:min-w-1/2" id={titleId}>
          {collapsible ? (
            <button
              type="button"
              className="-mx-1 flex w-full items-center gap-2 rounded-sm px-1 py-1 text-left"
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={toggle}
            >
              <Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} className="-ml-1 shrink-0 text-muted" />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {badge}
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div id={bodyId} hidden={!open} className="px-4 pt-1 pb-4">
        {children}
      </div>
    </section>
  );
}
