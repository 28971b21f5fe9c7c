import { expect, test } from 'vitest';
import { desk } from '../../src/content/records/desk';
import { user } from '../../src/content/records/user';

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
