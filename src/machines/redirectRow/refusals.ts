import { redirectTexts } from '../../messages/screens/redirects';
import { defineRefusals, otherwise } from '../kit/refusals';
import type { RowContext, RowEvent, RowTag } from './types';

const { refusals: texts, conflict: conflictTexts, server } = redirectTexts;

type Context = RowContext;

const WRITING = {
  mayNotWrite: ({ readOnly }: Context) => (readOnly ? texts.noCreate : null),
  isInConflict: ({ conflict }: Context) => (conflict === null ? null : conflictTexts.text(conflict.by)),
};

const NO_CONFLICT = { isNoConflict: otherwise(texts.noConflict) } as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, RowEvent, RowTag>({
  'cell.edit': WRITING,
  'cell.change': WRITING,
  'code.change': { ...WRITING, isSame: ({ draft }, { code }) => (draft.code === code ? server.unchanged : null) },
  'cell.restore': {
    isNotEditing: ({ cell }) => (cell === null ? texts.notEditing : null),
    isNoTime: otherwise(texts.notEditing),
  },
  'cell.leave': {
    isNotEditing: ({ cell }, { inRow }) => (cell === null && inRow ? texts.notEditing : null),
    isNoTime: otherwise(texts.notEditing),
  },
  'save.retry': { isNotFailed: otherwise(texts.notFailed) },
  'conflict.keepMine': NO_CONFLICT,
  'conflict.takeTheirs': NO_CONFLICT,
});
