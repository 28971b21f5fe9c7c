import type { ReactNode } from 'react';
import { shellTexts } from '../messages/screens/shell';
import { cx } from '../ui/base/cx';

interface PublicPageProps {
  readonly title: string;
  /** For a page that is read instead of filled in. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Frame of the pages in front of the sign-in: the name of the house, a heading, one card. */
export function PublicPage({ title, wide = false, children }: PublicPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <div className="flex items-center gap-3">
        <img src="./icon.svg" alt="" className="size-10" />
        <span className="font-semibold text-2xl tracking-tight">{shellTexts.product}</span>
      </div>
      <section
        aria-labelledby="public-title"
        className={cx(
          'w-full rounded-lg border border-line bg-surface p-6 shadow-raised',
          wide ? 'max-w-2xl' : 'max-w-sm',
        )}
      >
        <h1 id="public-title" className="mb-4 font-semibold text-xl">
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}
