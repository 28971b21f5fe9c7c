import { validationTexts as texts } from '../../messages/screens/validation';
import { webUrl } from './webUrl';

/** Most characters of an address of mail. Source: RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAXIMUM = 254;

/** What browsers take as an address. Source: HTML, 'Valid e-mail address'. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an address of mail. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAXIMUM && EMAIL.test(text);

/** Whether a text is the address of a page on the web. Source: document 2, section 5. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && webUrl(text)?.hostname.includes('.') === true && !/\s/.test(text);

/** A web address as it is typed and read aloud, 'www.comune.it', with the scheme that it lacks; any other text as it is. */
export const withScheme = (text: string): string =>
  /^\s*www\.[^\s/.?#]+\.\S+\s*$/i.test(text) ? `https://${text.trim()}` : text;

/** Most characters of a web address. */
const URL_MAXIMUM = 2000;

/** Whether a text is the address of a page of the portal without its host; '//' would lead to another one. */
export const isOwnAddress = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text.trim()) && text.length <= URL_MAXIMUM;

/** Problem of a web address that may be empty, null without one. Source: document 1, section 5. */
export function urlProblem(url: string): string | null {
  const address = url.trim();
  if (address === '') return null;
  if (address.length > URL_MAXIMUM) return texts.longest(URL_MAXIMUM);
  const isWeb = /^https?:\/\/[^\s/?#]+/i.test(address) && !/\s/.test(address) && URL.canParse(address);
  return isWeb ? null : texts.url;
}
