import { useSelector } from '@xstate/react';
import { Command } from 'cmdk';
import type { KeyboardEvent, RefObject } from 'react';
import type { Platform } from '../../machines/keymap/chord';
import type { ActiveMove, PaletteActor } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/palette';
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

/** What a key does in the box, if anything; the key is then the box's alone. */
function actionOf(event: KeyboardEvent<HTMLInputElement>, palette: PaletteActor, platform: Platform) {
  const { key, ctrlKey, metaKey, altKey, currentTarget: box } = event;
  const mod = platform === 'mac' ? metaKey : ctrlKey;
  const { query, scope } = palette.getSnapshot().context;
  const move = MOVES[key] ?? (query === '' ? MOVES_WHEN_EMPTY[key] : undefined);
  if (altKey) return null;
  if (key === 'Enter')
    return () => {
      const id = announcedId(box);
      if (id !== null && !event.repeat) palette.send({ type: 'row.run', id, newTab: mod });
    };
  if (mod && key.toLowerCase() === 'k') return () => palette.send({ type: 'palette.close' });
  if (mod) return null;
  if (move !== undefined) return () => palette.send({ type: 'active.move', to: move });
  if (key === 'Backspace' && query === '' && scope !== 'all')
    return () => palette.send({ type: 'scope.choose', scope: 'all' });
  return null;
}

/** The text box: a combobox whose active row is announced through `aria-activedescendant`. */
export function PaletteBox({ palette, platform, box }: PaletteBoxProps) {
  const query = useSelector(palette, (snapshot) => snapshot.context.query);
  const active = useSelector(palette, ({ context }) => context.results.findIndex((row) => row.id === context.activeId));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
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
          placeholder={paletteTexts.placeholder}
          aria-label={paletteTexts.label}
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
