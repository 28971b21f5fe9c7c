import { paletteTexts } from '../../messages/palette';
import { announcedRow } from './rules';
import type { PaletteEvent, PaletteSnapshot } from './types';

/** Why an event can't be taken now, in Italian; null when it can, or when there is nothing to say. */
export function refusal(snapshot: PaletteSnapshot, event: PaletteEvent): string | null {
  if (event.type !== 'row.run' || !snapshot.hasTag('open')) return null;
  const row = announcedRow(snapshot.context, event.id);
  return row === null ? paletteTexts.notChosen : row.refusal;
}
