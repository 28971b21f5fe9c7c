import { bologna } from './kit';

/** An email among the contacts of an item. */
export const contact = (id: number, order: number, more: object = {}) => ({
  id,
  order,
  label: '',
  type: 'email',
  value: `info${id}@example.it`,
  lang: 'it',
  ...more,
});

/** A stop of an event, in Bologna. */
export const stop = (id: number, order: number, address: string) => ({
  id,
  order,
  info: { it: '', en: '' },
  localita: null,
  location: { city: bologna, address, number: '1', lat: 44.5, lng: 11.3, cap: '40100' },
});
