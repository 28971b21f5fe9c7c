import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { CommandCenterContext } from '../commands/context';
import { type DialogAnswer, DialogScope } from '../commands/DialogScope';
import { cx } from './cx';
import { IconButton } from './IconButton';

export interface DialogProps {
  readonly open: boolean;
  /** Esc, the cross or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** 'alertdialog' interrupts: it is announced with its text. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Buttons at the foot, the main one last. */
  readonly footer?: ReactNode;
  /** What mod+Enter, or its name in the palette, does: label and refusal are its button's. */
  readonly main?: DialogAnswer | undefined;
  /** Name of the button that closes it; 'Chiudi' unless said. */
  readonly closeLabel?: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False keeps Esc, the cross and a press outside from closing it (work under way). */
  readonly closable?: boolean | undefined;
  readonly children?: ReactNode;
}

const SIZES = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
  full: 'sm:max-w-[min(90rem,96vw)]',
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'preventDefault' | 'stopPropagation'
>;

/** Hands on the keys that are pressed before the topmost dialog has the focus: the panel hears none of them. */
function useEarlyKeys(open: boolean, panel: RefObject<HTMLElement | null>, onPress: (press: Press) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    const isOurs = panel.current !== null && top?.contains(panel.current) === true;
    if (isOurs && !event.defaultPrevented && event.target instanceof Node && !top.contains(event.target))
      onPress(event);
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [open]);
}

/**
 * A modal dialog: the focus stays in it, comes back afterwards, Esc closes the top one only. mod+Enter is handled here
 * and goes no further, so that no layer below acts on it; refused, it says why.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    size = 'small',
    role = 'dialog',
    footer,
    main = null,
    closeLabel = uiTexts.close,
    initialFocus,
    closable = true,
  } = props;
  const center = useContext(CommandCenterContext);
  const panel = useRef<HTMLDivElement>(null);
  const pressMain = (event: Press) => {
    if (main === null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // With Shift it is another key: pressed twice, what asks a question does not answer it.
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (main.refusal === null) main.press();
    else center?.keymap.send({ type: 'command.refused', reason: main.refusal });
  };
  useEarlyKeys(open, panel, pressMain);
  return (
    <HeadlessDialog
      open={open}
      onClose={() => (closable ? onClose() : undefined)}
      role={role}
      className="fixed inset-0 z-50"
      {...(initialFocus === undefined ? {} : { initialFocus: initialFocus as RefObject<HTMLElement> })}
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
        <DialogPanel
          ref={panel}
          onKeyDown={(event: ReactKeyboardEvent<HTMLElement>) => {
            // What a dialog over this one hears comes here too, by way of React: it is none of this one's.
            if (event.target instanceof Node && event.currentTarget.contains(event.target)) pressMain(event);
          }}
          className={cx(
            'flex max-h-full w-full animate-enter flex-col rounded-t-lg border border-line bg-raised shadow-float sm:rounded-lg',
            SIZES[size],
          )}
        >
          <DialogScope
            main={main}
            close={{ label: closeLabel, refusal: closable ? null : uiTexts.loading, press: onClose }}
          >
            <div className="flex items-start gap-3 px-5 pt-4 pb-2">
              <DialogTitle className="min-w-0 flex-1 text-lg font-semibold">{title}</DialogTitle>
              {closable && (
                <IconButton
                  label={uiTexts.close}
                  icon="close"
                  size="small"
                  hint="Esc"
                  onClick={onClose}
                  className="-mr-2"
                />
              )}
            </div>
            <div className={cx('min-h-0 flex-1 overflow-y-auto px-5 pt-1', footer === undefined ? 'pb-5' : 'pb-1')}>
              {role === 'alertdialog' ? <Description as="div">{props.children}</Description> : props.children}
            </div>
            {footer !== undefined && (
              <div className="flex flex-col-reverse flex-wrap justify-end gap-2 px-5 pt-3 pb-5 sm:flex-row">
                {footer}
              </div>
            )}
          </DialogScope>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
