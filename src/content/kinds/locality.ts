import { localityTexts as texts } from '../../messages/screens/locality';
import { LOCALITY_AREA } from '../model/placeArea';
import type { KindDefinition } from './kind';
import { oneReference, oneReferenceKind } from './oneReference';

export const LOCALITY = oneReference(LOCALITY_AREA, texts.unknown);

/** A locality by id and name; null for none. */
export const localityOf = LOCALITY.read;

/** The locality that something lies in. Source: document 3, section 3, Place. */
export const locality: KindDefinition = oneReferenceKind(LOCALITY);
