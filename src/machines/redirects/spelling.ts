/** Parameters by which senders of mail, advertisers and statistics know a visitor again: no page depends on them. */
const TRACKING = new RegExp(
  `^(?:${[
    // Campaigns: Google Analytics, Matomo, HubSpot, Facebook.
    'utm_.*|pk_.*|mtm_.*|matomo_.*|piwik_.*|hsa_.*|fb_action_.*|fb_source|fb_ref',
    // Clicks on an advertisement or a result: Meta, Google, Microsoft, Yandex, X, TikTok, LinkedIn, Pinterest, Snapchat.
    'fbclid|gclid|gclsrc|dclid|gbraid|wbraid|gad_.*|srsltid|msclkid|yclid|twclid|ttclid|li_fat_id|epik|sccid|igshid|igsh',
    // Visitors and mailings: Google, Mailchimp, HubSpot, Marketo, Vero, Omeda, Wicked Reports.
    '_ga|_gl|mc_cid|mc_eid|_hsenc|_hsmi|__hs[a-z]{2,3}|hsctatracking|mkt_tok|vero_(?:conv|id)|oly_(?:anon|enc)_id|wickedid',
  ].join('|')})$`,
  'i',
);

const ESCAPE = /%([0-9a-f]{2})/gi;

/** The bytes of a part of an address, its percent codes resolved. */
function bytesOf(part: string): Uint8Array {
  const encoded = encodeURIComponent(part.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, '%');
  const bytes = encoded.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** The text of a part; null where its bytes are no UTF-8. */
function decoded(part: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(part)).normalize('NFC');
  } catch {
    return null;
  }
}

const inHex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** What stands for itself between two slashes of a path, and in the name or value of a parameter. Source: RFC 3986, section 3. */
const [IN_PATH, IN_QUERY] = [/[A-Za-z0-9._~!$&'()*+,;=:@-]/, /[A-Za-z0-9._~!$'()*,;:@/?-]/];

/** A part of an address between two delimiters in its one spelling. Source: RFC 3986, section 6.2.2. */
function spelt(part: string, plain: RegExp): string {
  const text = decoded(part);
  const bytes = text === null ? bytesOf(part) : new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    return plain.test(character) ? character : inHex(byte);
  }).join('');
}

/** A path in its one spelling, without the slashes at its end. */
export const speltPath = (path: string): string =>
  path
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => spelt(part, IN_PATH))
    .join('/') || '/';

/**
 * A query in its one spelling, the question mark included: parameters in one order, without those that only track. '' for
 * a query that says nothing.
 */
export function speltQuery(query: string): string {
  const parameters = query
    .replace(/^\?/, '')
    .replaceAll('+', '%20')
    .split('&')
    .map((parameter): readonly [name: string, value: string] => {
      const [name = '', ...value] = parameter.split('=');
      return [spelt(name, IN_QUERY), spelt(value.join('='), IN_QUERY)];
    })
    .filter(([name, value]) => (name !== '' || value !== '') && !TRACKING.test(name))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .sort();
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** A text with its percent codes resolved, as people read and type it; what can't be resolved stays. */
export const readable = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => decoded(codes) ?? codes);
