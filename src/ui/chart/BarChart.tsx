import { useId } from 'react';
import { formatCount } from '../../messages/numbers';
import { cx } from '../base/cx';

interface BarSeries {
  readonly name: string;
  /** 'soft' for what is there to be compared with. */
  readonly tone: 'accent' | 'soft';
}

interface BarGroup {
  readonly id: string | number;
  readonly label: string;
  /** A value for each series. */
  readonly values: readonly number[];
  /** The whole group in words. */
  readonly text: string;
}

interface BarChartProps {
  readonly title: string;
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
}

const FILL = { accent: 'bg-accent', soft: 'border border-accent bg-accent-soft' } as const;

/** Horizontal bars by group. The bars are decoration: each group is a line of a list that says its figures in words. */
export function BarChart({ title, series, groups }: BarChartProps) {
  const id = useId();
  const greatest = Math.max(1, ...groups.flatMap(({ values }) => values));
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-medium text-sm">
        {title}
      </figcaption>
      <ul aria-hidden="true" className="mt-1 mb-3 flex flex-wrap gap-x-4 text-muted text-xs">
        {series.map(({ name, tone }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={cx('size-2.5 rounded-xs forced-color-adjust-none', FILL[tone])} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="space-y-2">
        {groups.map((group) => (
          <li key={group.id} className="text-xs">
            <span className="sr-only">{group.text}</span>
            <span aria-hidden="true" className="block truncate">
              {group.label}
            </span>
            <span aria-hidden="true" className="block space-y-0.5">
              {series.map(({ name, tone }, index) => {
                const value = group.values[index] ?? 0;
                return (
                  <span key={name} className="flex items-center gap-1.5">
                    <span className="block min-w-0 flex-1">
                      <span
                        className={cx('block h-2.5 min-w-px rounded-xs forced-color-adjust-none', FILL[tone])}
                        style={{ width: `${(value / greatest) * 100}%` }}
                      />
                    </span>
                    <span className="w-12 shrink-0 text-right text-muted tabular-nums">{formatCount(value)}</span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
