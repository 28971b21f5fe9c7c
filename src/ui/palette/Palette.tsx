import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import type { PaletteActor, PaletteSnapshot } from '../../machines/palette/machine';
import { paletteTexts } from '../../messages/screens/palette';
import { KeyCaps } from '../base/KeyCaps';
import { useRootMark } from '../base/useRootMark';
import { useCommandCenter } from '../commands/context';
import { PALETTE_MARK } from '../commands/typeAhead';
import { PaletteBox } from './PaletteBox';
import { PaletteHeader } from './PaletteHeader';
import { PaletteList } from './PaletteList';
import { PaletteState } from './PaletteState';

/** Stands for 'no row' towards the library, which would choose one itself for an empty value. */
const NO_ROW = '-';

const { footer } = paletteTexts;

/** The keys that do something now. */
function hintsOf({ context }: PaletteSnapshot): readonly (readonly [string, string])[] {
  const active = context.results.find((row) => row.id === context.activeId);
  const mayOpenTab = active !== undefined && active.action.kind !== 'search' && active.refusal === null;
  return [
    ['ArrowDown', footer.move],
    ['Enter', footer.run],
    ...(mayOpenTab && !context.isOverDialog ? ([['mod+Enter', footer.newTab]] as const) : []),
    ...(active?.subject ? ([['Tab', footer.actions]] as const) : []),
    ['Escape', context.opened === null ? footer.close : footer.back],
  ];
}

/** The keys at the foot, which a narrow screen has no room for. */
function Hints({ palette, platform }: { readonly palette: PaletteActor; readonly platform: Platform }) {
  const hints = useSelector(palette, hintsOf, (one, other) => String(one) === String(other));
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t bg-canvas px-4 py-2 text-muted text-xs max-sm:hidden">
      {hints.map(([keys, text]) => (
        <span key={keys} className="inline-flex items-center gap-1.5">
          <KeyCaps keys={keys === 'Tab' ? keys : formatKeys(keys, platform)} />
          {text}
        </span>
      ))}
    </div>
  );
}

/** The command palette while it is open or closing: a dialog over everything, with a box, chips and the rows. */
export default function Palette({ palette }: { readonly palette: PaletteActor }) {
  const isUsed = useSelector(palette, (snapshot) => !snapshot.matches('closed'));
  return isUsed ? <PaletteDialog palette={palette} /> : null;
}

function PaletteDialog({ palette }: { readonly palette: PaletteActor }) {
  const { platform } = useCommandCenter();
  const open = useSelector(palette, (snapshot) => snapshot.hasTag('open'));
  const chosen = useSelector(palette, (snapshot) => snapshot.matches('running'));
  const activeId = useSelector(palette, (snapshot) => snapshot.context.activeId);
  useRootMark('data-has-palette', open);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!chosen) return;
    // The dialog returns the focus after it is closed; a row that moves the focus has to come later.
    const frame = requestAnimationFrame(() => palette.send({ type: 'dialog.closed' }));
    return () => cancelAnimationFrame(frame);
  }, [chosen, palette]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Wherever the focus is, Esc first leads out of the actions; the library would close everything.
    if (event.key !== 'Escape' || !palette.getSnapshot().hasTag('actions')) return;
    event.preventDefault();
    event.stopPropagation();
    palette.send({ type: 'actions.back' });
    box.current?.focus();
  };
  return (
    <HeadlessDialog
      open={open}
      onClose={() => palette.send({ type: 'palette.close' })}
      initialFocus={box as { readonly current: HTMLInputElement }}
      aria-label={paletteTexts.title}
      {...{ [PALETTE_MARK]: '' }}
      className="relative z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-start justify-center p-2 max-sm:in-[[data-has-notices]]:pb-24 sm:p-6 sm:pt-[12vh]">
        <DialogPanel
          onKeyDown={onKeyDown}
          className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-float sm:max-h-[min(34rem,76vh)]"
        >
          <Command
            label={paletteTexts.label}
            value={activeId ?? NO_ROW}
            shouldFilter={false}
            vimBindings={false}
            disablePointerSelection
            className="flex min-h-0 flex-1 flex-col outline-none"
          >
            <PaletteBox palette={palette} platform={platform} box={box} />
            <PaletteHeader palette={palette} box={box} />
            <PaletteList palette={palette} platform={platform} />
            <PaletteState palette={palette} />
          </Command>
          <Hints palette={palette} platform={platform} />
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
