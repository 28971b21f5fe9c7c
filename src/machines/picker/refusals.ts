import { sameImage } from '../../content/model/images';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { hasMore, isAttached, isSaving, isSelected, meant, surplus, toDelete, unlicensed } from './rules';
import type { GridTarget, PickerContext, PickerEvent } from './types';

const { refusals } = messages;

/** Events that a closed picker accepts too. */
const ACCEPTED_WHILE_CLOSED: ReadonlySet<PickerEvent['type']> = new Set([
  'picker.open',
  'uploads.arrived',
  'detail.report',
  'image.stored',
]);

function insertRefusal(context: PickerContext): string | null {
  if (!context.inserts) return refusals.noInsert;
  if (context.leaving !== null) return refusals.answerFirst;
  if (context.licensing !== null) return refusals.licensing;
  if (context.selection.length === 0) return refusals.nothingSelected;
  const over = surplus(context);
  if (over > 0) return refusals.tooMany(context.maximum, over);
  return isSaving(context) && unlicensed(context).length > 0 ? refusals.saving : null;
}

function selectRefusal(context: PickerContext, id: number | undefined): string | null {
  if (!context.inserts) return refusals.noInsert;
  const item = meant(context, id);
  if (item === undefined) return id === undefined ? refusals.noCursor : refusals.unknown;
  if (isSelected(context, item.id)) return null;
  if (isAttached(context, item)) return refusals.attached;
  return context.selection.some((other) => sameImage(other, item)) ? refusals.doubled : null;
}

function cursorRefusal({ items }: PickerContext, to: GridTarget): string | null {
  if (items.length === 0) return refusals.noImages;
  return typeof to === 'object' && !items.some(({ id }) => id === to.id) ? refusals.unknown : null;
}

function detailRefusal(context: PickerContext, id: number | undefined): string | null {
  if (context.leaving !== null) return refusals.answerFirst;
  if (context.licensing !== null) return refusals.licensing;
  const item = meant(context, id);
  if (item === undefined) return id === undefined ? refusals.noCursor : refusals.unknown;
  if (context.detail?.item.id === item.id) return refusals.sameDetail;
  return isSaving(context) ? refusals.saving : null;
}

function closeRefusal(context: PickerContext): string | null {
  if (context.detail === null) return refusals.noDetail;
  if (context.leaving !== null) return refusals.answerFirst;
  return isSaving(context) ? refusals.saving : null;
}

function deleteRefusal(context: PickerContext, id: number | undefined): string | null {
  if (!context.abilities.delete) return refusals.noDelete;
  if (context.deletion !== null) return refusals.deletionOpen;
  if (context.leaving !== null) return refusals.answerFirst;
  if (context.licensing !== null) return refusals.licensing;
  const item = toDelete(context, id);
  if (item === undefined) return id === undefined ? refusals.noCursor : refusals.unknown;
  return context.detail?.item.id === item.id && isSaving(context) ? refusals.saving : null;
}

function licensingRefusal({ licensing }: PickerContext): string | null {
  if (licensing === null) return refusals.notLicensing;
  return licensing.sending === null ? null : refusals.saving;
}

function galleryRefusal(context: PickerContext, event: PickerEvent): string | null {
  switch (event.type) {
    case 'picker.insert':
      return insertRefusal(context);
    case 'filter.type':
      return event.text === context.text ? refusals.sameText : null;
    case 'gallery.more':
      if (context.page === 0) return refusals.notLoaded;
      return hasMore(context) ? null : refusals.noMore;
    case 'view.measure':
      return event.columns === context.columns && event.rows === context.visibleRows ? refusals.sameView : null;
    case 'cursor.move':
      return cursorRefusal(context, event.to);
    case 'image.select':
      return selectRefusal(context, event.id);
    case 'selection.clear':
      return context.selection.length === 0 ? refusals.nothingSelected : null;
    case 'uploads.open':
      return context.abilities.upload ? null : refusals.noUpload;
    default:
      return null;
  }
}

/** Why an event is refused, as far as the context alone decides; null if it isn't. The guards use this. */
export function contextRefusal(context: PickerContext, event: PickerEvent): string | null {
  if (!context.isOpen && !ACCEPTED_WHILE_CLOSED.has(event.type)) return refusals.closed;
  switch (event.type) {
    case 'picker.open':
      return context.isOpen ? refusals.open : null;
    case 'picker.close':
      if (context.leaving !== null) return refusals.answerFirst;
      return context.licensing === null ? null : refusals.licensing;
    case 'detail.open':
      return detailRefusal(context, event.id);
    case 'detail.close':
      return closeRefusal(context);
    case 'leave.confirm':
      if (context.leaving === null) return refusals.notAsking;
      return isSaving(context) ? refusals.saving : null;
    case 'leave.cancel':
      return context.leaving === null ? refusals.notAsking : null;
    case 'delete.request':
      return deleteRefusal(context, event.id);
    case 'licenses.choose':
    case 'licenses.save':
    case 'licenses.cancel':
      return licensingRefusal(context);
    case 'delete.confirm':
    case 'delete.cancel':
      return context.deletion === null ? refusals.noDeletion : null;
    default:
      return galleryRefusal(context, event);
  }
}
