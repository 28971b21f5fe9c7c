import { ownSessionsTexts } from '../../messages/screens/ownSessions';
import { defineReason } from '../kit/reason';
import type { OwnSessionsSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { OwnSessionsEvent } from './types';

const { refusal: texts } = ownSessionsTexts;

/** Why the card refuses an event now. */
export const reason = defineReason((snapshot: OwnSessionsSnapshot, event: OwnSessionsEvent) => {
  if (snapshot.hasTag('loading')) return texts.loading;
  if (snapshot.hasTag('ending')) return texts.busy;
  if (snapshot.hasTag('confirming') || snapshot.hasTag('endFailed')) return texts.confirming;
  return snapshot.matches('shown') ? contextRefusal(snapshot.context, event) : texts.notLoaded;
});
