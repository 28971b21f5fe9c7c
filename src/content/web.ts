/** Most characters of an address of mail. Source: RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAXIMUM = 254;

/** What browsers take as an address. Source: HTML, 'Valid e-mail address'. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an address of mail. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAXIMUM && EMAIL.test(text);
