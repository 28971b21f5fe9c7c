import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/app/config';
import { startTexts } from '../../src/messages/screens/start';

const loaded = (content: unknown) => loadConfig(async () => new Response(JSON.stringify(content)));

describe('config.json', () => {
  test('has a default for every key [1-1.3, 2-9.2, 2-9.4]', async () => {
    const config = {
      apiBase: '/api/v1',
      contentLanguages: ['it', 'en'],
      geocoder: { url: '', key: '' },
      tiles: { url: '', attribution: '' },
      agency: { name: '', url: '' },
      shopUrl: '',
      demoUsers: [],
      mapCentre: { lat: 47.41, lng: -1.22 },
    };
    expect(await loaded({})).toEqual({ ok: true, config });
    expect(await loadConfig(async () => new Response('', { status: 404 }))).toEqual({ ok: true, config });
  });

  test('is taken as it stands, without keys that nobody knows', async () => {
    const config = {
      apiBase: 'https://esempio.it/api',
      contentLanguages: ['de'],
      geocoder: { url: 'https://luoghi.esempio.it', key: 'k' },
      tiles: { url: 'https://mappe.esempio.it', attribution: 'Mappe' },
      agency: { name: 'Agenzia', url: 'https://agenzia.esempio.it' },
      shopUrl: 'https://negozio.esempio.it',
      demoUsers: [{ username: 'anna', password: 'p', role: 'Redazione' }],
      mapCentre: { lat: 44.5, lng: 11.3 },
    };
    expect(await loaded({ ...config, other: 1, agency: { ...config.agency, other: 1 } })).toEqual({ ok: true, config });
  });

  test('of a part, what is left out has its default', async () => {
    expect(await loaded({ agency: { name: 'A' }, demoUsers: [{ username: 'a', password: 'p' }] })).toMatchObject({
      config: { agency: { name: 'A', url: '' }, demoUsers: [{ username: 'a', password: 'p', role: '' }] },
    });
  });

  test.each([
    ['', null],
    ['', []],
    ['apiBase', { apiBase: '' }],
    ['apiBase', { apiBase: null }],
    ['contentLanguages', { contentLanguages: [] }],
    ['contentLanguages', { contentLanguages: ['it', 'it'] }],
    ['contentLanguages', { contentLanguages: ['it', 'EN'] }],
    ['contentLanguages', { contentLanguages: ['it', 7] }],
    ['geocoder', { geocoder: 'https://luoghi.esempio.it' }],
    ['geocoder.key', { geocoder: { key: 1 } }],
    ['demoUsers', { demoUsers: {} }],
    ['demoUsers.1.password', { demoUsers: [{ username: 'a', password: 'p' }, { username: 'b' }] }],
    ['mapCentre.lng', { mapCentre: { lat: 44.5 } }],
    ['mapCentre.lat', { mapCentre: { lat: '44,5', lng: 11.3 } }],
  ])("names the key that is wrong: '%s' of %j", async (key, content) => {
    expect(await loaded(content)).toEqual({ ok: false, problem: startTexts.configKey(key) });
  });
});
