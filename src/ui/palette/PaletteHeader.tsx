import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { PaletteActor } from '../../machines/palette/machine';
import type { PaletteRow, PaletteScope } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/screens/palette';
import { cx } from '../base/cx';
import { IconButton } from '../base/IconButton';
import { keepOwnKeys } from './ownKeys';

const SCOPES: readonly PaletteScope[] = ['all', 'commands', 'contents', 'people'];

interface PaletteScopesProps {
  readonly palette: PaletteActor;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** What is shown above the rows: the chips, or where one is when they are the actions of an entity. */
export function PaletteHeader({ palette, box }: PaletteScopesProps) {
  const opened = useSelector(palette, (snapshot) => snapshot.context.opened);
  const isOverDialog = useSelector(palette, (snapshot) => snapshot.context.isOverDialog);
  if (opened !== null) return <Breadcrumb palette={palette} box={box} row={opened.row} />;
  return isOverDialog ? <div className="border-line border-b" /> : <PaletteScopes palette={palette} box={box} />;
}

function Breadcrumb({ palette, box, row }: PaletteScopesProps & { readonly row: PaletteRow }) {
  const back = () => {
    palette.send({ type: 'actions.back' });
    box.current?.focus();
  };
  return (
    <div className="flex items-center gap-2 border-line border-b px-3 pb-2.5">
      <IconButton
        label={paletteTexts.actions.back}
        icon="arrowLeft"
        hint={paletteTexts.actions.backKey}
        size="small"
        onKeyDown={keepOwnKeys}
        onClick={back}
      />
      <p className="flex min-w-0 flex-1 items-baseline gap-2.5">
        <span className="truncate font-semibold" data-entity="">
          {row.title}
        </span>
        {row.hint !== null && <span className="truncate text-muted text-xs sm:shrink-0">{row.hint}</span>}
      </p>
    </div>
  );
}

/** Chips that narrow the search, for who can't type the signs; the box keeps the focus. */
function PaletteScopes({ palette, box }: PaletteScopesProps) {
  const scope = useSelector(palette, (snapshot) => snapshot.context.scope);
  return (
    <fieldset className="flex flex-wrap gap-1.5 border-line border-b px-4 pb-3">
      <legend className="sr-only">{paletteTexts.scopesLabel}</legend>
      {SCOPES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === scope}
          onKeyDown={keepOwnKeys}
          className={cx(
            'inline-flex min-h-6 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium pointer-coarse:min-h-9',
            name === scope
              ? 'border-accent-ink bg-accent-soft text-accent-ink'
              : 'border-line text-muted hover:border-line-strong hover:text-ink',
          )}
          onClick={() => {
            palette.send({ type: 'scope.choose', scope: name });
            box.current?.focus();
          }}
        >
          {name !== 'all' && (
            <span aria-hidden="true" className="font-mono">
              {paletteTexts.signs[name]}
            </span>
          )}
          {paletteTexts.scopes[name]}
        </button>
      ))}
    </fieldset>
  );
}
