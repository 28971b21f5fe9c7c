import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import type { DeskMunicipalitiesSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { DeskMunicipalitiesEvent } from './types';

const { refusal: texts } = deskMunicipalitiesTexts;

/** Why the card refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: DeskMunicipalitiesSnapshot, event: DeskMunicipalitiesEvent): string | null {
  if (snapshot.can(event)) return null;
  if (snapshot.hasTag('adding') || snapshot.hasTag('removing')) return texts.busy;
  return snapshot.hasTag('open') ? contextRefusal(snapshot.context, event) : texts.confirming;
}
