import { describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import { blankItem, normaliseItem } from '../../../src/content/item/item';
import { withLocalityApart, withLocalityRepeated } from '../../../src/content/where/localityWithin';
import type { Client } from '../../../src/services/client';
import { createContentService } from '../../../src/services/contents';
import { news, operator } from '../named';

const blank = { languages: ['it'], author: 7, canSave: true } as const;
const dozza = { id: 4, name: 'Dozza' };
const imola = { id: 5, name: 'Imola' };
const away = { city: null, address: '', number: '', lat: null, lng: null };
const street = { ...away, address: 'Via XX Settembre' };

type Sent = { readonly localita?: Json; readonly location?: Json };

/** What the editor has of an answer. */
const read = (sent: Sent) => {
  const { localita, location } = normaliseItem(operator, { id: 12, ...sent }, blank);
  return { localita, location };
};
/** What leaves for the server of what came, after the editor set the locality. */
const sentAgain = (sent: Sent, localita?: Json) => {
  const item = normaliseItem(operator, { id: 12, ...sent }, blank);
  const edited = localita === undefined ? item : withValueAt(item, 'localita', localita);
  const body = withLocalityRepeated(operator, edited);
  return { localita: body.localita, location: body.location };
};

describe('a locality that is written twice', () => {
  test.each<[string, Sent, Json]>([
    ['in both places', { localita: dozza, location: { localita: dozza, location: street } }, dozza],
    ['within the address alone', { location: { localita: dozza, location: street } }, dozza],
    ['beside it alone', { localita: dozza, location: { localita: null, location: street } }, dozza],
    ['beside it as an empty list', { localita: [], location: { localita: dozza, location: street } }, dozza],
    ['in both, of which what is beside it counts', { localita: imola, location: { localita: dozza } }, imola],
    ['nowhere', { location: { localita: null, location: street } }, null],
  ])('%s is one in the editor', (_, sent, localita) => {
    expect(read(sent).localita).toEqual(localita);
    expect(read(sent).location).toMatchObject({ localita: null });
    expect(operator.itemSchema.safeParse({ id: 12, contents: {}, ...sent }).success).toBe(true);
  });

  test.each<[string, Sent, Json | undefined, Sent]>([
    ['a new one', {}, dozza, { localita: dozza, location: { localita: dozza, location: away } }],
    ['none', {}, undefined, { localita: null, location: { localita: null, location: away } }],
    [
      'another one',
      { localita: dozza, location: { localita: dozza, location: street, nota: 'x' } },
      imola,
      { localita: imola, location: { localita: imola, location: street, nota: 'x' } },
    ],
    [
      'one that was taken away',
      { localita: dozza, location: { localita: dozza, location: street } },
      null,
      { localita: null, location: { localita: null, location: street } },
    ],
    [
      'one that came in one place',
      { location: { localita: dozza, location: street } },
      undefined,
      { localita: dozza, location: { localita: dozza, location: street } },
    ],
    [
      'an address in an object of its own',
      { localita: dozza, location: { location: street } },
      imola,
      { localita: imola, location: { location: street } },
    ],
    ['an address by itself', { localita: dozza, location: street }, imola, { localita: imola, location: street }],
    [
      'an empty list',
      { localita: dozza, location: [] },
      undefined,
      { localita: dozza, location: { localita: dozza, location: away } },
    ],
  ])('leaves as it came, with the same value wherever it stands: %s', (_, sent, localita, body) =>
    expect(sentAgain(sent, localita)).toEqual(body),
  );

  test('is wrong within the address as it is beside it', () => {
    const accepts = (location: Json) => operator.itemSchema.safeParse({ id: 12, contents: {}, location }).success;
    expect([{ localita: dozza }, { localita: 4 }, { localita: [] }, { localita: null }].map(accepts)).toEqual(
      Array(4).fill(true),
    );
    expect([{ localita: 'Dozza' }, { localita: { id: 'x' } }, { localita: { id: 4, name: 7 } }].map(accepts)).toEqual(
      Array(3).fill(false),
    );
  });
});

test('a body that says nothing of a locality says nothing of it afterwards', () => {
  expect(withLocalityApart(operator, { location: street })).toEqual({ location: street });
  expect(withLocalityApart(operator, { contents: {} })).toEqual({ contents: {} });
  expect(withLocalityApart(operator, { location: { localita: null, location: street } })).toEqual({
    localita: null,
    location: { localita: null, location: street },
  });
});

test('nothing is moved or repeated where an address is declared without a locality', () => {
  const sent = { localita: imola, locations: { localita: dozza, location: street } };
  expect(withLocalityApart(news, sent)).toBe(sent);
  expect(withLocalityRepeated(news, sent)).toBe(sent);
});

test('every write of the client repeats it', async () => {
  const bodies: unknown[] = [];
  const call = vi.fn(async (_: unknown, { body }: { body: { localita: Json; location: Json } }) => {
    bodies.push([body.localita, body.location]);
    return { ok: true, value: { data: { id: 12, message: null, permalink: null } } };
  });
  const service = createContentService({ call } as unknown as Client, operator);
  const item = withValueAt(blankItem(operator, blank), 'localita', dozza);
  const { signal } = new AbortController();
  await service.saveItem({ item, key: 'a-key' }, signal);
  await service.saveItem({ item: { ...item, id: 12 }, key: null }, signal);
  expect(bodies).toEqual(Array(2).fill([dozza, { localita: dozza, location: away }]));
});
