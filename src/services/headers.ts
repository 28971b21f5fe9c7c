import { INTERFACE_LANGUAGE } from '../contract/languages';

/** What every call carries. */
export const requestHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': INTERFACE_LANGUAGE,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});
