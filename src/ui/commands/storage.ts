/** Local storage key of what was opened last; the user's. */
export const RECENTS_KEY = 'portolano_recents';
/** Local storage key of the searches that led to something; the user's. */
export const SEARCHES_KEY = 'portolano_searches';
/** Local storage key of what the user changed about the keys; the device's, it outlives the session. */
export const KEYS_KEY = 'portolano_keys';
