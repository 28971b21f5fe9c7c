import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { languageName } from '../../messages/screens/content';
import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';

interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Shown as a tip, the label's long form. */
  readonly title?: string | undefined;
  /** A red '!' with the words 'con errori'. */
  readonly hasErrors?: boolean | undefined;
  readonly badge?: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the set. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly current: string;
  readonly onSelect: (id: string) => void;
  /** Id of the one panel whose content changes; or a panel a tab. */
  readonly panel?: string | ((id: string) => string) | undefined;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Id of a tab, for its panel's `aria-labelledby`. */
export const tabId = (label: string, id: string): string => `tab-${label.toLowerCase().replace(/\W+/g, '-')}-${id}`;

/** A set of tabs: one stop of the Tab key, the arrows choose. */
export function Tabs({ label, tabs, current, onSelect, panel, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[step(Math.max(0, at), tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(label, next.id))}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx('inline-flex gap-0.5 rounded-md border border-line bg-sunken p-0.5', className)}
    >
      {tabs.map((tab) => {
        const selected = tab.id === current;
        return (
          <button
            key={tab.id}
            id={tabId(label, tab.id)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={typeof panel === 'function' ? panel(tab.id) : panel}
            tabIndex={selected ? 0 : -1}
            data-tip={tab.title}
            className={cx(
              'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-10',
              selected
                ? 'bg-surface text-accent-ink shadow-raised ring-1 ring-line-strong'
                : 'text-muted hover:bg-hover hover:text-ink',
            )}
            onKeyDown={move}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge}
            {tab.hasErrors === true && <ErrorMark />}
          </button>
        );
      })}
    </div>
  );
}

/** The red '!' of a language that has errors. Source: document 2, section 2, 'Common editor behaviour'. */
function ErrorMark() {
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-flex size-4 items-center justify-center rounded-full bg-danger text-xs leading-none font-bold text-on-danger"
      >
        !
      </span>
      <span className="sr-only">{uiTexts.withErrors}</span>
    </>
  );
}

export interface LanguageTabsProps extends Omit<TabsProps, 'tabs'> {
  readonly languages: readonly { readonly code: string; readonly hasErrors: boolean }[];
}

/** The language switch: tabs named by the language, by its code where there is little room. */
export function LanguageTabs({ languages, ...tabs }: LanguageTabsProps) {
  return (
    <Tabs
      {...tabs}
      tabs={languages.map(({ code, hasErrors }) => ({
        id: code,
        label: (
          <>
            <span className="max-lg:sr-only">{languageName(code)}</span>
            <span aria-hidden="true" className="uppercase lg:hidden">
              {code}
            </span>
          </>
        ),
        title: languageName(code),
        hasErrors,
      }))}
    />
  );
}
