import { paletteTexts } from '../../messages/screens/palette';
import { announcedRow } from './arrange';
import type { PaletteSnapshot } from './machine';
import { refusalOf } from './rules';
import type { PaletteEvent } from './types';

/** Why an event is refused now, in Italian; null when it is accepted, or when there is no reason to give. */
export function reason(snapshot: PaletteSnapshot, event: PaletteEvent): string | null {
  const { context } = snapshot;
  if (!snapshot.hasTag('open')) return null;
  if (event.type === 'scope.choose' && context.isOverDialog) return paletteTexts.overDialog.scopes;
  if (event.type !== 'row.run' && event.type !== 'actions.open') return null;
  const row = announcedRow(context, event.id);
  if (row === null) return paletteTexts.notChosen;
  if (event.type === 'row.run') return refusalOf(context, row);
  return row.subject === null ? paletteTexts.actions.none : null;
}
