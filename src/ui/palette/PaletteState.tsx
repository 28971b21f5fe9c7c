import { useSelector } from '@xstate/react';
import type { PaletteActor, PaletteSnapshot } from '../../machines/palette/machine';
import { isCut } from '../../machines/palette/words';
import { paletteTexts } from '../../messages/screens/palette';
import { Button } from '../base/Button';
import { BusyLine } from '../base/Skeleton';
import { keepOwnKeys } from './ownKeys';

const { actions } = paletteTexts;

/** What is shown where no row is. */
function nothingText({ context }: PaletteSnapshot): string {
  const text = context.query.trim();
  if (text !== '') return paletteTexts.nothing(text.slice(0, 80));
  if (context.opened !== null) return actions.nothing;
  return context.scope === 'commands' ? paletteTexts.nothingHere : paletteTexts.nothingYet;
}

function workText(snapshot: PaletteSnapshot): string | null {
  if (snapshot.hasTag('searching')) return paletteTexts.searching;
  const { opened } = snapshot.context;
  return opened !== null && snapshot.hasTag('loadingActions') ? actions.loading(opened.row.title) : null;
}

/** How many rows there are, and of what. */
function countText({ context: { results, opened } }: PaletteSnapshot): string {
  if (opened === null) return paletteTexts.count(results.length);
  return `${actions.list(opened.row.title)}: ${actions.count(results.length)}`;
}

const isEmpty = (snapshot: PaletteSnapshot): boolean =>
  snapshot.context.results.length === 0 && workText(snapshot) === null && snapshot.context.problem === null;

/** What is read out, newest first in importance. */
function spokenText(snapshot: PaletteSnapshot): string {
  const { refused, problem, query } = snapshot.context;
  const state = workText(snapshot) ?? (isEmpty(snapshot) ? nothingText(snapshot) : countText(snapshot));
  return refused ?? problem ?? (isCut(query) ? `${state}${state.endsWith('.') ? '' : '.'} ${paletteTexts.cut}` : state);
}

const NOTE = 'border-line border-t bg-warning-soft px-4 py-2 text-sm text-warning';

/** What went wrong, with another try. */
function Problem({ palette, text }: { readonly palette: PaletteActor; readonly text: string }) {
  const isOfEntity = useSelector(palette, (snapshot) => snapshot.hasTag('actions'));
  return (
    <div className={`flex flex-wrap items-center gap-3 ${NOTE}`}>
      <span className="min-w-0 flex-1">{text}</span>
      <Button
        size="small"
        icon="refresh"
        onKeyDown={keepOwnKeys}
        onClick={() => palette.send({ type: isOfEntity ? 'actions.retry' : 'search.retry' })}
      >
        {isOfEntity ? actions.retry : paletteTexts.retry}
      </Button>
    </div>
  );
}

/** How the search goes, in sight and read out: how many rows, none, under way, failed, or why a row can't be run. */
export function PaletteState({ palette }: { readonly palette: PaletteActor }) {
  const working = useSelector(palette, (snapshot) => workText(snapshot) !== null);
  const problem = useSelector(palette, (snapshot) => snapshot.context.problem);
  const refused = useSelector(palette, (snapshot) => snapshot.context.refused);
  const nothing = useSelector(palette, (snapshot) => (isEmpty(snapshot) ? nothingText(snapshot) : null));
  const cut = useSelector(palette, (snapshot) => isCut(snapshot.context.query));
  const spoken = useSelector(palette, spokenText);
  return (
    <>
      {working && (
        <div className="h-0.5 overflow-hidden">
          <BusyLine />
        </div>
      )}
      {nothing !== null && <p className="break-words px-6 py-8 text-center text-muted">{nothing}</p>}
      {cut && <p className={NOTE}>{paletteTexts.cut}</p>}
      {problem !== null && <Problem palette={palette} text={problem} />}
      {refused !== null && <p className={NOTE}>{refused}</p>}
      <div role="status" aria-live="polite" className="sr-only">
        {spoken}
      </div>
    </>
  );
}
