import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { KeyCaps } from './KeyCaps';

interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly keys: string | null;
}

/** How long the pointer rests before a tip shows, and how long it may take to reach the tip, in milliseconds. */
const REST = 350;
const GRACE = 120;
const MARGIN = 8;

const tipOf = (target: EventTarget | null): Tip | null => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const text = anchor?.dataset.tip;
  return anchor === null || text === undefined || text === ''
    ? null
    : { anchor, text, keys: anchor.dataset.tipKeys ?? null };
};

function positionTip(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - width / 2), window.innerWidth - width - MARGIN);
  const above = at.top - height - 6;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= MARGIN ? above : at.bottom + 6}px`;
}

/** Shows and hides the tip: at once on focus, after a rest on hover; Esc and a press hide it. */
function useTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer = 0;
    const later = (delay: number, next: Tip | null) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setTip(next), delay);
    };
    const hide = () => later(0, null);
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Element && event.target.closest('[data-tip-layer]'))
        return window.clearTimeout(timer);
      const next = tipOf(event.target);
      later(next === null ? GRACE : REST, next);
    };
    const focus = (event: FocusEvent) => {
      const next = tipOf(event.target);
      if (next?.anchor.matches(':focus-visible')) later(0, next);
      else hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return hide();
      // What it does may move the anchor, or change what there is to say of it.
      requestAnimationFrame(() => setTip((shown) => shown && tipOf(shown.anchor)));
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true, capture: true };
    document.addEventListener('pointerover', over, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', key, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      window.clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  return tip;
}

/**
 * Shows the `data-tip` of whatever is hovered or focused. Mounted once in the shell, so that a table of buttons costs no
 * component each. Purely visual: the control's name or description says the same to assistive technology.
 */
export function TooltipLayer() {
  const tip = useTip();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip !== null && element.current !== null) positionTip(element.current, tip.anchor);
  }, [tip]);
  if (tip === null || !tip.anchor.isConnected) return null;
  return createPortal(
    <div
      ref={element}
      data-tip-layer=""
      aria-hidden="true"
      className="fixed top-0 left-0 z-70 flex w-max max-w-72 items-center gap-2 rounded-md bg-ink px-2 py-1 text-sm text-canvas shadow-float"
    >
      <span>{tip.text}</span>
      {tip.keys !== null && <KeyCaps keys={tip.keys} decorative onFill />}
    </div>,
    document.body,
  );
}
