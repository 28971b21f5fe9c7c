/** Area of the places: what fields of contents that point to one declare. Source: contract, 'Content areas'. */
export const PLACE_AREA = 'luoghi';

/** Area of their types. */
export const PLACE_TYPE_AREA = 'tipologia-luoghi';

/** Content type of a locality. */
export const LOCALITY_AREA = 'localita';

/** Table of the server with what an area names; every other is a content type. */
export const referredTable = (area: string | undefined): 'contents' | 'places' =>
  area === PLACE_AREA ? 'places' : 'contents';
