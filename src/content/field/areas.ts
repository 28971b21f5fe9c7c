/** Area of the places: what fields of contents that point to one declare. Source: contract, 'Content areas'. */
export const PLACE_AREA = 'luoghi';

/** Area of their types. */
export const PLACE_TYPE_AREA = 'tipologia-luoghi';

/** Content type of a locality. */
export const LOCALITY_AREA = 'localita';

/** Table of the server with what an area names; every other is a content type. */
export const referredTable = (area: string | undefined): 'contents' | 'places' =>
  area === PLACE_AREA ? 'places' : 'contents';

/** Keys under which references are written with the name of what they point to. */
export type NameKey = 'name' | 'nome' | 'title';

const KEYS: Readonly<Partial<Record<string, NameKey>>> = { localita: 'name', luoghi: 'nome', operatori: 'nome' };

/** The key of references to an area; whoever reads takes any of the three. Source: contract, 'Shared look-ups', 'stop'. */
export const nameKeyOf = (area: string | undefined): NameKey => KEYS[area ?? ''] ?? 'title';
