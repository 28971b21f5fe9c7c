import type { SnapshotFrom } from 'xstate';
import { profileTexts } from '../../messages/screens/accounts';
import type { profileMachine } from './machine';
import { firstProblem } from './rules';
import type { ProfileEvent } from './types';

type Snapshot = SnapshotFrom<typeof profileMachine>;

const { refusal: texts } = profileTexts;

/** Why the profile refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: Snapshot, event: ProfileEvent): string | null {
  if (snapshot.can(event)) return null;
  const isLoaded = snapshot.context.stored !== null;
  switch (event.type) {
    case 'field.change':
    case 'field.blur':
      return isLoaded ? texts.busy : texts.notLoaded;
    case 'save.request':
      if (!isLoaded) return texts.notLoaded;
      return snapshot.matches({ form: { work: 'editing' } }) ? firstProblem(snapshot.context) : texts.busy;
    case 'load.retry':
      return texts.notFailed;
    case 'close.request':
      return texts.leaving;
    case 'leave.request':
    case 'leave.confirm':
    case 'leave.cancel':
      return snapshot.hasTag('askingToLeave') ? texts.leaving : texts.notAsked;
    default:
      return null;
  }
}
