import { describe, expect, test } from 'vitest';
import { FIRST_STEPS, type StepName, type WireStep } from '../../../src/contract/firstSteps';
import { noteOf, termsOf } from '../../../src/machines/firstSteps/notes';
import { areaOf, pageOf, stepsOf } from '../../../src/machines/firstSteps/rules';
import type { SiteFacts, Step } from '../../../src/machines/firstSteps/types';

const site: SiteFacts = {
  tiles: 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png',
  geocoder: '/geocoder',
  address: 'https://redazione.example/',
};

const wire = (step: string, more: Partial<WireStep> = {}): WireStep => ({
  step,
  is_done: true,
  is_deferred: false,
  about: null,
  ...more,
});
const stateOf = (step: WireStep): Step['state'] | undefined => stepsOf([step], site)[0]?.state;

describe('what was found done', () => {
  test.each([
    ['tiles that are still the site’s', wire('tiles', { about: site.tiles }), 'done'],
    ['other tiles than those that were asked for', wire('tiles', { about: 'https://altre.example/' }), 'missing'],
    ['tiles that nobody asked for', wire('tiles', { is_done: false }), 'missing'],
    ['a geocoder that is another now, put off before', wire('geocoder', { about: '/x', is_deferred: 1 }), 'deferred'],
    ['the address at which the client is open', wire('address', { about: site.address }), 'done'],
    ['another address than that', wire('address', { about: 'https://altrove.example/' }), 'missing'],
    ['a flag as other servers write it', wire('desks', { is_done: 1 }), 'done'],
    ['what is done is no longer put off', wire('desks', { is_deferred: true }), 'done'],
  ])('%s', (_what, step, state) => {
    expect(stateOf(step)).toBe(state);
  });

  test('a step that only a newer server has is left out', () => {
    expect(stepsOf([wire('teletrasporto'), wire('desks')], site).map(({ step }) => step)).toEqual(['desks']);
  });
});

const noteFor = (step: StepName, state: Step['state'], about: string | null = null): string =>
  noteOf({ step, state, about }, site);

describe('how a step stands', () => {
  test.each(FIRST_STEPS)('%s says something else once it is done', (step) => {
    const about = step === 'languages' ? 'it, de' : 'https://redazione.example/';
    expect(noteFor(step, 'missing', step === 'address' ? null : about)).not.toBe(noteFor(step, 'done', about));
  });

  test('what is not set up names the setting', () => {
    expect(noteFor('address', 'missing')).toContain('PORTOLANO_URL');
    expect(noteFor('mail', 'missing')).toMatch(/PORTOLANO_SMTP.*outbox/);
    expect(noteFor('tiles', 'missing')).toContain('config.json');
    expect(noteFor('geocoder', 'deferred')).toContain('config.json');
  });

  test('an address that is not this one names both', () => {
    expect(noteFor('address', 'missing', 'https://altrove.example/')).toMatch(/altrove\.example.*redazione\.example/);
  });

  test('languages are called by their names', () => {
    expect(noteFor('languages', 'missing', 'it, de, xx')).toContain('italiano, tedesco e XX');
  });

  test('services are called by their hosts, whatever their addresses leave open', () => {
    expect(noteFor('tiles', 'missing', site.tiles)).toContain('a.tile.openstreetmap.org');
    expect(noteFor('geocoder', 'done', site.geocoder)).toContain('redazione.example');
  });
});

test.each([
  ['tiles', site.tiles, 'https://operations.osmfoundation.org/policies/tiles/'],
  ['geocoder', 'https://maps.googleapis.com/maps/api/geocode/json', 'https://cloud.google.com/maps-platform/terms'],
  ['tiles', 'https://mappe.example/{z}/{x}/{y}', null],
  ['geocoder', '/geocoder', null],
] as const)('the terms of %s at %s are said', (step, about, href) => {
  expect(termsOf({ step, state: 'missing', about }, site)).toEqual({ text: expect.stringMatching(/\S/), href });
});

test('a step about no service has no terms, nor has one that is not set up', () => {
  expect(termsOf({ step: 'desks', state: 'missing', about: null }, site)).toBeNull();
  expect(termsOf({ step: 'tiles', state: 'missing', about: null }, site)).toBeNull();
});

test('every step that is done in a section leads to its page', () => {
  const inSections = FIRST_STEPS.filter((step) => areaOf(step) !== null);
  expect(inSections.map(pageOf)).not.toContain(null);
  expect(inSections).toEqual(['roles', 'desks', 'users', 'trees', 'content']);
  expect(pageOf('mail')).toBeNull();
});
