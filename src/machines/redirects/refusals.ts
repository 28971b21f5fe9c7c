import { redirectTexts } from '../../messages/screens/redirects';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { isPageSize } from '../list/query';
import { isEmptyNew, isSameQuery, lastPage, rowOf, SORT_FIELDS } from './rules';
import type { RedirectsContext, RedirectsEvent, RedirectsTag } from './types';

const { refusals: texts } = redirectTexts;

type Context = RedirectsContext;
/** Of an event about one row: the one it names, else the one under the cursor. */
interface OfRow {
  readonly key?: string;
}

const isNotLoaded = ({ shownQuery }: Context) => (shownQuery === null ? texts.notLoaded : null);
const mayNotCreate = ({ may }: Context) => (may.create ? null : texts.noCreate);
const mayNotDelete = ({ may }: Context) => (may.delete ? null : texts.noDelete);
const isNothingSelected = ({ selection }: Context) => (selection.length === 0 ? texts.nothingSelected : null);
const isNoRow = ({ rows, cursor }: Context, { key }: OfRow) => {
  if (rowOf(rows, key ?? cursor) !== null) return null;
  return key === undefined ? texts.noRow : texts.notShown;
};
const isNotShown = ({ rows }: Context, { key }: { readonly key: string }) =>
  rowOf(rows, key) === null ? texts.notShown : null;

const ASKED = {
  isDeleting: during('deleting', texts.deleting),
  isAsked: ({ deletion }: Context) => (deletion === null ? null : texts.deletionOpen),
} as const;
const ANSWERING = { isDeleting: ASKED.isDeleting, isNothingAsked: otherwise(texts.noDeletion) } as const;
const LEAVING = { isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, RedirectsEvent, RedirectsTag>({
  'sort.toggle': {
    isUnknown: (_, event) => (SORT_FIELDS.some((field) => field === event.field) ? null : texts.unknownSort),
  },
  'page.go': {
    isNotLoaded,
    isSame: ({ query }, { page }) => (page === query.page ? texts.samePage : null),
    isNoPage: ({ total, query }, { page }) => {
      const last = lastPage(total, query.limit);
      return Number.isInteger(page) && page >= 1 && page <= last ? null : texts.noSuchPage(last);
    },
  },
  'pageSize.change': { isUnknown: (_, { limit }) => (isPageSize(limit) ? null : texts.unknownLimit) },
  'url.change': { isSame: ({ query }, event) => (isSameQuery(event.query, query) ? texts.sameQuery : null) },
  'paste.open': { isPasting: during('pasting', texts.pasting), mayNotCreate, isNotLoaded },
  'paste.close': { isNotPasting: otherwise(texts.notPasting) },
  'row.add': { mayNotCreate, isNotLoaded, hasBlankRow: ({ rows }) => (rows.some(isEmptyNew) ? texts.blankRow : null) },
  'row.reported': { isNotShown },
  'row.focus': { isNotShown },
  'row.select': {
    mayNotDelete,
    isNoRow,
    isNotSaved: ({ rows, cursor }, { key }) => (rowOf(rows, key ?? cursor)?.id === null ? texts.notSaved : null),
  },
  'page.select': {
    mayNotDelete,
    isNotLoaded,
    hasNoRows: ({ rows }) => (rows.some(({ id }) => id !== null) ? null : texts.noRows),
  },
  'selection.clear': { isNothingSelected },
  'row.delete': {
    ...ASKED,
    isNoRow,
    isSaving: ({ rows, cursor }, { key }) => (rowOf(rows, key ?? cursor)?.phase === 'saving' ? texts.saving : null),
    mayNotDelete: ({ may, rows, cursor }, { key }) =>
      may.delete || rowOf(rows, key ?? cursor)?.id === null ? null : texts.noDelete,
  },
  'selection.delete': {
    ...ASKED,
    mayNotDelete,
    isNothingSelected,
    isSaving: ({ rows, selection }) =>
      selection.some((key) => rowOf(rows, key)?.phase === 'saving') ? texts.saving : null,
  },
  'delete.confirm': ANSWERING,
  'delete.cancel': ANSWERING,
  'leave.request': { isLeaving: during('askingToLeave', texts.leaving), ...LEAVING },
  'leave.confirm': LEAVING,
  'leave.cancel': LEAVING,
});
