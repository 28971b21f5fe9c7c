import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { PaletteActor, PaletteScope } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/palette';
import { cx } from '../base/cx';

const SCOPES: readonly PaletteScope[] = ['all', 'commands', 'contents', 'people'];

interface PaletteScopesProps {
  readonly palette: PaletteActor;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Chips that narrow the search, for who can't type the signs; the box keeps the focus. */
export function PaletteScopes({ palette, box }: PaletteScopesProps) {
  const scope = useSelector(palette, (snapshot) => snapshot.context.scope);
  return (
    <fieldset className="flex flex-wrap gap-1.5 border-line border-b px-4 pb-3">
      <legend className="sr-only">{paletteTexts.scopesLabel}</legend>
      {SCOPES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === scope}
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
