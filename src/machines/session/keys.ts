/** Keys of local storage. Source: document 1, section 9. */
export const STORAGE_KEYS = {
  token: 'portolano.token',
  user: 'portolano.user',
  version: 'portolano.version',
} as const;
