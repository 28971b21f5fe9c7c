import { act } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { KINDS } from '../../src/content/kinds/table';
import type { CallFailure } from '../../src/contract/result';
import type { FieldContext, FieldLookups } from '../../src/ui/fields/types';
import { click, find, findAll, type } from '../page/render';
import { context, draw, field, found, lookups } from './kit';

// What comes on its own is fetched here, so that no test waits for it.
beforeAll(() => Promise.all([import('../../src/ui/base/Combobox'), import('../../src/ui/fields/LocationFields')]));

describe('the address', () => {
  const blank = KINDS.address.blank;
  const named = (name: string) => findAll('button').find((button) => button.textContent === name) as HTMLElement;

  test('a failed geocoding shows the text of the failure and changes nothing', async () => {
    const failure: CallFailure = {
      kind: 'server',
      status: 500,
      message: 'Impossibile calcolare tutti i campi!!',
      fields: {},
      conflict: null,
      retryAfter: null,
    };
    const { state } = await draw(field('address'), blank, {
      lookups: lookups({ geocode: () => Promise.resolve({ ok: false, failure, nearby: null }) }),
    });
    await type(find('#f-street'), 'Via Emilia');
    await click(named('Calcola coordinate'));
    expect(find('[role="alert"] p').textContent).toBe('Impossibile calcolare tutti i campi!!');
    expect(state.value).toEqual({
      location: { city: null, address: 'Via Emilia', number: '', lat: null, lng: null },
    });
  });

  test('that must be given says so at its city, where the focus is led', async () => {
    await draw(field('address'), blank, { required: true, error: 'Campo richiesto' });
    expect([find('#f-city-error').textContent, findAll('[aria-invalid="true"]')]).toEqual([
      'Campo richiesto',
      [find('#f-city')],
    ]);
    await act(async () => find('#f').focus());
    expect(document.activeElement).toBe(find('#f-city'));
  });

  test.each(['lng', 'number', 'street'])('what the server says of its %s leads the focus there', async (control) => {
    const said = { error: 'Così non va bene', errorControl: control };
    await draw(field('address'), blank, said);
    expect(find('#f-error').textContent).toBe('Così non va bene');
    await act(async () => find('#f').focus());
    expect(document.activeElement).toBe(find(`#f-${control}`));
  });

  test('what the server says of its city is said at the city', async () => {
    await draw(field('address'), blank, { error: 'Il comune non esiste', errorControl: 'city' });
    expect(find('#f-city-error').textContent).toBe('Il comune non esiste');
  });

  test('the locality beside it, chosen meanwhile, is where a place without an address may be put', async () => {
    const geocode = vi.fn<FieldLookups['geocode']>(() => found({ lat: 44.5, lng: 11.3 }));
    let locality: Json = null;
    const listeners = new Set<() => void>();
    const beside: FieldContext = {
      ...context,
      valueAt: (path) => (path === 'localita' ? locality : null),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    await draw(field('address', { companion: 'localita' }), blank, {
      lookups: lookups({ geocode }),
      context: beside,
    });
    await act(async () => {
      locality = { id: 4, name: 'Sestola' };
      for (const listener of listeners) listener();
    });
    await type(find('#f-street'), 'Via Emilia');
    await click(named('Calcola coordinate'));
    expect(geocode.mock.calls.map(([query]) => query.localityId)).toEqual([4]);
  });

  test('coordinates that were asked for before the address changed are dropped', async () => {
    let answer = (_: Awaited<ReturnType<FieldLookups['geocode']>>) => {};
    const geocode: FieldLookups['geocode'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { state } = await draw(field('address'), blank, { lookups: lookups({ geocode }) });
    await type(find('#f-street'), 'Via Emilia');
    await click(named('Calcola coordinate'));
    await type(find('#f-street'), 'Via Appia');
    await act(async () => answer({ ok: true, value: { lat: 1, lng: 2 } }));
    expect(state.value).toEqual({ location: { city: null, address: 'Via Appia', number: '', lat: null, lng: null } });
  });

  test('found coordinates join what was typed while waiting for nothing', async () => {
    const { state } = await draw(field('address'), blank);
    await type(find('#f-street'), 'Via Emilia');
    await click(named('Calcola coordinate'));
    expect(state.value).toEqual({
      location: { city: null, address: 'Via Emilia', number: '', lat: 44.5, lng: 11.3 },
    });
    expect(find<HTMLInputElement>('#f-lat').value).toBe('44.5');
  });

  test('coordinates sent as text are on the map, and stay text until they are changed', async () => {
    const sent = { location: { city: null, address: 'Via Emilia', number: 3, lat: '44.50', lng: '11.3', piano: 2 } };
    expect(KINDS.address.normalise(sent)).toEqual(sent);
    const { state } = await draw(field('address'), sent);
    expect(find<HTMLInputElement>('#f-lat').value).toBe('44.5');
    expect(document.body.textContent).not.toContain('Non è ancora sulla mappa');
    expect(state.value).toEqual(sent);
    await type(find('#f-lng'), '11,4');
    expect(state.value).toEqual({ location: { ...sent.location, lat: 44.5, lng: 11.4 } });
  });

  test('is written as it came, a new one as its field declares', async () => {
    const sent = { city: null, address: 'Via Emilia', number: '3', lat: null, lng: null, nota: 1 };
    const came = await draw(field('address'), sent);
    await type(find('#f-street'), 'Via Po');
    expect(came.state.value).toEqual({ ...sent, address: 'Via Po' });
  });

  test('is written bare where its field declares so', async () => {
    const made = await draw(field('address', { shape: 'bare' }), null);
    await type(find('#f-street'), 'Via Po');
    expect(made.state.value).toEqual({ city: null, address: 'Via Po', number: '', lat: null, lng: null });
  });

  test('a typed coordinate keeps its comma while typing', async () => {
    const { state } = await draw(field('address'), blank);
    await type(find('#f-lat'), '44,');
    expect(find<HTMLInputElement>('#f-lat').value).toBe('44,');
    expect((state.value as { location: { lat: number } }).location.lat).toBe(44);
  });

  describe('a pair of coordinates', () => {
    const bologna = { id: 37006, city: 'Bologna', lat: 44.4938, lng: 11.3426 };
    const doubts = () =>
      findAll('[role="status"]')
        .map(({ textContent }) => textContent)
        .filter((text) => /scambiate|km da/.test(text));
    const at = (lat: Json, lng: Json): Json => ({ location: { city: bologna, address: '', number: '', lat, lng } });

    test.each(['lat', 'lng'])('pasted into %s fills both', async (control) => {
      const { state } = await draw(field('address'), at(null, null));
      await type(find(`#f-${control}`), '44,4949, 11,3426');
      expect(state.value).toEqual(at(44.4949, 11.3426));
      expect((find('#f-lng') as HTMLInputElement).value).toBe('11.3426');
      expect(doubts()).toEqual([]);
    });

    test('that is typed may go on until the field is left', async () => {
      const { state } = await draw(field('address'), at(null, null));
      const whole = '44.4949, 11.3426';
      for (let length = 1; length <= whole.length; length += 1) await type(find('#f-lat'), whole.slice(0, length));
      expect(state.value).toEqual(at(whole, null));
      await act(async () => find('#f-lat').focus());
      await act(async () => find('#f-lat').blur());
      expect(state.value).toEqual(at(44.4949, 11.3426));
    });

    test('that is exchanged is said, and exchanged back', async () => {
      const { state } = await draw(field('address'), at(null, null));
      await type(find('#f-lat'), '11.3426, 44.4949');
      expect(doubts()[0]).toContain('scambiate');
      await click(named('Scambia'));
      expect(state.value).toEqual(at(44.4949, 11.3426));
      expect(doubts()).toEqual([]);
    });

    test('far from a municipality whose position the item does not say is said once somebody changes it', async () => {
      const municipality = vi.fn<FieldLookups['municipality']>(() => found({ ...bologna }));
      const { lat, lng, ...known } = bologna;
      const value = { location: { city: known, address: '', number: '', lat: 45.4642, lng: 9.19 } };
      await draw(field('address'), value, { lookups: lookups({ municipality }) });
      expect([municipality.mock.calls.length, doubts()]).toEqual([0, []]);
      await type(find('#f-lng'), '9.2');
      expect(doubts()[0]).toMatch(/a \d+ km da Bologna/);
      await type(find('#f-lng'), '9.21');
      expect(municipality.mock.calls.map(([id]) => id)).toEqual([37006]);
    });
  });
});
