import type { SnapshotFrom } from 'xstate';
import { choiceTexts } from '../../messages/screens/choices';
import { defineReason } from '../kit/reason';
import type { choiceMachine } from './machine';
import type { ChoiceEvent } from './types';

export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>;

const { refusals } = choiceTexts;

/** Why a row refuses an event now. */
export const reason = defineReason((_: ChoiceSnapshot, event: ChoiceEvent) => {
  switch (event.type) {
    case 'choice.make':
      return refusals.sameChoice;
    case 'choice.repeat':
      return refusals.nothingToRepeat;
    default:
      return null;
  }
});
