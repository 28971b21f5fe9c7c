import type { ReactNode } from 'react';
import { languageName, statusNames, statusUnknownText } from '../../messages/screens/content';
import { listWidgetTexts } from '../../messages/ui/list';
import { cx } from './cx';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'review';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-muted',
  accent: 'border-accent-ink/25 bg-accent-soft text-accent-ink',
  success: 'border-success/25 bg-success-soft text-success',
  warning: 'border-warning/25 bg-warning-soft text-warning',
  danger: 'border-danger/25 bg-danger-soft text-danger',
  review: 'border-review/25 bg-review-soft text-review',
};

const shape =
  'inline-flex items-center rounded-sm border text-xs font-medium whitespace-nowrap max-sm:whitespace-normal';

/** A short label in a tone; the text says it all, the colour only helps. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone | undefined;
  readonly children: ReactNode;
}) {
  return <span className={cx(shape, 'gap-1 px-1.5', TONES[tone])}>{children}</span>;
}

const STATUS_TONES: Readonly<Record<number, BadgeTone>> = {
  0: 'neutral',
  1: 'success',
  2: 'accent',
  3: 'warning',
  4: 'review',
  5: 'warning',
};

export interface StatusBadgeProps {
  /** Status code; -1 or an unknown one shows 'Non presente'. Source: document 1, section 4. */
  readonly status: number;
  /** Content language it is about. */
  readonly language?: string | undefined;
  /** Names of a list of its own (events); by default those of contents. */
  readonly names?: Readonly<Record<number, string>> | undefined;
}

/** The publication status of a content, of one language when given. */
export function StatusBadge({ status, language, names = statusNames }: StatusBadgeProps) {
  const name = names[status] ?? statusUnknownText;
  const tone = STATUS_TONES[status];
  const look = tone === undefined ? 'border-dashed border-line-strong text-muted' : TONES[tone];
  if (language === undefined) return <span className={cx(shape, 'px-1.5', look)}>{name}</span>;
  return (
    <span className={cx(shape, 'overflow-hidden', look)} title={languageName(language)}>
      <span className="sr-only">{listWidgetTexts.list.statusIn(languageName(language))}</span>
      <span aria-hidden="true" className="border-r border-current/20 px-1 font-mono text-[0.6875rem] uppercase">
        {language}
      </span>
      <span className="px-1.5">{name}</span>
    </span>
  );
}

/** The code of a content language, with its Italian name for those who don't see the code. */
export function LanguageBadge({ code }: { readonly code: string }) {
  return (
    <span className={cx(shape, 'px-1 font-mono text-[0.6875rem]', TONES.neutral)} title={languageName(code)}>
      <span aria-hidden="true" className="uppercase">
        {code}
      </span>
      <span className="sr-only">{languageName(code)}</span>
    </span>
  );
}
