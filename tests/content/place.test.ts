import { describe, expect, test } from 'vitest';
import { BLANK_LOCATION } from '../../src/content/kinds/address';
import { recordForm } from '../../src/content/model/record';
import { place } from '../../src/content/records/place';
import { createPlace, readPlace } from '../../src/contract/places';
import { wrongFields } from '../../src/machines/record/fields';

const { fromAnswer, toBody } = place;

const agazzano = { id: 33_001, city: 'Agazzano', zip_code: '29010' };
const location = { city: agazzano, address: 'Via del Castello', number: '1', lat: '44.9497', lng: 9.5192 };

/** A place as ours sends it. */
const castle = {
  id: 1,
  nome: 'Castello di Agazzano',
  info: 'Su prenotazione.',
  localita: { id: 4, name: 'Agazzano' },
  location,
  telefono: '0523 975038',
  mail: 'castello@esempio.it',
  website: 'https://www.esempio.it',
  comune: 'Agazzano',
  author: 15,
  status: 2,
  code: 'castelli',
  lang: 'it',
  updated_at: '2026-01-01T00:00:00.000Z',
};

/** What goes out of a place that came like this and that nobody touched. */
const returned = (sent: object) => {
  const { id } = castle;
  const { data } = readPlace.answer.parse({ status: 'success', code: '200', data: { id, ...sent } });
  return createPlace.body.parse(toBody(fromAnswer(data)));
};

test('a place that nobody touched goes back as it came, without its id', () => {
  const { id: _, ...rest } = castle;
  expect(returned(castle)).toEqual(rest);
});

describe('a place of another server', () => {
  test.each<[string, object, object]>([
    ['without an address', { location: [] }, { location: BLANK_LOCATION, comune: '' }],
    ['with none', { location: null }, { location: BLANK_LOCATION }],
    ['wrapped', { location: { location } }, { location: { location }, comune: 'Agazzano' }],
    [
      'with its locality in it',
      { location: { localita: { id: 4, name: 'Agazzano' }, location } },
      { location: { localita: { id: 4, name: 'Agazzano' }, location } },
    ],
    ['with an empty one in a wrapper', { location: { location: [] } }, { location: { location: BLANK_LOCATION } }],
    ['without a locality', { localita: null }, { localita: null }],
    ['with a list for one', { localita: [] }, { localita: [] }],
    ['without an author', {}, { author: null }],
    ['without a status', {}, { status: 1 }],
    ['whose address names no municipality', { comune: 'Bobbio', location: { lat: 44, lng: 9 } }, { comune: 'Bobbio' }],
    ['with keys that are unknown here', { zona: 'collina' }, { zona: 'collina' }],
  ])('%s', (_, sent, back) => {
    expect({ ...returned(sent), ...back }).toEqual(returned(sent));
  });
});

test('the text of the municipality is that of the address', () => {
  const item = fromAnswer({ ...castle });
  const moved = { ...item, location: { ...location, city: { id: 38_006, nome: 'Comacchio' } } };
  expect(toBody(moved).comune).toBe('Comacchio');
});

test('a new place is its creator’s, and of the type whose list is in front [3-2.36, 3-3.2, 3-2.30]', () => {
  const { blank } = recordForm(
    { ...place, blank: { ...place.blank, code: 'musei' } },
    ['it'],
    place.begins?.({ userId: 7 }),
  );
  expect(blank).toEqual({
    id: 'new',
    updated_at: null,
    nome: '',
    info: '',
    localita: null,
    location: BLANK_LOCATION,
    telefono: '',
    mail: '',
    website: '',
    comune: '',
    author: 7,
    status: 1,
    code: 'musei',
  });
});

describe('of a place', () => {
  const form = recordForm(place, ['it']);
  const wrong = (change: object) =>
    wrongFields({ record: form, id: 1, refused: {}, item: { ...fromAnswer(castle), ...change } });

  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ nome: ' ' }, ['nome']],
    [{ info: '', localita: null, location: BLANK_LOCATION, mail: '', telefono: '', website: '', author: null }, []],
    [{ info: 'x'.repeat(250) }, []],
    [{ info: 'x'.repeat(251) }, ['info']],
    [{ mail: 'castello@' }, ['mail']],
    [{ telefono: 'dopo le 9' }, ['telefono']],
    [{ website: 'www.esempio.it' }, ['website']],
    [{ location: { ...location, lat: 'nord' } }, ['location']],
  ])('%# with %j is wrong: %j [3-2.33, 3-5.8, 3-5.5]', (change, fields) => {
    expect(wrong(change)).toEqual(fields);
  });
});
