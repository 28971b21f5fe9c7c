import { expect, it } from 'vitest';
import { generatePlaces, seedPlaces } from '../../demo/pointsOfInterest/seed';
import { loadTowns } from '../../server/reference/territory';
import { PLACE_INFO_LIMIT } from '../../src/content/records/place';
import { emailProblem } from '../../src/content/text/people';
import { urlProblem } from '../../src/content/text/web';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';

const towns = loadTowns();

it('the demo has 300 places, some without an address or contacts, and all as the form would take them', () => {
  const places = generatePlaces(towns, [1, 2, 3]);
  expect(places.length).toBe(300);
  const lacking = (is: (place: (typeof places)[number]) => boolean) => places.filter(is).length;
  const missing = {
    address: lacking(({ municipality }) => municipality === null),
    contacts: lacking(({ telefono, mail, website }) => telefono + mail + website === ''),
  };
  expect([missing.address > 5, missing.address < 40, missing.contacts > 30, missing.contacts < 150]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(new Set(places.map(({ author }) => author))).toEqual(new Set([1, 2, 3]));
  const wrong = places.filter(
    ({ nome, info, mail, website }) =>
      nome === '' ||
      info.length > PLACE_INFO_LIMIT ||
      (mail !== '' && emailProblem(mail) !== null) ||
      urlProblem(website) !== null,
  );
  expect(wrong).toEqual([]);
});

describeOnEach('the collections of the demo', (server) => {
  it('are eight, dove_dormire among them, and listed with their places', async () => {
    await seedReferences(server());
    const author = await server().userId('admin');
    const now = new Date();
    await server().db.transaction((tx) => seedPlaces(tx, { towns, authors: [author], now }));
    const types = await server().get<{ data: { code: string }[] }>('tipologia-luoghi?orderBy=%2Bcode', { as: 'admin' });
    const codes = types.body.data.map(({ code }) => code);
    expect(codes).toEqual([
      'cantine_ed_enoteche',
      'castelli_e_rocche',
      'dove_dormire',
      'musei',
      'parchi_e_giardini',
      'ristoranti_e_trattorie',
      'spiagge',
      'teatri',
    ]);
    const totals = await Promise.all(
      codes.map(
        async (code) =>
          (await server().get<{ total: number }>(`luoghi?code=${code}&limit=1`, { as: 'admin' })).body.total,
      ),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(300);
    expect(Math.min(...totals)).toBeGreaterThan(20);
  });
});
