import ipaddr from 'ipaddr.js';

/**
 * A user name or mail address as it is compared and counted, everywhere: the database's own lower case takes more letters
 * for the same than JavaScript's does, and a name that finds an account must be counted as that account's.
 */
export const foldName = (name: string): string => name.trim().toLowerCase();

/** Bits of an IPv6 address that are one customer's: the rest they choose themselves. Source: RFC 6177. */
const SITE_PARTS = 4;

/** What counts as one place on the internet: an IPv4 address, an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? `${read.parts
        .slice(0, SITE_PARTS)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : read.toString();
}
