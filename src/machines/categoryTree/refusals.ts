import { positionAfter } from '../../content/field/collection';
import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { isNarrowed, placedOf } from './nodes';
import { type Asked, cursorAfter, levelFor, meantBy } from './rules';
import type { TreeContext, TreeEvent, TreeTag } from './types';

const { refusal: texts } = categoryTreeTexts;

type Context = TreeContext;

const NOT_SHOWN = {
  isLoading: during('skeleton', texts.loading),
  isNotLoaded: during('failed', texts.notLoaded),
} as const;

/** What goes on, where the tree itself would take an event. */
const BUSY = {
  isDeleting: during('deleting', texts.deleting),
  isCounting: during('counting', texts.counting),
  isConfirming: during('confirmingDeletion', texts.confirming),
  isEditing: during('dialog', texts.editing),
  isOrdering: during('ordering', texts.busy),
  isReadAgain: during('rereading', texts.busy),
  isNothingPending: otherwise(texts.nothingPending),
} as const;

const BY_STATE = { ...NOT_SHOWN, ...BUSY } as const;

const isReadOnly = ({ mayEdit }: Context) => (mayEdit ? null : texts.readOnly);
const isNoNode = (context: Context, asked: Asked) => (meantBy(context, asked) === null ? texts.noNode : null);
const isNarrowedDown = (context: Context) => (isNarrowed(context) ? texts.narrowed : null);
const hasNoChildren = ({ nodes }: Context) =>
  nodes.some(({ children }) => children.length > 0) ? null : texts.noChildren;

const MOVING = { ...NOT_SHOWN, isReadOnly, isNoNode, isNarrowedDown } as const;
const EDITING = { ...NOT_SHOWN, isReadOnly, isNoNode, ...BUSY } as const;
const OPENING = { ...NOT_SHOWN, hasNoChildren, ...BUSY } as const;

export const { guards, unless, reason } = defineRefusals<Context, TreeEvent, TreeTag>({
  'node.move': {
    ...MOVING,
    staysThere: (context, event) => {
      const placed = meantBy(context, event);
      if (placed === null || positionAfter(placed.count, placed.position, event.to) !== placed.position) return null;
      if (placed.count === 1) return texts.alone;
      return placed.position === 1 ? texts.first : texts.last;
    },
    ...BUSY,
  },
  'node.drop': {
    ...MOVING,
    isOnOtherLevel: (context, event) => {
      const target = placedOf(context.nodes, event.over);
      return target !== null && target.parent === meantBy(context, event)?.parent ? null : texts.otherLevel;
    },
    staysThere: (context, event) =>
      placedOf(context.nodes, event.over)?.node.id === meantBy(context, event)?.node.id ? texts.samePlace : null,
    ...BUSY,
  },
  'node.add': {
    ...NOT_SHOWN,
    isReadOnly,
    hasNoLevel: (context, event) => {
      if (levelFor(context, event) !== undefined) return null;
      return meantBy(context, event) === null ? texts.noNode : texts.deepest;
    },
    ...BUSY,
  },
  'node.edit': EDITING,
  'delete.request': EDITING,
  'cursor.set': {
    ...NOT_SHOWN,
    isNoNode: ({ nodes }, { id }) => (placedOf(nodes, id) === null ? texts.noNode : null),
    ...BUSY,
  },
  'cursor.move': {
    ...NOT_SHOWN,
    isNoNode: (context, { to }) => (cursorAfter(context, to) === null ? texts.noNode : null),
    ...BUSY,
  },
  'node.toggle': {
    ...NOT_SHOWN,
    isNoNode,
    hasNoChildren: (context, event) => (meantBy(context, event)?.node.children.length === 0 ? texts.noChildren : null),
    ...BUSY,
  },
  'tree.expand': OPENING,
  'tree.collapse': OPENING,
  'language.set': {
    ...NOT_SHOWN,
    isUnknown: ({ languages }, { language }) => (languages.includes(language) ? null : texts.unknownLanguage),
    ...BUSY,
  },
  'load.retry': {
    ...NOT_SHOWN,
    isNotFailed: ({ stale }) => (stale === null ? texts.notFailed : null),
    ...BUSY,
  },
  'delete.confirm': BY_STATE,
  'delete.cancel': BY_STATE,
  'filter.change': BY_STATE,
  'tree.reload': BY_STATE,
  'node.saved': BY_STATE,
  'dialog.close': BY_STATE,
  'session.resumed': BY_STATE,
  'leave.request': BY_STATE,
});
