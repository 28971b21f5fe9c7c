import type { Values } from '../db/values';

/** A list's filters by territory; -1, or none, is all. */
export interface Territory {
  readonly destinazione?: number | undefined;
  readonly provincia?: number | undefined;
  readonly comune?: number | undefined;
}

const isGiven = (value: number | undefined): value is number => value !== undefined && value !== -1;

/** The filters that narrow, by their names. */
export const narrowing = ({ destinazione, provincia, comune }: Territory): [string, number][] =>
  Object.entries({ destinazione, provincia, comune }).filter((entry): entry is [string, number] => isGiven(entry[1]));

/**
 * Conditions over `places p` for a territory. A place has no destination of its own, as contents have: it lies in that
 * of its address's province. A destination stands for its children too.
 */
export function territoryConditions({ destinazione, provincia, comune }: Territory, values: Values): string[] {
  return [
    ...(isGiven(destinazione)
      ? [
          `p.province_id in (select id from provinces where destination_id in
             (select f.id from categories f where ${values.add(destinazione)}::bigint in (f.id, f.parent_id)))`,
        ]
      : []),
    ...(isGiven(provincia) ? [`p.province_id = ${values.add(provincia)}::bigint`] : []),
    ...(isGiven(comune) ? [`p.municipality_id = ${values.add(comune)}::bigint`] : []),
  ];
}
