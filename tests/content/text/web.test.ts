import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../server/places/incoming';
import { entriesOf } from '../../../src/content/field/collection';
import { asText } from '../../../src/content/field/kind';
import { contacts, leftContact, newContact } from '../../../src/content/kinds/contacts';
import { KINDS } from '../../../src/content/kinds/table';
import { isPlainObject } from '../../../src/contract/plainObject';

/** Telephone numbers as they are copied, and as they are kept; null for what stays as it is, and is refused. */
const TELEPHONES = [
  ['051123456', '051123456'],
  ['051 123456', '051 123456'],
  ['051/123456', '051/123456'],
  ['051.12.34.56', '051.12.34.56'],
  ['+39 051 123456', '+39 051 123456'],
  ['+ 39 051 123456', '+ 39 051 123456'],
  ['0039 051 123456', '0039 051 123456'],
  ['112', '112'],
  [' 051 123456 ', '051 123456'],
  ['051\u00a0123456', '051 123456'],
  ['051\u2009123\u202f456', '051 123 456'],
  ['051\t123456', '051 123456'],
  ['051  123456\n', '051 123456'],
  ['０５１ 123456', '051 123456'],
  ['＋39 051', '+39 051'],
  ['tel:+39051123456', '+39051123456'],
  ['Tel. 051 123456', '051 123456'],
  ['TEL: 051 123456', '051 123456'],
  ['fax: 051 123456', '051 123456'],
  ['cell. 333 1234567', '333 1234567'],
  ['051-123456', null],
  ['(051) 123456', null],
  ['051 123456 int. 2', null],
  ['051 12; 051 34', null],
  ['39+051', null],
  ['++39 051', null],
  ['+', null],
  ['tel:', null],
  ['ufficio', null],
  ['٠٥١', null],
] as const;

const EMAILS = [
  ['info@comune.it', 'info@comune.it'],
  ['Info@Comune.IT', 'Info@Comune.IT'],
  [' info@comune.it ', 'info@comune.it'],
  ['info+iat@comune.it', 'info+iat@comune.it'],
  ['mailto:info@comune.it', 'info@comune.it'],
  ['MAILTO:info@comune.it?subject=Ciao', 'info@comune.it'],
  ['Comune di Bologna <info@comune.it>', 'info@comune.it'],
  ['"Rossi, Anna" <anna@comune.it>;', 'anna@comune.it'],
  ['<info@comune.it>', 'info@comune.it'],
  ['Ufficio <mailto:info@comune.it>', 'info@comune.it'],
  ['info@comune.it, iat@comune.it', null],
  ['A <a@b.it>, B <b@b.it>', null],
  ['info at comune.it', null],
  ['info@', null],
  ['Comune <>', null],
] as const;

const SITES = [
  ['https://comune.it', 'https://comune.it'],
  ['www.comune.it', 'https://www.comune.it'],
  [' WWW.comune.it/a?b=c ', 'https://WWW.comune.it/a?b=c'],
  ['http://comune.it', 'http://comune.it'],
  ['comune', null],
  ['www.comune it', null],
] as const;

type Case = readonly [typed: string, kept: string | null];
const KEPT: readonly (readonly ['telephone' | 'email' | 'website', 'telephone' | 'email' | 'url', readonly Case[]])[] =
  [
    ['telephone', 'telephone', TELEPHONES],
    ['email', 'email', EMAILS],
    ['website', 'url', SITES],
  ];

describe.each(KEPT)('a %s', (type, kind, cases) => {
  it.each(cases)('%j, whoever writes it down', (typed, kept) => {
    const field = { path: 'x', kind, label: 'X', localized: false } as const;
    const contact = (value: string) => ({ ...newContact(type, 'it'), value });
    const [stored] = entriesOf(contacts.stored?.([contact(typed)]) ?? null);
    const alone = asText(KINDS[kind].stored?.(typed) ?? null);
    if (kept === null) {
      expect(stored?.value).toBe(typed.trim());
      expect(contacts.problem([stored ?? null], { ...field, kind: 'contacts' })).not.toBe(null);
      expect(KINDS[kind].problem(alone, field)).not.toBe(null);
      return;
    }
    expect([stored?.value, alone.trim()]).toEqual([kept, kept]);
    expect(leftContact(contact(typed)).trim()).toBe(kept);
    expect(leftContact(contact(kept))).toBe(kept);
    expect(contacts.problem([stored ?? null], { ...field, kind: 'contacts' })).toBe(null);
    expect(KINDS[kind].problem(alone, field)).toBe(null);
    const name = { telephone: 'telefono', email: 'mail', website: 'website' }[type];
    const place: unknown = changeOf({ [name]: typed }, null, 1);
    expect(isPlainObject(place) ? place[name] : null).toBe(kept);
  });
});

it('the prefix of a new number waits for it', () => {
  const added = newContact('telephone', 'it');
  expect(leftContact(added)).toBe(added.value);
});
