import { choiceTexts } from '../../messages/screens/choices';
import { sameValue } from '../choice/machine';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { choiceOf, lastChoice, repeatable, TROUBLED } from './rules';
import type { ChoicesContext, ChoicesEvent, ChoicesTag } from './types';

const { refusals: texts } = choiceTexts;

type Context = ChoicesContext;
type Choosing = Parameters<typeof choiceOf>[1];

const CHOOSING = {
  isClosed: ({ refusal }: Context) => refusal,
  // Whoever goes on to the next row means that one, and not the one that was left.
  isTurning: ({ turned }: Context, { id }: Choosing) => (id === undefined && turned > 0 ? texts.turning : null),
  isNoRow: (context: Context, event: Choosing) => {
    const choice = choiceOf(context, event);
    return choice === null || context.rows[choice.id] === undefined ? texts.noCursor : null;
  },
  isSame: (context: Context, event: Choosing) => {
    const choice = choiceOf(context, event);
    const row = choice === null ? undefined : context.rows[choice.id];
    if (choice === null || row === undefined) return null;
    return sameValue(choice.value, row.shown) && !TROUBLED.includes(row.phase) ? texts.sameChoice : null;
  },
};

const NOTHING_PENDING = { isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, reason } = defineRefusals<Context, ChoicesEvent, ChoicesTag>({
  'choice.make': CHOOSING,
  'choice.toggle': CHOOSING,
  'choice.undo': { isNothing: (context) => (lastChoice(context) === null ? texts.nothingToUndo : null) },
  'choice.repeat': {
    isNothing: (context, { id }) => (repeatable(context, id).length === 0 ? texts.nothingToRepeat : null),
  },
  'undecided.next': {
    hasNoRows: ({ undecided, order }) => (undecided === null || order.length === 0 ? texts.noRows : null),
    isTurning: otherwise(texts.turning),
  },
  'leave.request': { isAsking: during('askingToLeave', texts.leaving), ...NOTHING_PENDING },
  'leave.confirm': NOTHING_PENDING,
  'leave.cancel': NOTHING_PENDING,
});
