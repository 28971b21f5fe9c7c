import { isReviewed, pagingOf, removalOf, shownFilters } from '../../content/lists/list';
import { listTexts } from '../../messages/screens/list';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { isPageSize, sameQuery, sortFields } from './query';
import { actionIds, actionOf, lastPage, rowsMeant } from './rules';
import { isActionAllowed, isSelectable, rowOf } from './selection';
import type { ListContext, ListEvent, ListTag } from './types';

const { refusals: texts } = listTexts;

type Context = ListContext;

const isShown = (context: Context, id: number): boolean => context.rows.some((row) => row.id === id);
const areNotShown = (context: Context, ids: readonly number[]): string | null =>
  ids.every((id) => isShown(context, id)) ? null : texts.notShown;

const mayNotDelete = ({ listing, abilities }: Context) =>
  abilities.delete ? null : texts.noDelete(listing.titles.many);

/** Nothing can be selected; the text for a user who may delete nothing says so. */
const isUnselectable = ({ listing, abilities }: Context) => {
  if (isSelectable(listing, abilities)) return null;
  return removalOf(listing) === 'none' ? texts.noUse : texts.noDelete(listing.titles.many);
};
const hasNoRows = ({ rows, shownQuery }: Context) => {
  if (rows.length > 0) return null;
  return shownQuery === null ? texts.notLoaded : texts.noRows;
};

/** Of an event about one row: the one it names, else the one under the cursor. */
const ABOUT_ROW = {
  isUnselectable,
  isNoRow: (context: Context, { id }: { readonly id?: number }) =>
    rowOf(context, id) === null ? texts.noCursor : null,
  isNotShown: (context: Context, { id }: { readonly id?: number }) => {
    const row = rowOf(context, id);
    return row === null ? null : areNotShown(context, [row]);
  },
};

const ANSWERING = {
  isDeleting: during('deleting', texts.deleting),
  isNothingAsked: otherwise(texts.noDeletion),
} as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, ListEvent, ListTag>({
  // What a list is bound to is nobody's to choose.
  'filter.change': {
    isUnknown: ({ listing }, { name }) =>
      shownFilters(listing).some((filter) => filter.name === name) ? null : texts.unknownFilter,
  },
  'sort.toggle': {
    isUnknown: ({ listing }, { field }) => (sortFields(listing).includes(field) ? null : texts.unknownSort),
  },
  'pageSize.change': {
    isNotPaged: ({ listing }) => (pagingOf(listing).paged ? null : texts.notPaged),
    isUnknown: (_, { limit }) => (isPageSize(limit) ? null : texts.unknownLimit),
  },
  'page.go': {
    isNotLoaded: ({ shownQuery }) => (shownQuery === null ? texts.notLoaded : null),
    isSame: ({ query }, { page }) => (page === query.page ? texts.samePage : null),
    isNoPage: ({ listing, total, query }, { page }) => {
      const last = lastPage(listing, total, query.limit);
      return Number.isInteger(page) && page >= 1 && page <= last ? null : texts.noSuchPage(last);
    },
  },
  'correction.accept': { isNoCorrection: ({ correction }) => (correction === null ? texts.noCorrection : null) },
  'url.change': {
    isSame: (context, { query, warnings = [] }) =>
      sameQuery(query, context.query) && warnings.length === 0 ? texts.sameQuery : null,
  },
  'row.select': ABOUT_ROW,
  'row.selectTo': ABOUT_ROW,
  'page.select': { isUnselectable, hasNoRows },
  'selection.extend': { isUnselectable, hasNoRows },
  'selection.clear': { isNothingSelected: ({ selection }) => (selection.length === 0 ? texts.noSelection : null) },
  'cursor.move': {
    hasNoRows,
    isNotShown: (context, { to }) => (typeof to === 'object' ? areNotShown(context, [to.id]) : null),
  },
  'delete.request': {
    isAsked: ({ deletion }) => (deletion === null ? null : texts.deletionOpen),
    isUndeletable: ({ listing }) => (removalOf(listing) === 'none' ? texts.noRemoval : null),
    mayNotDelete,
    isNothingMeant: (context, { ids }) => (rowsMeant(context, ids).length === 0 ? texts.nothingToDelete : null),
    isNotShown: (context, { ids }) => areNotShown(context, rowsMeant(context, ids)),
  },
  'delete.confirm': ANSWERING,
  'delete.cancel': ANSWERING,
  'action.run': {
    isUnknown: (context, { name }) => (actionOf(context, name) === null ? texts.unknownAction : null),
    isForbidden: (context, { name }) => {
      const action = actionOf(context, name);
      return action === null || isActionAllowed(action, context.abilities) ? null : texts.notAllowed(action.title);
    },
    isNothingMeant: (context, { name, ids }) => {
      const action = actionOf(context, name);
      if (action === null || action.on === 'list' || actionIds(context, action, ids).length > 0) return null;
      return action.on === 'row' ? texts.noCursor : texts.noSelection;
    },
    isNotShown: (context, { name, ids }) => {
      const action = actionOf(context, name);
      return action === null || action.on === 'list' ? null : areNotShown(context, actionIds(context, action, ids));
    },
    isActing: otherwise(texts.acting),
  },
  // What the rows themselves say to a step is asked for later.
  'step.request': {
    hasNoSteps: ({ listing }) => (isReviewed(listing) ? null : texts.noSteps),
    mayNotEdit: ({ listing, abilities }) => (abilities.edit ? null : texts.noEdit(listing.titles.many)),
    mayNotPublish: ({ listing, abilities }, { step }) =>
      step === 'submit' || abilities.publish === true ? null : texts.noPublish(listing.titles.many),
    isNothingMeant: (context, { ids }) => (rowsMeant(context, ids).length === 0 ? texts.noRow : null),
    isNotShown: (context, { ids }) => areNotShown(context, rowsMeant(context, ids)),
  },
});
