import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import { defineReason } from '../kit/reason';
import type { DeskMunicipalitiesSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { DeskMunicipalitiesEvent } from './types';

const { refusal: texts } = deskMunicipalitiesTexts;

/** Why the card refuses an event now. */
export const reason = defineReason((snapshot: DeskMunicipalitiesSnapshot, event: DeskMunicipalitiesEvent) => {
  if (snapshot.hasTag('adding') || snapshot.hasTag('removing')) return texts.busy;
  return snapshot.hasTag('open') ? contextRefusal(snapshot.context, event) : texts.confirming;
});
