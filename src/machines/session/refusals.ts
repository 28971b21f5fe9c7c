import { sessionTexts } from '../../messages/screens/session';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { waitSeconds } from './rules';
import type { SessionContext, SessionEvent, SessionTag } from './types';

const { refusal: texts } = sessionTexts;

const isBusy = during('busy' as const, texts.busy);
const SIGNING_OUT = { isBusy, isNotIn: otherwise(texts.notIn) } as const;
const LEAVING = { isNothingToLeave: otherwise(texts.nothingToLeave) } as const;

export const { reason } = defineRefusals<SessionContext, SessionEvent, SessionTag>({
  'signIn.submit': {
    isThrottled: during('throttled', ({ failure }) => sessionTexts.wait(waitSeconds(failure))),
    isSignedIn: during('signedIn', texts.alreadyIn),
    isUnderWay: otherwise(texts.busy),
  },
  'signOut.request': SIGNING_OUT,
  'signOutEverywhere.request': SIGNING_OUT,
  'leave.request': LEAVING,
  'leave.confirm': LEAVING,
  'leave.cancel': LEAVING,
});
