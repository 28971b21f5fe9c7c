import { sessionTexts } from '../../messages/screens/session';
import { defineReason } from '../kit/reason';
import type { SessionSnapshot } from './machine';
import { waitSeconds } from './rules';
import type { SessionEvent } from './types';

function signInRefusal(snapshot: SessionSnapshot): string {
  if (snapshot.hasTag('throttled')) return sessionTexts.wait(waitSeconds(snapshot.context.failure));
  return snapshot.hasTag('signedIn') ? sessionTexts.refusal.alreadyIn : sessionTexts.refusal.busy;
}

/** Why the session refuses an event now. */
export const reason = defineReason((snapshot: SessionSnapshot, event: SessionEvent) => {
  switch (event.type) {
    case 'signIn.submit':
      return signInRefusal(snapshot);
    case 'signOut.request':
    case 'signOutEverywhere.request':
      return snapshot.hasTag('busy') ? sessionTexts.refusal.busy : sessionTexts.refusal.notIn;
    case 'leave.request':
    case 'leave.confirm':
    case 'leave.cancel':
      return sessionTexts.refusal.nothingToLeave;
    default:
      return null;
  }
});
