import { describe, expect, test } from 'vitest';
import { activities } from '../../../src/content/listings/activities';
import { bookable } from '../../../src/content/listings/bookable';
import { featured } from '../../../src/content/listings/featured';
import {
  categoryNames,
  featuredValue,
  joinedCategories,
  namesOf,
  offeredCategories,
  periodsOf,
  placesOf,
  priceText,
  REVIEW_OPTIONS,
  reviewText,
  shopAddress,
  thumbOf,
} from '../../../src/content/lists/activity';
import { listAddress, tabOf } from '../../../src/content/lists/addresses';
import { removalOf } from '../../../src/content/lists/list';

describe('an activity of somebody else', () => {
  test.each([
    [25, 'EUR', '25 €'],
    [12.5, 'EUR', '12,50 €'],
    ['18,00', 'EUR', '18 €'],
    [1250, 'eur', '1.250 €'],
    [9, 'CHF', '9 CHF'],
    [9, null, '9 €'],
    [0, 'EUR', 'Gratuito'],
    ['0', 'EUR', 'Gratuito'],
    ['su richiesta', 'EUR', 'su richiesta'],
    [null, 'EUR', null],
    ['', 'EUR', null],
  ] as const)('%s %s costs %s', (price_amount, price_currency, text) =>
    expect(priceText({ price_amount, price_currency })).toBe(text),
  );

  test('names come as texts or as objects, each once', () => {
    expect(namesOf(['Natura', { name: 'Sport' }, { name: null }, 'Natura', ' '])).toEqual(['Natura', 'Sport']);
    expect(namesOf(null)).toEqual([]);
  });

  test('places and periods, one or several', () => {
    expect(placesOf({ locations: { address: 'Molo 1', city_name: 'Boretto', province_code: 'RE' } })).toEqual([
      'Molo 1, Boretto (RE)',
    ]);
    expect(placesOf({ locations: [{ city_name: 'Ravenna' }, { city_name: 'Ravenna' }, {}] })).toEqual(['Ravenna']);
    expect(
      periodsOf({
        dates: [
          { start_date: '2026-05-01', end_date: '2026-05-03' },
          { start_date: '2026-06-01', end_date: '2026-06-01' },
          { start_date: '2026-07-01' },
          { end_date: '2026-08-01' },
          {},
        ],
      }),
    ).toEqual(['01-05-2026 – 03-05-2026', '01-06-2026', 'dal 01-07-2026', 'fino al 01-08-2026']);
    expect(periodsOf({ dates: null })).toEqual([]);
  });

  test('its picture is the first of several, or none', () => {
    expect(thumbOf({ images_gallery: { thumb: ['/a.jpg', '/b.jpg'] } })).toBe('/a.jpg');
    expect(thumbOf({ images_gallery: { thumb: '/a.jpg' } })).toBe('/a.jpg');
    expect(thumbOf({ images_gallery: { thumb: [] } })).toBeNull();
    expect(thumbOf({})).toBeNull();
  });

  test('what can be decided, in the order of the keys, and what nobody here knows [3-2.55, 3-4.4]', () => {
    expect(REVIEW_OPTIONS).toEqual([
      { value: 2, label: 'Non mi interessa' },
      { value: 1, label: 'Mi interessa' },
      { value: 3, label: 'Copiato' },
      { value: 0, label: 'non definito' },
    ]);
    expect(reviewText(7)).toBe('Stato sconosciuto (7)');
    expect(activities.choice.valueOf({ id: 1 })).toEqual({ status: 0 });
    expect(activities.choice.sent(4, { status: 3 })).toEqual({ body: { id: 4, status: 3 } });
  });
});

describe('a featured event', () => {
  test.each([
    [
      { featured: true, categoria: 'Arte, Presepi' },
      { featured: 1, category: 'Arte,Presepi' },
    ],
    [
      { featured: 1, categoria: 'Arte,,Arte' },
      { featured: 1, category: 'Arte' },
    ],
    [
      { featured: 0, categoria: null },
      { featured: 0, category: '' },
    ],
    [{}, { featured: 0, category: '' }],
  ])('%j is %j', (row, value) => expect(featuredValue(row)).toEqual(value));

  test('names go out in the fixed order, those that nobody knows behind [3-3.12]', () => {
    expect(joinedCategories(['Veglioni', 'Mercatini', 'Arte'])).toBe('Arte,Mercatini,Veglioni');
    expect(offeredCategories(['Veglioni', 'Arte'])).toHaveLength(12);
    expect(categoryNames('')).toEqual([]);
    expect(featured.choice.sent(9, { featured: 1, category: 'Arte' })).toEqual({
      params: { id: 9 },
      body: { featured: 1, category: 'Arte' },
    });
  });
});

describe('the shop', () => {
  test.each([
    ['https://negozio.it/{id}/scheda', 'https://negozio.it/70/scheda'],
    ['https://negozio.it', 'https://negozio.it/70'],
    ['http://negozio.it/a/', 'http://negozio.it/a/70'],
    ['', null],
    ['  ', null],
    ['negozio.it', null],
    ['javascript:alert(1)//', null],
    ['data:text/html,{id}', null],
    ['https://io:segreto@negozio.it', null],
    ['https://io@negozio.it', null],
  ])('%s leads to %s [3-2.59]', (shopUrl, address) => expect(shopAddress(shopUrl, 70)).toBe(address));
});

describe('lists of another kind', () => {
  test('have the rights of other sections, and none of their own [3-6.5, 3-6.7]', () => {
    for (const listing of [activities, bookable, featured]) expect(listing.permissions).toEqual({});
    expect([activities, bookable, featured].map(({ abilities }) => abilities)).toEqual([
      ['event'],
      ['event'],
      ['media'],
    ]);
  });

  test('nothing in them is selected or deleted, or created', () => {
    for (const listing of [activities, bookable, featured]) {
      expect(removalOf(listing)).toBe('none');
      expect(listing.titles).not.toHaveProperty('create');
    }
  });

  test('one that shares its address says which it is', () => {
    expect(tabOf(activities)).toBe('attivita');
    expect(listAddress(activities)).toBe('/opendata-list?elenco=attivita');
    expect(listAddress(activities, { scelta: '0' })).toBe('/opendata-list?elenco=attivita&scelta=0');
    expect(listAddress(bookable)).toBe('/trekksoft-list');
  });
});
