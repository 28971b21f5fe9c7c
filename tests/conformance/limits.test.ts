import { describe, expect, test } from 'vitest';
import { recordAddress } from '../../src/content/lists/addresses';
import { removalOf } from '../../src/content/lists/list';
import { KNOWN_ABILITIES } from '../../src/content/permissions';
import { contents, listings } from '../../src/content/registry';
import { FEATURED_CATEGORIES } from '../../src/contract/activities';
import { MEDIA_LIMITS, MEDIA_PAGE_SIZES } from '../../src/contract/media';
import { eventStatusNames, languageName, statusNames, statusUnknownText } from '../../src/messages/screens/content';
import { listingOf } from './declared';

describe('a form for a new record is at', () => {
  test.each<readonly [area: string, route: string | null]>([
    ['event', '/events/new'],
    ['user', '/users/new'],
    ['desk', '/users/redazioni/new'],
    ['interessi', '/interessi/new/interessi/-1'],
  ])('%s: %s [1-2.1.7]', (area, route) => expect(recordAddress(listingOf(area), 'new')).toBe(route));
});

describe('a record is at', () => {
  test.each<readonly [area: string, route: string]>([
    ['localita [2-2.34]', '/locality/7'],
    ['viaemilia [2-2.39]', '/viaemilia/7'],
    ['webcam [2-2.41]', '/webcam/7/webcam'],
    ['opendata [2-2.43]', '/opendata/7/opendata'],
    ['download [2-2.45]', '/download/7/download'],
  ])('%s: %s', (area, route) => expect(recordAddress(listingOf(area.split(' ')[0] ?? ''), 7)).toBe(route));
});

describe('names', () => {
  test('of statuses on badges, and of one that nobody knows [1-4.1, 1-4.2]', () => {
    expect([statusNames, statusUnknownText]).toEqual([
      { 0: 'Nascosto', 1: 'Pubblicata', 2: 'Bozza', 3: 'Da Validare', 4: 'Revisione', 5: 'Da Validare' },
      'Non presente',
    ]);
  });

  test('of statuses in the list of events [1-4.3]', () => {
    expect([0, 1, 2, 3, 4].map((status) => eventStatusNames[status])).toEqual([
      ...['Disattivo', 'Attivo', 'Bozza', 'Da validare', 'Da rivalidare'],
    ]);
  });

  test('of languages beside those of the configuration [1-1.4]', () => {
    expect(['fr', 'es', 'ru', 'ja'].map(languageName)).toEqual(['Francese', 'Spagnolo', 'Russo', 'Giapponese']);
  });

  test('of the eleven categories of featured events, in their order [3-3.19]', () => {
    expect(FEATURED_CATEGORIES).toEqual([
      ...['Villaggi del Natale', 'Piste di Pattinaggio', 'Concerti', 'Spettacoli', 'Presepi', 'Arte'],
      ...['Spettacoli Pirotecnici', 'Experience', 'Capodanno', 'Iniziative speciali', 'Mercatini'],
    ]);
  });
});

describe('limits', () => {
  test('of the window of images: 30 on a page, 24 in the gallery, 100 where nothing is said [3-9.1]', () =>
    expect([MEDIA_PAGE_SIZES, MEDIA_LIMITS.attachments]).toEqual([{ picker: 30, gallery: 24 }, 100]));

  test('of an upload: five minutes [1-5.27]', () => expect(MEDIA_LIMITS.uploadTimeout).toBe(300_000));
});

test.each(['luoghi [3-2.31]', 'blog [3-2.72]'])('selected rows can be deleted: %s', (area) =>
  expect(removalOf(listingOf(area.split(' ')[0] ?? ''))).toBe('confirmed'),
);

describe('abilities', () => {
  test('beside those of contents are known [1-6.4]', () => {
    expect(KNOWN_ABILITIES).toEqual(
      expect.arrayContaining([
        ...['menu-view', 'role-create', 'redazioni-view', 'redazioni-create', 'errore404-create', 'errore404-delete'],
      ]),
    );
  });

  test('of every list and its records are those of a row of the matrix [1-6.11]', () => {
    const asked = [...contents, ...listings].flatMap(({ area, abilities }) =>
      abilities.flatMap((prefix) => ['view', 'edit'].map((action) => [area, `${prefix}-${action}`] as const)),
    );
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter(([, ability]) => !KNOWN_ABILITIES.includes(ability))).toEqual([]);
  });
});
