import { useSelector } from '@xstate/react';
import type { PaletteActor, PaletteSnapshot } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/palette';
import { Button } from '../base/Button';

/** What stands where no row is. */
function nothingText({ context }: PaletteSnapshot): string {
  if (context.query.trim() !== '') return paletteTexts.nothing(context.query.trim().slice(0, 80));
  return context.scope === 'commands' ? paletteTexts.nothingHere : paletteTexts.nothingYet;
}

/** How the search goes, in sight and read out: how many rows, none, under way, failed, or why a row can't be run. */
export function PaletteState({ palette }: { readonly palette: PaletteActor }) {
  const count = useSelector(palette, (snapshot) => snapshot.context.results.length);
  const searching = useSelector(palette, (snapshot) => snapshot.hasTag('searching'));
  const problem = useSelector(palette, (snapshot) => snapshot.context.problem);
  const refused = useSelector(palette, (snapshot) => snapshot.context.refused);
  const nothing = useSelector(palette, nothingText);
  const empty = count === 0 && !searching && problem === null;
  return (
    <>
      {searching && <div className="h-0.5 animate-sweep bg-accent-soft" aria-hidden="true" />}
      {empty && <p className="px-6 py-8 text-center text-muted">{nothing}</p>}
      {problem !== null && (
        <div className="flex flex-wrap items-center gap-3 border-line border-t bg-warning-soft px-4 py-2 text-sm text-warning">
          <span className="min-w-0 flex-1">{problem}</span>
          <Button size="small" icon="refresh" onClick={() => palette.send({ type: 'search.retry' })}>
            {paletteTexts.retry}
          </Button>
        </div>
      )}
      {refused !== null && (
        <p className="border-line border-t bg-warning-soft px-4 py-2 text-sm text-warning">{refused}</p>
      )}
      <div role="status" aria-live="polite" className="sr-only">
        {refused ?? problem ?? (searching ? paletteTexts.searching : empty ? nothing : paletteTexts.count(count))}
      </div>
    </>
  );
}
