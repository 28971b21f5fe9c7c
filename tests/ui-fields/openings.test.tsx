import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { click, descriptionOf, find, findAll, press, type } from '../page/render';
import { blur, draw, field } from './kit';

// It comes on its own: fetched here, so that the first test does not wait for it.
beforeAll(() => import('../../src/ui/fields/openings/OpeningsCard'));

const second = { id: 9, nota: 'di un altro server' };
const office = {
  ...{ id: 3, apertura: 'annuale', data_apertura: null, data_chiusura: null },
  ...{ orari_feriali: '09:00-13:00', orari_feriali_note: '', orari_festivi: '', orari_festivi_note: '' },
};
const season = { ...office, apertura: 'stagionale', data_apertura: '2026-11-01', data_chiusura: '2027-03-31' };

const drawOpenings = (value: Json, more = {}) => draw(field('openings'), value, more);
const radio = (at: number) => findAll('input[type="radio"]')[at] as HTMLInputElement;
const sentence = () => find('section p').textContent;

describe('opening hours', () => {
  test('are typed in any usual way and written out when left', async () => {
    const { state, onBlur } = await drawOpenings([office, second]);
    await type(find('#f-orari_feriali'), '9-13 15-18');
    expect(sentence()).toBe('Aperto tutto l’anno. Giorni feriali dalle 9 alle 13 e dalle 15 alle 18.');
    await blur(find('#f-orari_feriali'));
    expect(state.value).toEqual([{ ...office, orari_feriali: '09:00-13:00, 15:00-18:00' }, second]);
    expect(onBlur).toHaveBeenCalled();
  });

  test('are written out by the key that saves, too', async () => {
    const { state } = await drawOpenings([], { language: 'en' });
    await type(find('#f-orari_festivi'), 'chiuso');
    await press('s', { ctrlKey: true }, find('#f-orari_festivi'));
    expect(state.value).toEqual([{ ...office, id: null, orari_feriali: '', orari_festivi: 'closed' }]);
  });

  test('of another server stay as they came while nobody types in them', async () => {
    const { state } = await drawOpenings([{ ...office, orari_feriali: '9.00/13.00' }]);
    await blur(find('#f-orari_feriali'));
    expect(state.value).toEqual([{ ...office, orari_feriali: '9.00/13.00' }]);
  });

  test('that overlap say so at their part, once, and the focus is led there', async () => {
    const message = 'Le fasce 09:00-13:00 e 12:00-15:00 si sovrappongono: correggine una';
    await drawOpenings([{ ...office, orari_festivi: '9-13 12-15' }], { error: message });
    expect(findAll('p').filter(({ textContent }) => textContent === message)).toHaveLength(1);
    expect(descriptionOf(find('#f-orari_festivi'))).toContain(message);
    await act(async () => find('#f').focus());
    expect(document.activeElement).toBe(find('#f-orari_festivi'));
  });

  test('what only a server says is said for the whole', async () => {
    await drawOpenings([office], { error: 'Gli orari non vanno' });
    expect(find('#f-error').textContent).toBe('Gli orari non vanno');
  });
});

describe('a season', () => {
  test('asks for its days, of which the last one may be in the next year', async () => {
    const { state } = await drawOpenings([office]);
    await click(radio(1));
    expect(descriptionOf(find('#f-data_apertura'))).toBe(
      'Un’apertura stagionale comincia in un giorno: scrivilo, per esempio 1/4',
    );
    await type(find('#f-data_apertura'), '1/11/2026');
    await type(find('#f-data_chiusura'), '31/3');
    await blur(find('#f-data_chiusura'));
    expect(state.value).toEqual([season]);
    expect(sentence()).toBe('Aperto dal 1º novembre al 31 marzo. Giorni feriali dalle 9 alle 13.');
  });

  test('is put aside, and comes back, by who changes his mind', async () => {
    const { state } = await drawOpenings([season]);
    await click(radio(0));
    expect(findAll('#f-data_apertura')).toEqual([]);
    expect(document.body.textContent).toContain('01/11/2026 – 31/03/2027');
    await click(radio(1));
    expect(state.value).toEqual([season]);
  });

  test('that can’t be changed can be read', async () => {
    const { state } = await drawOpenings([season], { readOnly: true });
    expect((findAll('input[id]') as HTMLInputElement[]).every(({ readOnly }) => readOnly)).toBe(true);
    expect(radio(0).disabled).toBe(true);
    expect(state.value).toEqual([season]);
  });
});
