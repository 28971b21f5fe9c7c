import { useSelector } from '@xstate/react';
import { Command } from 'cmdk';
import type { KeyboardEvent, RefObject } from 'react';
import type { Platform } from '../../machines/keymap/chord';
import type { PaletteActor, PaletteSnapshot } from '../../machines/palette/machine';
import type { ActiveMove } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/screens/palette';
import { Icon } from '../base/Icon';
import { optionId } from './items';

const MOVES: Readonly<Record<string, ActiveMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};
/** In a text these move the caret; in an empty box they are free. */
const MOVES_WHEN_EMPTY: Readonly<Record<string, ActiveMove>> = { Home: 'first', End: 'last' };

interface PaletteBoxProps {
  readonly palette: PaletteActor;
  readonly platform: Platform;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The row that a screen reader has announced: the one the box points at, whatever the machine has come to since. */
const announcedId = (box: HTMLInputElement): string | null => {
  const pointed = box.getAttribute('aria-activedescendant');
  return pointed === null ? null : (document.getElementById(pointed)?.dataset.row ?? null);
};

type Press = KeyboardEvent<HTMLInputElement>;

/** Whether the caret stands behind the last character, where an arrow would have nothing to move over. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === value.length && selectionEnd === value.length;

/** Into the actions of the announced row's entity: Tab, or the arrow that has no text to move over. */
function opening({ key, shiftKey, currentTarget: box }: Press, palette: PaletteActor) {
  const isOpening = !shiftKey && (key === 'Tab' || (key === 'ArrowRight' && isAtEnd(box)));
  const id = isOpening ? announcedId(box) : null;
  const event = { type: 'actions.open', id: id ?? '' } as const;
  return id !== null && palette.getSnapshot().can(event) ? () => palette.send(event) : null;
}

/** Out of the actions, or of the scope that is narrowed to. */
function leaving({ key }: Press, palette: PaletteActor) {
  const snapshot = palette.getSnapshot();
  const { query, scope } = snapshot.context;
  if (snapshot.hasTag('actions')) {
    const isBack = key === 'Escape' || (query === '' && (key === 'Backspace' || key === 'ArrowLeft'));
    return isBack ? () => palette.send({ type: 'actions.back' }) : null;
  }
  const widens = key === 'Backspace' && query === '' && scope !== 'all';
  return widens ? () => palette.send({ type: 'scope.choose', scope: 'all' }) : null;
}

/** What a key does in the box, if anything; the key is then the box's alone. */
function actionOf(event: Press, palette: PaletteActor, platform: Platform) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: box } = event;
  const mod = platform === 'mac' ? metaKey : ctrlKey;
  const { query } = palette.getSnapshot().context;
  const move = MOVES[key] ?? (query === '' ? MOVES_WHEN_EMPTY[key] : undefined);
  if (altKey) return null;
  if (key === 'Enter')
    return () => {
      const id = announcedId(box);
      if (id !== null && !event.repeat) palette.send({ type: 'row.run', id, newTab: mod });
    };
  if (mod && key.toLowerCase() === 'k') return () => palette.send({ type: 'palette.close' });
  if (mod || shiftKey) return null;
  if (move !== undefined) return () => palette.send({ type: 'active.move', to: move });
  return leaving(event, palette) ?? opening(event, palette);
}

/** What the box is for: results, the commands of a dialog, the actions of an entity. */
function labelOf({ context: { opened, isOverDialog } }: PaletteSnapshot): string {
  if (opened !== null) return paletteTexts.actions.label(opened.row.title);
  return isOverDialog ? paletteTexts.overDialog.label : paletteTexts.label;
}

function placeholderOf({ context: { opened, isOverDialog } }: PaletteSnapshot): string {
  if (opened !== null) return paletteTexts.actions.placeholder;
  return isOverDialog ? paletteTexts.overDialog.placeholder : paletteTexts.placeholder;
}

/** The text box: a combobox whose active row is announced through `aria-activedescendant`. */
export function PaletteBox({ palette, platform, box }: PaletteBoxProps) {
  const query = useSelector(palette, (snapshot) => snapshot.context.query);
  const label = useSelector(palette, labelOf);
  const placeholder = useSelector(palette, placeholderOf);
  const active = useSelector(palette, ({ context }) => context.results.findIndex((row) => row.id === context.activeId));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actionOf(event, palette, platform);
    if (act !== null) event.preventDefault();
    // The library has its own meaning for these, and steers by what is drawn instead of by what there is.
    if (act !== null || /^(Home|End|Enter|Arrow(Up|Down))$/.test(event.key)) event.stopPropagation();
    act?.();
  };
  return (
    <label className="flex items-center gap-3 px-4">
      <Icon name="search" className="shrink-0 text-muted" />
      <Command.Input asChild value="">
        <input
          ref={box}
          value={query}
          placeholder={placeholder}
          aria-label={label}
          aria-labelledby={undefined}
          aria-activedescendant={active < 0 ? undefined : optionId(active + 1)}
          enterKeyHint="go"
          className="h-13 min-w-0 flex-1 border-0 bg-transparent text-lg outline-none"
          onChange={(event) => palette.send({ type: 'query.type', text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </Command.Input>
    </label>
  );
}
