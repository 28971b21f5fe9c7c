import { sameValue } from '../model/path';
import type { Json } from '../model/types';
import type { FieldRight, Kinded } from './kind';
import { kindOf } from './table';

/** Which of the rights that some fields need somebody has. */
export type FieldRights = Readonly<Record<FieldRight, boolean>>;

/** The right that changing a field from the stored value to another needs and that somebody lacks, or null. */
export function missingRight(field: Kinded, stored: Json, value: Json, rights: FieldRights): FieldRight | null {
  const { restricted, essence, normalise } = kindOf(field);
  if (restricted === undefined || rights[restricted.right]) return null;
  const part = restricted.part ?? essence ?? normalise;
  return sameValue(part(stored), part(value)) ? null : restricted.right;
}
