import { expect, test } from 'vitest';
import { routesOf } from '../../../src/content/lists/addresses';
import { defineRecord, type RecordDeclaration, recordForm } from '../../../src/content/model/record';
import { desk } from '../../../src/content/records/desk';
import { role } from '../../../src/content/records/role';
import { user } from '../../../src/content/records/user';

const name = { path: 'nome', kind: 'text', label: 'Nome' } as const;
const card = { id: 'desk', titles: { inserting: 'Nuova', editing: 'Modifica' }, fields: [name] };
const declared: RecordDeclaration = {
  area: 'desk',
  routes: routesOf({ list: '/desks', item: '/desks/:id' }),
  titles: { inserting: 'Nuova', editing: 'Modifica', missing: 'Non c’è', one: 'redazione' },
  blank: { id: 'new', updated_at: null, nome: '' },
  cards: [card],
  nameOf: ({ nome }) => String(nome),
  endpoints: desk.endpoints,
  fromAnswer: desk.fromAnswer,
  toBody: desk.toBody,
};

test('a declaration is frozen with its fields, and its machine gets plain JSON', () => {
  const record = defineRecord(declared);
  expect(Object.isFrozen(record)).toBe(true);
  const form = recordForm(record, ['it', 'en']);
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  expect(form.fields).toEqual([{ ...name, localized: false }]);
  expect(form).toEqual({
    area: 'desk',
    titles: declared.titles,
    fields: record.fields,
    languages: ['it', 'en'],
    blank: declared.blank,
  });
});

test('fields of several cards are one list, and one may depend on another', () => {
  const company = { ...name, path: 'company', label: 'Azienda' };
  const either = { ...name, unless: 'company' };
  const blank = { ...declared.blank, company: '' };
  const record = defineRecord({
    ...declared,
    blank,
    cards: [
      { ...card, fields: [either] },
      { ...card, fields: [company] },
    ],
  });
  expect(record.fields).toEqual([
    { ...either, localized: false },
    { ...company, localized: false },
  ]);
});

test.each<[Partial<RecordDeclaration>, string]>([
  [{ cards: [card, card] }, "record 'desk': field 'nome' is declared twice"],
  [{ blank: { id: 'new', updated_at: null } }, "record 'desk': a new one has no value for 'nome'"],
  [
    { cards: [{ ...card, fields: [{ ...name, with: 'company' }] }] },
    "record 'desk': 'nome' depends on an unknown field 'company'",
  ],
  [
    { cards: [{ ...card, fields: [{ ...name, unless: 'company' }] }] },
    "record 'desk': 'nome' depends on an unknown field 'company'",
  ],
  [
    { cards: [{ ...card, fields: [{ ...name, kind: 'choice' }] }] },
    "record 'desk': 'nome': a list to choose from is named by a choice, and by no other",
  ],
  [
    { cards: [{ ...card, fields: [name, { ...name, path: 'nome.it' }] }] },
    "record 'desk': field 'nome.it' lies within another",
  ],
  [
    { cards: [{ ...card, fields: [{ ...name, kind: 'reviewNote' }] }] },
    "record 'desk': 'nome' depends on a status of publication",
  ],
  [{ routes: routesOf({ list: '/desks', item: null }) }, "record 'desk': its form has no route"],
])('%# a wrong declaration stops the start', (change, problem) => {
  expect(() => defineRecord({ ...declared, ...change })).toThrow(problem);
});

test('users, roles and desks are declared', () => {
  expect([user, role, desk].map(({ area, fields }) => [area, fields.map((field) => field.path)])).toEqual([
    [
      'user',
      [
        'company',
        'first_name',
        'last_name',
        'username',
        'email',
        'password',
        'password_confirmation',
        'role',
        'redazione',
        'destinations',
        'active',
      ],
    ],
    ['role', ['title', 'abilities']],
    ['desk', ['nome', 'url_it', 'url_en', 'url_de']],
  ]);
});

test('a record is called by what its people know it by', () => {
  const of = (more: object) => ({ id: 1, updated_at: null, ...more });
  expect(desk.nameOf(of({ nome: 'Redazione Rimini' }))).toBe('Redazione Rimini');
  expect(role.nameOf(of({ title: 'Lettore' }))).toBe('Lettore');
  expect(user.nameOf(of({ first_name: 'Anna', last_name: 'Montanari', username: 'admin' }))).toBe('Montanari Anna');
  expect(user.nameOf(of({ first_name: '', company: 'Visit Emilia', username: 'visit' }))).toBe('Visit Emilia');
  expect(user.nameOf(of({ first_name: null, last_name: null, company: null, username: 'visit' }))).toBe('visit');
});
