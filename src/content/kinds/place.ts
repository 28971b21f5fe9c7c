import { placeTexts as texts } from '../../messages/screens/places';
import { PLACE_AREA } from '../model/placeArea';
import type { KindDefinition } from './kind';
import { oneReference, oneReferenceKind } from './oneReference';

export const PLACE = oneReference(PLACE_AREA, texts.numbered);

/** The point of interest that a stop is about. Source: document 2, section 3, Itinerary; contract, 'stop'. */
export const place: KindDefinition = oneReferenceKind(PLACE);
