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

/** An address of mail as programs copy it, 'mailto:info@comune.it' or 'Comune <info@comune.it>', alone; any other text as it is. */
export function bareEmail(text: string): string {
  const [, inner, linked] = /^[^<>]*<\s*(?:mailto:)?([^<>\s]+)\s*>\s*[;,]?\s*$|^\s*mailto:([^\s?]+)/i.exec(text) ?? [];
  const address = inner ?? linked ?? text.trim();
  return isEmail(address) ? address : text;
}

/**
 * A telephone number as it is copied, with digits of their own width, blanks of every kind, 'tel:' of a link before it, alone;
 * any other text as it is.
 */
export function bareTelephone(text: string): string {
  const number = text
    .normalize('NFKC')
    .replace(/^\s*(?:tel|fax|cell)\s*[.:]\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return isPhone(number) ? number : text;
}

/** Digits, blanks, slashes and dots, of which at least one is a digit, with a plus before them or not. */
const PHONE = /^\s*\+?[\d\s/.]*\d[\d\s/.]*$/;

/** Whether a text is a telephone number. Source: document 1, section 5. */
export const isPhone = (text: string): boolean => PHONE.test(text);

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
