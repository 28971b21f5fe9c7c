import { describe, expect, test, vi } from 'vitest';
import { desk } from '../../src/content/records/desk';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';
import type { Endpoint } from '../../src/contract/endpoint';
import { createRecordService } from '../../src/services/records';
import { failureOf } from '../machines/fixtures';

const { fromAnswer: userItem, toBody: userBody } = user;
const { toBody: deskBody } = desk;

const anna = {
  id: 7,
  username: 'anna',
  first_name: 'Anna',
  last_name: null,
  company: undefined,
  email: 'anna@example.it',
  active: true,
  redazione: { id: 3, nome: 'Nord' },
  roles: { redazione: 'Redazione' },
  destinations: { 12: 'Costa', 4: 'Appennino' },
  updated_at: '2026-01-01T00:00:00.000Z',
  phone: '051',
};

test('a user of any server is one that the form can show', () => {
  expect(userItem(anna)).toEqual({
    ...anna,
    last_name: '',
    company: '',
    password: '',
    password_confirmation: '',
    role: 'redazione',
    active: 1,
    redazione: 3,
    destinations: [
      { id: 4, name: 'Appennino' },
      { id: 12, name: 'Costa' },
    ],
  });
  expect(userItem({ id: 8, username: 'b', roles: [], destinations: null, redazione: 9 })).toMatchObject({
    role: null,
    active: 0,
    redazione: 9,
    destinations: [],
    updated_at: null,
  });
});

test('a user goes back whole, with trimmed texts, the password as typed, one role and ids of destinations', () => {
  const item = { ...userItem(anna), first_name: ' Annalisa ', password: ' x ', password_confirmation: ' x ' };
  expect(userBody(item)).toEqual({
    username: 'anna',
    first_name: 'Annalisa',
    last_name: '',
    company: '',
    email: 'anna@example.it',
    active: 1,
    redazione: 3,
    role: 'redazione',
    password: ' x ',
    password_confirmation: ' x ',
    destination: [4, 12],
    updated_at: '2026-01-01T00:00:00.000Z',
    phone: '051',
  });
});

test('a new user sends what the contract requires', () => {
  expect(Object.keys(userBody(user.blank)).sort()).toEqual(
    [
      'active',
      'company',
      'destination',
      'email',
      'first_name',
      'last_name',
      'password',
      'password_confirmation',
      'redazione',
      'role',
      'updated_at',
      'username',
    ].sort(),
  );
});

test('a desk goes back with its language, without users and municipalities', () => {
  const item = { ...desk.blank, id: 5, nome: ' Nord ', users: [{ id: 1 }], users_count: 1, comuni_istat: [] };
  expect(deskBody(item)).toEqual({ nome: 'Nord', url_it: '', url_en: '', url_de: '', lang: 'it', updated_at: null });
});

/** A client that answers every call with this. */
const answering = (value: unknown) => ({ call: vi.fn(async (_endpoint: Endpoint, _input: object) => value) });

const { signal } = new AbortController();

describe('a tag', () => {
  const sent = { id: 5, name: 'estate', count: 3, updated_at: '2026-01-01T00:00:00.000Z' };
  const failure = { ok: false, failure: failureOf('invalid', { fields: { name: 'C’è già' } }) };

  test('is read by its own call, and one of another server has no version', async () => {
    const client = answering({ ok: true, value: { data: { id: 5, name: 'estate' } } });
    const service = createRecordService(client as never, { forgetCategories: vi.fn() }, tag);
    const loaded = await service.loadRecord({ id: 5 }, signal);
    expect(loaded).toEqual({ ok: true, value: { id: 5, name: 'estate', updated_at: null } });
    expect(
      client.call.mock.calls.map(([endpoint, { params }]: [Endpoint, { params?: object }]) => [endpoint.id, params]),
    ).toEqual([['tags.read', { id: 5 }]]);
  });

  test.each([
    ['new', 'tags.create', { body: { name: 'estate', updated_at: null }, headers: { 'Idempotency-Key': 'chiave' } }],
    [5, 'tags.update', { body: { name: 'estate', updated_at: sent.updated_at }, params: { id: 5 } }],
  ] as const)('that is saved (%s) makes contents look for tags anew', async (id, endpoint, input) => {
    const forgetCategories = vi.fn();
    const client = answering({ ok: true, value: { data: { id: 5, message: '' } } });
    const item = { ...sent, id, name: ' estate ', updated_at: id === 'new' ? null : sent.updated_at };
    const saved = await createRecordService(client as never, { forgetCategories }, tag).saveRecord(
      { item, key: 'chiave' },
      signal,
    );
    expect(saved).toEqual({ ok: true, value: { id: 5, message: null } });
    expect(client.call.mock.calls.map(([{ id: called }, given]) => [called, given])).toEqual([[endpoint, input]]);
    expect(forgetCategories.mock.calls).toHaveLength(1);
  });

  test('whose answer was lost makes contents look for tags anew: it may be there', async () => {
    const forgetCategories = vi.fn();
    for (const kind of ['network', 'timeout', 'nonsense', 'server'] as const) {
      const lost = { ok: false, failure: failureOf(kind) };
      const service = createRecordService(answering(lost) as never, { forgetCategories }, tag);
      expect(await service.saveRecord({ item: { ...sent, id: 'new' }, key: 'chiave' }, signal)).toEqual(lost);
    }
    expect(forgetCategories.mock.calls).toHaveLength(4);
  });

  test('that was refused leaves them as they are, and so does another record', async () => {
    const forgetCategories = vi.fn();
    const refused = createRecordService(answering(failure) as never, { forgetCategories }, tag);
    expect(await refused.saveRecord({ item: { ...sent, id: 'new' }, key: 'chiave' }, signal)).toEqual(failure);
    const answer = answering({ ok: true, value: { data: { id: 7 } } });
    const taken = createRecordService(answer as never, { forgetCategories }, desk);
    await taken.saveRecord({ item: { ...desk.blank, id: 7 }, key: null }, signal);
    expect(forgetCategories.mock.calls).toHaveLength(0);
  });
});
