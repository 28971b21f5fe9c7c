import { Command } from 'cmdk';
import { memo, useRef } from 'react';
import { contents, listings } from '../../content/registry';
import type { EntityEffect } from '../../machines/entityActions/types';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import type { PaletteActor } from '../../machines/palette/machine';
import type { PaletteRow, PaletteSection } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/screens/palette';
import { cx } from '../base/cx';
import { Icon, type IconName } from '../base/Icon';
import { KeyCaps } from '../base/KeyCaps';
import { optionId } from './items';

/** The icons that areas declare. */
const AREA_ICONS: ReadonlyMap<string, IconName> = new Map(
  [...contents, ...listings].map(({ area, icon }) => [area, icon]),
);

const ICONS: Readonly<Record<PaletteSection, IconName>> = {
  page: 'command',
  recent: 'revision',
  search: 'search',
  navigation: 'arrowRight',
  field: 'pencil',
  list: 'filter',
  content: 'news',
  person: 'user',
  action: 'command',
};

const EFFECT_ICONS: Readonly<Record<EntityEffect['kind'], IconName>> = {
  route: 'arrowRight',
  address: 'external',
  copy: 'copy',
  act: 'command',
};

/** What is about records has the icon of their area, as in the menu; what is done has that of how it is done. */
function iconOf({ section, subject, area = subject?.area, action, isDestructive }: PaletteRow): IconName {
  if (action.kind === 'entity') return isDestructive === true ? 'trash' : EFFECT_ICONS[action.action.effect.kind];
  if (section === 'person') return ICONS.person;
  return area === undefined ? ICONS[section] : (AREA_ICONS.get(area) ?? ICONS[section]);
}

interface PaletteOptionProps {
  readonly row: PaletteRow;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  readonly palette: PaletteActor;
  readonly platform: Platform;
  /** Distance from the list's top, in pixels. */
  readonly top: number;
  readonly height: number;
}

/** The small print: why it can't be run, or what it is and how it stands, which is always seen whole. */
function Note({ refusal, hint, state = null }: PaletteRow) {
  if (refusal !== null)
    return (
      <span className="truncate text-warning text-xs sm:min-w-24 sm:flex-1 sm:shrink">
        <span className="sr-only">{paletteTexts.unavailable}: </span>
        {refusal}
      </span>
    );
  const isSaid = hint !== null && hint !== '';
  if (!isSaid && state === null) return null;
  return (
    <span className="flex min-w-0 text-muted text-xs sm:shrink">
      {isSaid && <span className="truncate">{hint}</span>}
      {state !== null && <span className="shrink-0 whitespace-pre">{isSaid ? ` · ${state}` : state}</span>}
    </span>
  );
}

function Label({ row }: { readonly row: PaletteRow }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-2.5">
      <span className={cx('truncate', row.refusal !== null && 'text-muted')}>{row.title}</span>
      <Note {...row} />
    </span>
  );
}

/** One row. The pointer makes it the active one, a click runs it; with mod it opens a tab. */
export const PaletteOption = memo(function PaletteOption(props: PaletteOptionProps) {
  const { row, position, count, active, palette, platform, top, height } = props;
  const pressed = useRef({ newTab: false, actions: false });
  const [keys] = row.keys;
  const run = () => {
    palette.send({ type: 'active.point', id: row.id });
    const { newTab, actions } = pressed.current;
    pressed.current = { newTab: false, actions: false };
    palette.send(actions ? { type: 'actions.open', id: row.id } : { type: 'row.run', id: row.id, newTab });
  };
  return (
    <Command.Item asChild value={row.id} onSelect={run}>
      <div
        id={optionId(position)}
        role="option"
        tabIndex={-1}
        data-row={row.id}
        aria-selected={active}
        aria-disabled={row.refusal !== null}
        aria-posinset={position}
        aria-setsize={count}
        aria-description={row.subject === null ? undefined : paletteTexts.actions.has}
        className={cx(
          'absolute inset-x-2 flex items-center gap-3 rounded-md px-2.5',
          row.refusal === null && 'cursor-pointer',
          active && 'bg-accent-soft text-accent-ink forced-colors:outline-2',
        )}
        style={{ top, height }}
        onPointerMove={() => active || palette.send({ type: 'active.point', id: row.id })}
        onMouseDown={(event) => {
          // The box keeps the focus; a click itself doesn't say which keys were down, nor where it was.
          event.preventDefault();
          const onArrow = event.target instanceof Element && event.target.closest('[data-actions]') !== null;
          pressed.current = { newTab: event.ctrlKey || event.metaKey, actions: onArrow };
        }}
      >
        <Icon name={iconOf(row)} size={16} className={cx('shrink-0', !active && 'text-faint')} />
        <Label row={row} />
        {row.subject !== null && (
          <span data-actions="" className="-mr-2.5 grid h-full w-9 shrink-0 place-items-center pointer-coarse:w-12">
            <Icon name="chevronRight" size={16} className={active ? undefined : 'text-faint'} />
          </span>
        )}
        {keys !== undefined && (
          <span className="max-sm:hidden">
            <KeyCaps keys={formatKeys(keys, platform)} />
          </span>
        )}
      </div>
    </Command.Item>
  );
});
