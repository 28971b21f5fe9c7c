interface ProgressBarProps {
  readonly label: string;
  /** How much is done, from 0 to `max`; null while that is unknown. */
  readonly value: number | null;
  readonly max?: number | undefined;
  /** Words for the figure ('12 di 40'); by default per cent. */
  readonly valueText?: string | undefined;
  readonly labelHidden?: boolean | undefined;
}

/** How far a long work has come. */
export function ProgressBar({ label, value, max = 100, valueText, labelHidden = false }: ProgressBarProps) {
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
  const words = share === null ? undefined : (valueText ?? `${Math.round(share * 100)}%`);
  return (
    <div>
      <div className={labelHidden ? 'sr-only' : 'mb-1 flex justify-between gap-3 text-sm'}>
        <span>{label}</span>
        <span className="text-muted">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === null || value === null ? undefined : Math.min(max, Math.max(0, value))}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        {share === null ? (
          <div className="skeleton h-full w-full rounded-none" />
        ) : (
          <div
            className="h-full bg-accent transition-[width] duration-150 forced-color-adjust-none"
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
