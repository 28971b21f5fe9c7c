import type { SnapshotFrom } from 'xstate';
import { profileTexts } from '../../messages/screens/accounts';
import { defineReason } from '../kit/reason';
import type { profileMachine } from './machine';
import { firstProblem } from './rules';
import type { ProfileEvent } from './types';

const { refusal: texts } = profileTexts;

/** Why the profile refuses an event now. */
export const reason = defineReason((snapshot: SnapshotFrom<typeof profileMachine>, event: ProfileEvent) => {
  switch (event.type) {
    case 'field.change':
    case 'field.blur':
      return texts.notLoaded;
    case 'save.request':
      if (snapshot.context.stored === null) return texts.notLoaded;
      return firstProblem(snapshot.context) ?? texts.busy;
    case 'load.retry':
      return texts.notFailed;
    case 'close.request':
      return texts.leaving;
    case 'leave.request':
    case 'leave.confirm':
    case 'leave.cancel':
      return snapshot.hasTag('askingToLeave') ? texts.leaving : texts.nothingPending;
    default:
      return null;
  }
});
