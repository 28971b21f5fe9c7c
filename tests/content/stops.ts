import type { Entry } from '../../src/content/field/collection';
import { isNested, type NestedField } from '../../src/content/field/entries';
import type { PlainKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { blankEntry } from '../../src/content/kinds/nested';
import { kindOf } from '../../src/content/kinds/table';
import { event } from './named';

const declared = event.fields.find(({ path }) => path === 'locations');
if (declared === undefined || !isNested(declared)) throw new Error('an event declares no stops');

/** The stops of an event, as it declares them. */
export const stops: NestedField = declared;

/** A new stop with these values. */
export const stop = (more: { readonly [key: string]: Json } = {}): Entry => ({ ...blankEntry(stops, kindOf), ...more });

/** A kind with one value, or an event's stops. */
export type KindName = PlainKind | 'stops';

/** What a kind is, by its name. */
export const kindNamed = (name: KindName) => kindOf(name === 'stops' ? stops : { kind: name });
