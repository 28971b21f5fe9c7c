import { describe, expect, test } from 'vitest';
import {
  changedConfirmationProblem,
  confirmationProblem,
  emailProblem,
  lengthProblem,
  nameProblem,
  passwordProblem,
  personNameProblem,
  requiredProblem,
  TITLE_MAXIMUM,
  usernameProblem,
} from '../../../src/content/text/people';
import { urlProblem } from '../../../src/content/text/web';

const INVALID = 'Email non valida: controlla che sia scritta come nome@dominio.it';

describe('an address [1-5.4, 1-5.10]', () => {
  test.each(['a@b.it', ' anna.rossi+prova@posta.example.it ', 'admin@localhost', "o'hara@example.ie"])(
    'takes %j',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  test.each([
    ['', 'Campo richiesto'],
    ['  ', 'Campo richiesto'],
    ['anna', INVALID],
    ['anna@', INVALID],
    ['@example.it', INVALID],
    ['anna@example..it', INVALID],
    ['anna rossi@example.it', INVALID],
    ['anna@example.it, bruno@example.it', INVALID],
    ['Anna <anna@example.it>', INVALID],
    ['anna@exämple.it', INVALID],
    [`${'a'.repeat(246)}@b.it`, null],
    [`${'a'.repeat(250)}@b.it`, 'Troppo lungo: al massimo 254 caratteri'],
  ])('%j: %s', (email, problem) => expect(emailProblem(email)).toBe(problem));
});

test.each([
  ['', 'Campo richiesto'],
  ['1234567', 'La password deve avere almeno 8 caratteri'],
  ['12345678', null],
  ['        ', null],
  ['x'.repeat(1000), null],
  ['x'.repeat(1001), 'Troppo lungo: al massimo 1.000 caratteri'],
])('a new password %#: %s [1-5.5, 1-5.7, 1-5.11]', (password, problem) =>
  expect(passwordProblem(password)).toBe(problem),
);

test.each([
  ['', '', 'Campo richiesto'],
  ['segreta-1', 'segreta-1', null],
  ['segreta-1', '', 'Campo richiesto'],
  ['segreta-1', 'segreta-2', 'La conferma non è uguale alla password'],
  ['', 'segreta-1', 'La conferma non è uguale alla password'],
])('%j repeated as %j: %s [1-5.5, 1-5.7, 1-5.11]', (password, confirmation, problem) =>
  expect(confirmationProblem(password, confirmation)).toBe(problem),
);

test('a password that stays as it is need not be repeated', () =>
  expect([
    changedConfirmationProblem('', ''),
    changedConfirmationProblem('segreta-1', ''),
    changedConfirmationProblem('', 'segreta-1'),
  ]).toEqual([null, 'Campo richiesto', 'La conferma non è uguale alla password']));

test.each([
  ['', null],
  ['D’Angelo', null],
  [` ${'x'.repeat(100)} `, null],
  ['x'.repeat(101), 'Troppo lungo: al massimo 100 caratteri'],
])('a name %#: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

const LETTERS = 'Può contenere solo lettere e spazi';

test.each([
  ['', '', 'Campo richiesto'],
  ['  ', ' ', 'Campo richiesto'],
  ['Anna Maria', '', null],
  ['Niccolò', '', null],
  ['Nicco\u0300lo', '', null],
  ['Anna2', '', LETTERS],
  ['D’Angelo', '', LETTERS],
  ['Anna-Maria', '', LETTERS],
  ['x'.repeat(101), '', 'Troppo lungo: al massimo 100 caratteri'],
  ['', 'Acque S.p.A.', null],
  ['Anna-2', 'Acque S.p.A.', null],
  ['x'.repeat(101), 'Acque S.p.A.', 'Troppo lungo: al massimo 100 caratteri'],
])('the name %j with the company %j: %s [1-5.2]', (name, company, problem) =>
  expect(personNameProblem(name, company)).toBe(problem),
);

const NAME = 'Può contenere solo lettere, cifre, trattini e trattini bassi';

test.each([
  ['', 'Campo richiesto'],
  ['anna_rossi-2', null],
  ['anna rossi', NAME],
  ['anna@rossi', NAME],
  ['anna.rossi', NAME],
  ['x'.repeat(101), 'Troppo lungo: al massimo 100 caratteri'],
])('the user name %j: %s [1-5.3]', (username, problem) => expect(usernameProblem(username)).toBe(problem));

test.each([
  ['', null],
  [' https://example.it/pagina?a=1 ', null],
  ['http://localhost:8080', null],
  ['example.it', 'URL non valida'],
  ['https://', 'URL non valida'],
  ['ftp://example.it', 'URL non valida'],
  ['javascript:alert(1)', 'URL non valida'],
  ['https://exa mple.it', 'URL non valida'],
  [`https://example.it/${'x'.repeat(2000)}`, 'Troppo lungo: al massimo 2.000 caratteri'],
])('the web address %j: %s [1-5.13]', (url, problem) => expect(urlProblem(url)).toBe(problem));

test.each([
  [' ', 'Campo richiesto'],
  ['Redattore', null],
  ['x'.repeat(201), 'Troppo lungo: al massimo 200 caratteri'],
])('the title %j: %s [1-5.8, 1-5.12]', (title, problem) => expect(requiredProblem(title, 200)).toBe(problem));

test.each([
  ['x'.repeat(200), null],
  [` ${'x'.repeat(200)} `, null],
  ['x'.repeat(201), 'Troppo lungo: al massimo 200 caratteri'],
])('a title %#: %s', (title, problem) => expect(lengthProblem(title, TITLE_MAXIMUM)).toBe(problem));

test.each([
  [`https://b.it/${'a'.repeat(1987)}`, null],
  [`https://b.it/${'a'.repeat(1988)}`, 'Troppo lungo: al massimo 2.000 caratteri'],
  ['https://a', null],
  ['https://?x', urlProblem('boh')],
])('a long web address %#: %s', (url, problem) => expect(urlProblem(url)).toBe(problem));
