import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import { same, type Text } from '../news/text';
import { AREA_CODES, contactsOf } from '../parts';
import type { Random } from '../random';
import { byLanguage } from './story';

const LABELS = {
  telephone: ['Prenotazioni', 'Booking'],
  email: ['Posta', 'Mail'],
  website: ['Sito', 'Website'],
} as const satisfies Record<string, Text>;

/** Who answers; nobody of that name exists there. */
const PEOPLE = [
  'Marta Zanelli',
  'Filippo Orlandi',
  'Giovanna Ricci',
  'Pietro Melloni',
  'Lucia Bassi',
  'Emanuele Poggi',
  'Serena Valla',
  'Cristian Forlani',
  'Agnese Monti',
  'Riccardo Bigi',
  'Teresa Gualandi',
  'Samuele Corsini',
] as const;

const euros = (amount: number): Text => [`da ${amount} € a persona`, `from €${amount} per person`];

/** What it costs and whom one calls, in the languages of an item. Numbers and addresses lead nowhere. */
export function bookingOf(
  random: Random,
  { price, domain, town }: { readonly price: number; readonly domain: string; readonly town: Town },
  languages: readonly string[],
): Record<'price' | 'referente' | 'contacts', Json> {
  const values = {
    telephone: `+ 39 ${AREA_CODES[town.provinceShort] ?? '051'} 55 ${random.between(10, 99)} ${random.between(10, 99)}`,
    email: `prenotazioni@${domain}`,
    website: `https://www.${domain}/`,
  };
  return {
    price: byLanguage(euros(price), languages),
    referente: byLanguage(same(random.pick(PEOPLE)), languages),
    contacts: byLanguage(contactsOf(LABELS, values, random.between(2, 3)), languages),
  };
}
