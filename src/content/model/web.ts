/** Most characters of an address of mail. Source: RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAXIMUM = 254;

/** What browsers take as an address. Source: HTML, 'Valid e-mail address'. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an address of mail. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAXIMUM && EMAIL.test(text);

/** Whether a text is the address of a page on the web. Source: document 2, section 5. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.') && !/\s/.test(text);
}
