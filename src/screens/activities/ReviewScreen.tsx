import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { activities } from '../../content/listings/activities';
import { reviewText } from '../../content/lists/activity';
import type { ChoiceValue } from '../../content/lists/listing';
import type { ReviewedActivity } from '../../contract/activities';
import { reason } from '../../machines/choices/refusals';
import { progressOf } from '../../machines/choices/rules';
import { choiceTexts } from '../../messages/screens/choices';
import { useEmitted } from '../../ui/base/actors';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { recordCells } from '../../ui/list/recordCells';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { AbstractDialog } from './AbstractDialog';
import { ChoicesOfList } from './ChoicesOfList';
import { ChoicesContext, useChoicesActor } from './choicesContext';
import { LeavingChoices } from './LeavingChoices';
import { ReviewCard } from './ReviewCard';
import { useChoices } from './useChoices';

const wordsOf = ({ status }: ChoiceValue): string => reviewText(status);

/** How much is left to decide, and what can be done about it. */
function Progress() {
  const actor = useChoicesActor();
  const text = useSelector(actor, ({ context }) => {
    if (context.order.length === 0) return null;
    const { undecided, of, isOfPage } = progressOf(context);
    return choiceTexts.progress(undecided, of, isOfPage);
  });
  if (text === null) return <span />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p data-progress className="font-medium text-sm">
        {text}
      </p>
      <CommandButton id="review.next" size="small" />
      <CommandButton id="review.undo" size="small" hideRefused />
      <CommandButton id="review.repeat" size="small" hideRefused />
    </div>
  );
}

/** The whole text of the activity that the list asks to be opened. */
function Abstract({ list }: { readonly list: ListActor }) {
  const [row, setRow] = useState<ReviewedActivity | null>(null);
  useEmitted(list, {
    'action.requested': ({ ids: [id] }) => {
      const found = list.getSnapshot().context.rows.find((one) => one.id === id);
      if (found !== undefined) setRow(found as unknown as ReviewedActivity);
    },
  });
  const close = useCallback(() => setRow(null), []);
  return <AbstractDialog row={row} onClose={close} />;
}

/** Activities that others offer, decided about one after the other. Source: document 3, section 2. */
export function Component() {
  const choices = useChoices({ listing: activities, refusal: null, wordsOf });
  return (
    <ChoicesContext value={choices}>
      <ListScreen listing={activities} kinds={recordCells} card={ReviewCard} bar={<Progress />}>
        {(list) => (
          <CommandScope scope="review" actor={choices} refusal={reason} listing={activities}>
            <ChoicesOfList list={list} listing={activities} />
            <Abstract list={list} />
            <LeavingChoices />
          </CommandScope>
        )}
      </ListScreen>
    </ChoicesContext>
  );
}
