import { slugOf } from '../../src/content/model/slug';
import { SIGHTS } from './sights';
import { STAYS } from './stays';

/** A point of interest of the demo. */
export interface NamedPlace {
  /** Title of its collection. */
  readonly type: string;
  readonly name: string;
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  readonly street: string;
  readonly number: string;
}

/** The points of interest of all collections, in their order. */
export const NAMED_PLACES: readonly NamedPlace[] = Object.entries({ ...STAYS, ...SIGHTS }).flatMap(([type, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', town = '', street = '', number = ''] = line.split('|');
      return { type, name, town, street, number };
    }),
);

/** Domain of a point of interest; it leads nowhere. */
export const domainOf = (name: string, town: string): string => `${slugOf(`${name} ${town}`)}.example`;
