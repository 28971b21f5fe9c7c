import { useState } from 'react';
import { lazyPart, useLazyPart } from './lazyPart';
import type { MenuProps } from './Menu';
import { MENU_TO_COME } from './openMenu';

const menu = lazyPart(async () => ({ default: (await import('./Menu')).Menu }));

/** A menu whose code comes when the browser is idle, or when its button is pressed: the button is there from the start. */
export function LazyMenu(props: MenuProps) {
  const [isRequested, setIsRequested] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const part = useLazyPart(menu, isRequested || hasFocus);
  if (part.state === 'ready')
    return <part.Part {...props} pending={isRequested ? 'open' : hasFocus ? 'focus' : null} />;
  const request = () => (part.state === 'failed' ? part.retry() : setIsRequested(true));
  return (
    <div className="relative inline-flex">
      <button
        type="button"
        className={props.triggerClass}
        aria-label={props.label}
        {...{ [MENU_TO_COME]: '' }}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={isRequested || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        // The code may arrive between press and release: the click would find another button there, and be lost.
        onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && request()}
        onClick={request}
      >
        {props.trigger}
      </button>
    </div>
  );
}
