import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Option {
  readonly id: string;
  readonly content: ReactNode;
}

interface ListBoxProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** Where a key leads from one of so many options; null where it leads nowhere. */
function moved(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A list of which one is chosen: one stop of the Tab key, arrows inside, and what they come to is chosen. */
export function ListBox({ id, label, options, selected, onSelect }: ListBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = options.findIndex((option) => option.id === selected);
  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const option = event.ctrlKey || event.metaKey || event.altKey ? null : moved(event.key, at, options.length);
    const next = option === null ? undefined : options[option];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const pressed = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const option = options.find((one) => `${id}-${one.id}` === pressed?.id);
    if (option !== undefined) onSelect(option.id);
  };
  return (
    <div
      ref={list}
      id={id}
      className="list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      {...(at < 0 ? {} : { 'aria-activedescendant': `${id}-${selected}` })}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {options.map((option) => (
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          className="option"
          role="option"
          tabIndex={-1}
          aria-selected={option.id === selected}
        >
          {option.content}
        </div>
      ))}
    </div>
  );
}
