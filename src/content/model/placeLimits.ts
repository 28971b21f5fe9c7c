/** Most characters of a place's information. Source: document 3, section 5. */
export const PLACE_INFO_LIMIT = 250;

/** Most characters of its other texts. Source: contract, 'texts without a limit of their own'. */
export const PLACE_TEXT_LIMIT = 300;
