import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { valueAt, withValueAt } from '../field/path';
import { remembered } from '../field/remembered';
import { localityWithin, withLocalityWithin } from '../kinds/address';
import { kindOf } from '../kinds/table';
import type { ContentForm } from '../model/content';

type Form = Pick<ContentForm, 'fields'>;

/** Addresses that are written with the locality within them that the item has beside them, with that field. */
const pairsOf = ({ fields }: Form): readonly (readonly [address: FieldDeclaration, locality: FieldDeclaration])[] =>
  pairsAmong(fields);

const pairsAmong = remembered((fields: Form['fields']) =>
  fields.flatMap((field) => {
    const locality = fields.find(({ path }) => path === field.companion);
    return field.shape !== 'withLocality' || locality === undefined ? [] : [[field, locality] as const];
  }),
);

/**
 * An item as somebody sent it, with the locality out of its address where the item names none beside it: there it is
 * edited and stored. Within the address nothing stays but its place.
 */
export function withLocalityApart<T extends Json>(form: Form, item: T): T {
  return pairsOf(form).reduce((apart, [{ path }, locality]) => {
    const within = localityWithin(valueAt(apart, path));
    const isNamed = !kindOf(locality).isEmpty(valueAt(apart, locality.path));
    if (within === undefined || (within === null && isNamed)) return apart;
    const named = isNamed ? apart : withValueAt(apart, locality.path, within);
    return withValueAt(named, path, withLocalityWithin(valueAt(named, path), null));
  }, item);
}

/** An item as it is sent: its locality is in the address too, where that is written so. Source: contract, 'address'. */
export function withLocalityRepeated<T extends Json>(form: Form, item: T): T {
  return pairsOf(form).reduce((sent, [{ path }, locality]) => {
    const value = valueAt(sent, path);
    if (localityWithin(value) === undefined) return sent;
    return withValueAt(sent, path, withLocalityWithin(value, valueAt(sent, locality.path) ?? null));
  }, item);
}
