import { placeTypeDialogTexts } from '../../messages/screens/placeTypeDialog';
import { defineReason } from '../kit/reason';
import type { PlaceTypeSnapshot } from './machine';
import { isUnsaved, titleProblem } from './rules';
import type { PlaceTypeEvent } from './types';

const { refusals, problems } = placeTypeDialogTexts;

/** Why 'INVIA' sends nothing although the title may be typed. */
function unsendable({ context }: PlaceTypeSnapshot): string {
  if (isUnsaved(context)) return titleProblem({ ...context, failure: null }) ?? problems.empty;
  return context.subject?.id === null ? problems.empty : refusals.same;
}

/** Why the dialog refuses an event now. */
export const reason = defineReason((snapshot: PlaceTypeSnapshot, event: PlaceTypeEvent) => {
  if (event.type === 'placeType.open') return refusals.open;
  if (!snapshot.hasTag('open')) return refusals.closed;
  if (snapshot.hasTag('sending')) return refusals.sending;
  if (event.type === 'leave.confirm' || event.type === 'leave.cancel') return refusals.notLeaving;
  return snapshot.hasTag('leaving') ? refusals.leaving : unsendable(snapshot);
});
