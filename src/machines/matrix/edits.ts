// A role's permissions as boxes, rows and columns, of what anything asks for (`askedActions` of a section), with what a
// role lacks for others to be of use (`coherence.ts`). No machine: edits of the form's value (`edits.ts`).
//
// States: `form` is `open`, and no other.
//
// Never: a locked permission changed; an ability granted twice.

import { WILDCARD_ABILITY } from '../../content/permissions';
import { matrixTexts } from '../../messages/screens/matrix';
import { defineEdits } from '../kit/edits';
import { hasBox, isSpecial, type MatrixCell, type MatrixGiven, toggled, withToggled } from './rules';

const { refusal: texts } = matrixTexts;

export type MatrixEdit =
  /** Ticks or unticks a box, a row, a column or everything. */
  | { readonly type: 'cell.toggle'; readonly cell: MatrixCell }
  /** An ability outside the table, the wildcard among them. */
  | { readonly type: 'special.toggle'; readonly ability: string };

/** 'Permessi': a role's abilities as a table of sections and actions. Source: document 1, section 2.13. */
export const matrixEdits = defineEdits<MatrixGiven, MatrixEdit>(
  {
    'cell.toggle': {
      isLocked: ({ lock }) => (lock === null ? null : texts[lock]),
      hasNoBox: (given, { cell }) => (hasBox(given, cell) ? null : texts.noBox),
    },
    'special.toggle': {
      isUnknown: (_, { ability }) => (isSpecial(ability) ? null : texts.unknown),
      // Under the wildcard only the wildcard itself can go.
      isLocked: ({ lock }, { ability }) =>
        lock === null || (lock === 'wildcard' && ability === WILDCARD_ABILITY) ? null : texts[lock],
    },
  },
  {
    'cell.toggle': (given, { cell }) => ({ value: toggled(given, cell) }),
    'special.toggle': ({ value }, { ability }) => ({ value: withToggled(value, ability) }),
  },
);
