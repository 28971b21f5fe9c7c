import { WILDCARD_ABILITY } from '../../content/model/permissions';
import { matrixTexts } from '../../messages/screens/matrix';
import { defineRefusals } from '../kit/refusals';
import { hasBox, isSpecial } from './rules';
import type { MatrixContext, MatrixEvent } from './types';

const { refusal: texts } = matrixTexts;

export const { guards, unless, reason } = defineRefusals<MatrixContext, MatrixEvent>({
  'cell.toggle': {
    isLocked: ({ lock }) => (lock === null ? null : texts[lock]),
    hasNoBox: (context, { cell = context.cursor }) => (hasBox(context, cell) ? null : texts.noBox),
  },
  'special.toggle': {
    isUnknown: (_, { ability }) => (isSpecial(ability) ? null : texts.unknown),
    // Under the wildcard only the wildcard itself can go.
    isLocked: ({ lock }, { ability }) =>
      lock === null || (lock === 'wildcard' && ability === WILDCARD_ABILITY) ? null : texts[lock],
  },
  'cursor.move': {
    hasNoBox: (context, { to }) => (typeof to === 'object' && !hasBox(context, to) ? texts.noBox : null),
  },
});
