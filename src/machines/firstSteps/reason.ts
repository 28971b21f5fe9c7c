import { firstStepsTexts } from '../../messages/screens/firstSteps';
import { defineReason } from '../kit/reason';
import type { FirstStepsSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { FirstStepsEvent } from './types';

const { refusals: texts } = firstStepsTexts;

/** Why the first steps refuse an event now. */
export const reason = defineReason((snapshot: FirstStepsSnapshot, event: FirstStepsEvent) => {
  if (snapshot.hasTag('absent')) return texts.absent;
  if (snapshot.hasTag('skeleton') || snapshot.hasTag('busy')) return texts.loading;
  if (snapshot.hasTag('working')) return texts.working;
  return snapshot.hasTag('failed') ? texts.notLoaded : contextRefusal(snapshot.context, event);
});
