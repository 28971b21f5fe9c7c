import { sameImage } from '../../content/media/images';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { hasMore, isAttached, isSaving, isSelected, meant, surplus, toDelete, unlicensed } from './rules';
import type { PickerContext, PickerEvent, PickerTag } from './types';

type Context = PickerContext;
/** Of an event about one image: the one that it names, else the one under the cursor. */
type OfImage = { readonly id?: number };

const { refusals: texts } = messages;

const isClosed = ({ isOpen }: Context) => (isOpen ? null : texts.closed);
const insertsNothing = ({ inserts }: Context) => (inserts ? null : texts.noInsert);
const hasNoSelection = ({ selection }: Context) => (selection.length === 0 ? texts.nothingSelected : null);
const isSavingDetail = (context: Context) => (isSaving(context) ? texts.saving : null);
const isNotAsking = ({ leaving }: Context) => (leaving === null ? texts.notAsking : null);

/** A question is open that comes first. */
const ASKED = {
  isAsking: ({ leaving }: Context) => (leaving === null ? null : texts.answerFirst),
  isLicensing: ({ licensing }: Context) => (licensing === null ? null : texts.licensing),
};

const isNoImage = (context: Context, { id }: OfImage) => {
  if (meant(context, id) !== undefined) return null;
  return id === undefined ? texts.noCursor : texts.unknown;
};

const LICENSING = {
  isClosed,
  isNotLicensing: ({ licensing }: Context) => (licensing === null ? texts.notLicensing : null),
  isSavingLicense: ({ licensing }: Context) => (licensing?.sending == null ? null : texts.saving),
};

const OF_DELETION = {
  isClosed,
  isNone: ({ deletion }: Context) => (deletion === null ? texts.noDeletion : null),
  isDeleting: otherwise<Context, unknown>(texts.deleting),
} as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, PickerEvent, PickerTag>({
  'picker.open': { isOpen: ({ isOpen }) => (isOpen ? texts.open : null) },
  'picker.close': { isClosed, ...ASKED },
  'picker.insert': {
    isClosed,
    insertsNothing,
    ...ASKED,
    hasNoSelection,
    areTooMany: (context) => {
      const over = surplus(context);
      return over > 0 ? texts.tooMany(context.maximum, over) : null;
    },
    isSavingUnlicensed: (context) => (isSaving(context) && unlicensed(context).length > 0 ? texts.saving : null),
  },
  'filter.type': { isClosed, isSame: (context, { text }) => (text === context.text ? texts.sameText : null) },
  'filter.apply': { isClosed },
  'gallery.refresh': { isClosed },
  'gallery.more': {
    isClosed,
    isNotLoaded: ({ page }) => (page === 0 ? texts.notLoaded : null),
    hasNoMore: (context) => (hasMore(context) ? null : texts.noMore),
    isLoading: during('loadingMore', texts.loading),
    isReloading: otherwise(texts.notLoaded),
  },
  'view.measure': {
    isClosed,
    isSame: (context, { columns, rows }) =>
      columns === context.columns && rows === context.visibleRows ? texts.sameView : null,
  },
  'cursor.move': {
    isClosed,
    hasNoImages: ({ items }) => (items.length === 0 ? texts.noImages : null),
    isUnknown: ({ items }, { to }) =>
      typeof to === 'object' && !items.some(({ id }) => id === to.id) ? texts.unknown : null,
  },
  'image.select': {
    isClosed,
    insertsNothing,
    isNoImage,
    // What is selected can always be deselected.
    isThere: (context, { id }) => {
      const item = meant(context, id);
      if (item === undefined || isSelected(context, item.id)) return null;
      if (isAttached(context, item)) return texts.attached;
      return context.selection.some((other) => sameImage(other, item)) ? texts.doubled : null;
    },
  },
  'selection.clear': { isClosed, hasNoSelection },
  'uploads.open': {
    isClosed,
    mayNotUpload: ({ abilities }) => (abilities.upload ? null : texts.noUpload),
    areOpen: otherwise(texts.uploadsOpen),
  },
  'uploads.close': { isClosed, areClosed: otherwise(texts.uploadsClosed) },
  'detail.open': {
    isClosed,
    ...ASKED,
    isNoImage,
    isSame: (context, { id }) =>
      context.detail !== null && context.detail.item.id === meant(context, id)?.id ? texts.sameDetail : null,
    isSaving: isSavingDetail,
  },
  'detail.close': {
    isClosed,
    isNone: ({ detail }) => (detail === null ? texts.noDetail : null),
    isAsking: ASKED.isAsking,
    isSaving: isSavingDetail,
  },
  'leave.confirm': { isClosed, isNotAsking, isSaving: isSavingDetail },
  'leave.cancel': { isClosed, isNotAsking },
  'delete.request': {
    isClosed,
    mayNotDelete: ({ abilities }) => (abilities.delete ? null : texts.noDelete),
    isDeleting: ({ deletion }) => (deletion === null ? null : texts.deletionOpen),
    ...ASKED,
    isNoImage: (context, { id }) => {
      if (toDelete(context, id) !== undefined) return null;
      return id === undefined ? texts.noCursor : texts.unknown;
    },
    isSaving: (context, { id }) =>
      context.detail !== null && context.detail.item.id === toDelete(context, id)?.id && isSaving(context)
        ? texts.saving
        : null,
  },
  'delete.confirm': OF_DELETION,
  'delete.cancel': OF_DELETION,
  'licenses.choose': LICENSING,
  'licenses.save': LICENSING,
  'licenses.cancel': LICENSING,
});
