import { describe, expect, test } from 'vitest';
import { distance, positionDoubt } from '../../../src/content/where/doubt';
import { typedCoordinate, typedPoint } from '../../../src/content/where/typedPoint';
import { fc } from '../../kit/properties';

const BOLOGNA = { lat: 44.4949, lng: 11.3426 };

describe('a point as map sites give it', () => {
  test.each([
    '44.4949, 11.3426',
    '44.4949,11.3426',
    '44.4949 11.3426',
    '44.4949; 11.3426',
    '44.4949\t11.3426\n',
    '44,4949, 11,3426',
    '44,4949,11,3426',
    '44,4949 11,3426',
    '44,4949; 11,3426',
    '(44.4949, 11.3426)',
    '[44.4949, 11.3426]',
    'lat: 44.4949, lng: 11.3426',
    'Lat 44.4949 Long 11.3426',
    'Latitudine: 44,4949 Longitudine: 11,3426',
    '\u200e44.4949,\u00a011.3426',
    '+44.4949, +11.3426',
    '44.4949° N, 11.3426° E',
    '44.4949N 11.3426E',
    'N 44.4949 E 11.3426',
    'N44.4949, E11.3426',
    '11.3426° E, 44.4949° N',
    '44,4949° N 11,3426° E',
    '44.4949°, 11.3426°',
    'geo:44.4949,11.3426',
    'geo:44.4949,11.3426;u=35?z=17',
    'geo:0,0?q=44.4949,11.3426(Piazza)',
    'https://www.google.com/maps/@44.4949,11.3426,17z',
    'https://www.google.it/maps/place/Piazza+Maggiore/@44.5,11.3,17z/data=!3m1!4b1!4m6!8m2!3d44.4949!4d11.3426?hl=it',
    'https://www.google.com/maps/search/44.4949,+11.3426?entry=tts',
    'https://www.google.com/maps/place/44.4949,11.3426',
    'https://www.google.com/maps/dir//44.4949,11.3426/@44.5,11.3,14z',
    'https://www.google.com/maps/search/?api=1&query=44.4949%2C11.3426',
    'https://maps.google.com/?q=44.4949,11.3426',
    'http://maps.google.com/maps?q=loc:44.4949,11.3426&z=15',
    'https://maps.google.com/maps?ll=44.4949,11.3426',
    'maps.google.com/?q=44.4949,11.3426',
    'https://www.openstreetmap.org/#map=17/44.4949/11.3426',
    'https://www.openstreetmap.org/?mlat=44.4949&mlon=11.3426#map=12/44.1/11.1',
    'https://www.openstreetmap.org/node/1#map=19/44.4949/11.3426&layers=N',
    'https://maps.apple.com/?ll=44.4949,11.3426&q=Bologna',
    'https://maps.apple.com/place?coordinate=44.4949,11.3426&name=x',
    'https://www.bing.com/maps?cp=44.4949~11.3426&lvl=16',
    'https://www.bing.com/maps?sp=point.44.4949_11.3426_Piazza',
  ])('%j', (text) => expect(typedPoint(text)).toEqual(BOLOGNA));

  test.each([
    ['44°29\'41.6"N 11°20\'33.4"E', 44.4948889, 11.3426111],
    ['44°29′41.6″N 11°20′33.4″E', 44.4948889, 11.3426111],
    ["44° 29' 41,6'' N, 11° 20' 33,4'' E", 44.4948889, 11.3426111],
    ['44°29’41.6”N, 11°20’33.4”E', 44.4948889, 11.3426111],
    ["44° 29.694' N 11° 20.556' E", 44.4949, 11.3426],
    ['11°20\'33.4"E 44°29\'41.6"N', 44.4948889, 11.3426111],
    ['33°52\'10"S 70°40\'0"O', -33.8694444, -70.6666667],
    ['40.4168 N, 3.7038 O', 40.4168, -3.7038],
    ['40.4168 N, 3.7038 W', 40.4168, -3.7038],
    ['−33.8688, 151.2093', -33.8688, 151.2093],
    ['44, 11', 44, 11],
    ["https://www.google.com/maps/place/44%C2%B029'41.6%22N+11%C2%B020'33.4%22E/", 44.4948889, 11.3426111],
    // Exchanged, but on the globe: it is said, not guessed.
    ['11.3426, 44.4949', 11.3426, 44.4949],
  ])('%j', (text, lat, lng) => expect(typedPoint(text)).toEqual({ lat, lng }));

  test.each([
    '',
    '44.4949',
    '44,4949',
    '44,',
    '44.4949,',
    'abc',
    'Bologna, 40121',
    '99.5, 11.3',
    '44.5, 190',
    '44.5, 11.3, 12.1',
    '44°29\'41.6"N',
    '44N 45N',
    'https://www.example.it/pagina',
    'https://maps.app.goo.gl/abc',
    'Via Emilia 12, 3',
  ])('%j is none', (text) => expect(typedPoint(text)).toBeNull());

  test('whatever the point, separator and sign of decimals', () => {
    const part = (most: number) =>
      fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((whole) => whole / 10_000);
    fc.assert(
      fc.property(part(90), part(180), fc.constantFrom(', ', '; ', ' '), fc.boolean(), (lat, lng, between, comma) => {
        const [one, other] = [lat, lng].map((number) => number.toFixed(4).replace('.', comma ? ',' : '.'));
        expect(typedPoint(`${one}${between}${other}`)).toEqual({ lat: lat + 0, lng: lng + 0 });
      }),
    );
  });
});

test.each([
  ['44,4949', 44.4949],
  ['44.4949', 44.4949],
  ['-3', -3],
  ['\u200e44.5', 44.5],
  ['44°29\'41.6"N', 44.4948889],
  ['11,3426° E', 11.3426],
  ['3.7 O', -3.7],
  ['', null],
  ['abc', 'abc'],
  ['44,4949, 1', '44,4949, 1'],
])('one coordinate: %j', (text, value) => expect(typedCoordinate(text)).toBe(value));

describe('a doubt about a position', () => {
  test('distances are those of the ground', () => {
    expect(distance(BOLOGNA, { lat: 44.6471, lng: 10.9252 })).toBeCloseTo(37.2, 0);
    expect(distance(BOLOGNA, BOLOGNA)).toBe(0);
  });

  test.each([
    [BOLOGNA, BOLOGNA, null],
    [{ lat: 44.7, lng: 11.4 }, BOLOGNA, null],
    [{ lat: 44.6471, lng: 10.9252 }, BOLOGNA, { kind: 'far', kilometres: 37 }],
    [{ lat: 11.3426, lng: 44.4949 }, BOLOGNA, { kind: 'exchanged' }],
    [{ lat: 10.9252, lng: 44.6471 }, BOLOGNA, { kind: 'exchanged' }],
    [{ lat: 11.3426, lng: 44.4949 }, null, { kind: 'exchanged' }],
    [{ lat: 41.9, lng: 12.5 }, null, null],
    [{ lat: '11.3426', lng: '44.4949' }, null, { kind: 'exchanged' }],
    [{ lat: null, lng: 11.3 }, BOLOGNA, null],
    [{ lat: 99, lng: 11.3 }, BOLOGNA, null],
  ])('%j from %j', (location, centre, doubt) => expect(positionDoubt(location, centre)).toEqual(doubt));
});
