import { PLACE_AREA, PLACE_TYPE_AREA } from '../../src/content/field/areas';
import { type RequestUser, requireAbility } from '../http/caller';

/** Abilities of which one lets see place types: who sees the places of a type sees what it is called. */
export const SEES_TYPES: readonly string[] = requireAbility([PLACE_TYPE_AREA, PLACE_AREA], 'view');

export const maySeeTypes = (user: RequestUser): boolean => SEES_TYPES.some(user.may);

export const maySeePlaces = (user: RequestUser): boolean => user.mayAny([PLACE_AREA], 'view');
